// The shapes that travel between program and page, for the type checker only: nothing here runs.

/** @typedef {[number, number]} Cell  row and column, from zero */

/** @typedef {"none"|"dots"|"diagonal"|"cross"|"solid"} Hatch */
/** @typedef {"centre"|"across"|"down"|"corner"} Place */
/** @typedef {"move"|"good"|"bad"|"doubt"|"focus"|"faded"|"light"} Role */

/**
 * @typedef {object} Swatch  how a symbol looks, what it is called and which key sets it
 * @property {string} symbol
 * @property {string} spoken
 * @property {string} key      empty: cannot be typed
 * @property {string} paper    #rrggbb
 * @property {string} ink      #rrggbb
 * @property {string} glyph    what is drawn in the cell; empty: nothing
 * @property {Hatch} hatch
 */

/** @typedef {{cell: Cell, place: Place, text: string}} Label */
/** @typedef {"box"|"ring"|"cross"} ShapeKind */
/** @typedef {{kind: ShapeKind, from: Cell, to: Cell, role: Role}} Shape */
/** @typedef {{cell: Cell, paper: string}} Tint */
/** @typedef {{name: string, shown: boolean, labels: Label[], shapes: Shape[], tints: Tint[]}} Layer */
/** @typedef {{text: string, symbol: string, done: boolean}} ClueNumber  one number of a clue line; symbol: what it
 * counts, "" for nothing in particular; done: the player has settled it */
/** @typedef {{id: string, spoken: string, text: string, numbers: ClueNumber[]}} Field  a clue line beside the board */

/** @typedef {{id: string, spoken: string, text: string, otherwise: string}} Fact  something about the whole board;
 * otherwise: what holds while the text is empty */

/** @typedef {"playing"|"wrong"|"over"|"lost"|"won"} Stage  how far a player has come */
/** @typedef {{left: number[][], goal: number}} Weights  a rectangle that adds up to the goal is a move */

/** @typedef {{colour: string, width: number, dash: number[]}} Pen */
/**
 * @typedef {object} CellStyle
 * @property {number} glyph_size
 * @property {number} middle       of glyphs, rings and crosses, from the top
 * @property {number} ring_radius
 * @property {number} cross_reach  from the middle, in both directions
 */
/** @typedef {{width: number, strokes: [number, number, number, number][]}} HatchStyle */

/**
 * @typedef {object} PictureStyle  how the program draws pictures; lengths are parts of a cell's side
 * @property {CellStyle} cell
 * @property {CellStyle} cell_below_corner  with a label in its corner
 * @property {number} widest_glyph
 * @property {number} fine_size   of a text of several characters in the middle of a cell
 * @property {{size: number, left: number, middle: number}} corner
 * @property {{size: number, middle: number, widest: number, line_width: number, line_strength: number}} sum
 * @property {{thin: string, thick: string, border: string, thick_every: number}} lines  their colours
 * @property {{inset: number, radius: number}} box
 * @property {Record<Role, Pen>} pens
 * @property {Record<Hatch, HatchStyle> & {strength: number, strength_below_glyph: number}} hatches  strengths:
 *   how far from paper towards ink
 */

/**
 * @typedef {object} Picture
 * @property {number} rows
 * @property {number} cols
 * @property {string[]} board  one string per row, one code point per cell
 * @property {Swatch[]} legend
 * @property {Field[]} row_clues
 * @property {Field[]} col_clues
 * @property {Layer[]} layers
 * @property {string} caption
 * @property {[number, number]} blocks  rows and columns between thick lines; 0: none
 * @property {Fact[]} facts
 */

/**
 * @typedef {object} View  a puzzle, or a position in it, ready to be shown
 * @property {string} family
 * @property {string} puzzle          plain text
 * @property {string} name
 * @property {string} format
 * @property {string|null} answer     the position as plain text
 * @property {Picture} picture
 * @property {string|null} headline
 * @property {Stage} stage
 * @property {Weights} [weights]      where moves are played
 * @property {Play} [play]            of a game that is dealt; then puzzle is the deal, and answer what was played
 * @property {{name: string}[]} [puzzles]  everything that was in the text it came from
 * @property {Grade|string} [grade]  or its name
 * @property {Source} [source]
 */

/** @typedef {{name: string, title: string, value: string}} GameFigure */
/** @typedef {{gesture: "open"|"mark"|"chord", rule: string, reason: string, cells: Cell[], because: Cell[], risk: number}}
 *   BestAct */
/**
 * @typedef {object} Play
 * @property {string} position        the position as a puzzle of its own
 * @property {GameFigure[]} figures
 * @property {Cell} [first]           where the game begins
 * @property {BestAct|null} best      with advice only
 * @property {Picture|null} advised   with advice on safe cells only
 */

/**
 * @typedef {Record<string, string>} Source  what finds a puzzle again: a sample's name, the id in a collection, the day,
 *   or preset and seed; empty: only its text does
 */

/**
 * @typedef {object} Collected  a puzzle of a collection, before it is opened
 * @property {string} id
 * @property {string} title
 * @property {string} grade
 * @property {number} rows
 * @property {number} cols
 * @property {Thumbnail} thumbnail
 */
/** @typedef {{board: string[], legend: Pick<Swatch, "symbol"|"paper"|"ink"|"glyph">[]}} Thumbnail */

/**
 * @typedef {{name: string, score: number, hardest: string, techniques: Object<string, number>, figures?:
 *   Object<string, number>}} Grade
 */

/**
 * @typedef {object} Parameter  one property of a JSON schema
 * @property {"boolean"|"integer"|"number"|"string"} type
 * @property {string} description
 * @property {unknown} default  null: none
 * @property {string} [otherwise]  what holds where none is given
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {string[]} [enum]
 */
/** @typedef {Record<string, Parameter>} Schema */

/**
 * @typedef {{name: string, title: string, description: string, time_limit: number, parameters: Schema}} Strategy
 */
/**
 * @typedef {{name: string, description: string, extension: string, reads: boolean, writes: boolean}} Format
 */
/** @typedef {{name: string, description: string, parameters: Schema, from_file: boolean}} Generator */

/**
 * @typedef {"unique"|"hint"|"grade"|"edit"|"certify"|"games"|"deal"|"aids"|string} Capability  what a family has
 */
/**
 * @typedef {"cells"|"moves"|"position"} Player  how a player acts: writes symbols into cells, plays
 *   rectangles of cells, or changes the puzzle, which is itself the position
 */

/**
 * @typedef {object} Preset  a new puzzle in one click
 * @property {string} name
 * @property {string} title
 * @property {string} detail
 * @property {string} generator  "": a game is dealt
 * @property {Record<string, unknown>} settings
 * @property {number|null} clock  seconds
 */

/**
 * @typedef {object} Family
 * @property {string} name
 * @property {string} title
 * @property {string[]} other_names
 * @property {string} description
 * @property {string} goal      the game in one sentence
 * @property {string[]} rules
 * @property {Thumbnail} [thumbnail]  of a puzzle of this kind
 * @property {Preset[]} presets
 * @property {string} [ruled_out]  the symbol that says "nothing belongs here"; "": none
 * @property {boolean} [paints]    a finished answer is an image
 * @property {Schema} [deal]       settings of games of which the player sees a part
 * @property {Strategy[]} strategies
 * @property {Format[]} formats
 * @property {Generator[]} generators
 * @property {Player} player
 * @property {Capability[]} can
 * @property {string[]} cell_fields  clues inside a cell: "across", "down"
 * @property {{name: string}[]} samples
 */

/**
 * @typedef {object} Step  a person's step: what it writes and the cells it follows from
 * @property {string} rule
 * @property {string} reason
 * @property {{cell: Cell, was: string, now: string}[]} marks
 * @property {Cell[]} because
 * @property {number} risk
 */

/** @typedef {{job: string, done: number|null, message: string, best: number|null, nodes: number}} Progress */

/**
 * @typedef {"solved"|"impossible"|"partial"|"stopped"|"timeout"|"nodes"|"memory"|"not_checked"} Status
 *   not_checked: the answer is complete, and the referee could not decide all of it
 */

/**
 * @typedef {object} Result  what a solve job came to
 * @property {string} job
 * @property {string} strategy
 * @property {Status} status
 * @property {"finished"|"stopped"|"timeout"|"nodes"|"memory"} ended  why the run ended
 * @property {boolean|null} unique
 * @property {unknown} answer  text, or a record of the family's own
 * @property {{text: string, cells: Cell[]}} [reason]
 * @property {Step[]} steps
 * @property {Step[]} [trace]
 * @property {boolean} [trace_cut]
 * @property {Cell[]} [differ]
 * @property {Cell[]} [unchecked]  cells that the referee could not decide
 * @property {View|null} view
 * @property {View} [second_view]
 * @property {string|null} headline
 * @property {number} [score]  where moves are played
 * @property {number} [bound]  no play scores more
 * @property {Grade} [grade]
 * @property {{time_ms: number, states: number, backtracks: number} & Record<string, number>} metrics
 */

/** @typedef {{cell: Cell, symbol: string} | {field: string, text: string}} Edit */
/** @typedef {{cell: Cell, symbol: string} | {from: Cell, to: Cell}} Mark */
/** @typedef {{reason: string, cells: Cell[]}} Mistake */
/**
 * @typedef {object} Review  what a check of a player's position came to
 * @property {boolean} sure          no mistake means that the position leads to an answer
 * @property {Mistake[]} mistakes
 * @property {Cell[]} [unchecked]
 */

export {};
