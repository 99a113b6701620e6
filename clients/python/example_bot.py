#!/usr/bin/env python3
"""Plays minesweeper on an endless board through the session protocol.

The board is the one of `quadrille play mines --endless`: the same seed and density give the same mines, and this bot plays
the same game, so that both print the same figures. To play a real game, replace Board by your own eyes and hands.
"""

import argparse

from quadrille import Session

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def mix(z):
    """The last step of SplitMix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Board:
    """An endless board, seen and opened through a window."""

    def __init__(self, seed, density, rows, cols):
        self.seed, self.density, self.rows, self.cols = seed, density, rows, cols
        self.centre = (0, 0)
        self.open_cells = {}  # cell -> what it shows
        self.shown = {}
        self.exploded = 0

    def has_mine(self, row, col):
        if abs(row) <= 1 and abs(col) <= 1:
            return False
        stream = (row & 0xFFFFFFFF) << 32 | (col & 0xFFFFFFFF)
        state = mix((self.seed + GOLDEN) & MASK) ^ mix((stream * GOLDEN + 1) & MASK)
        return (mix((state + GOLDEN) & MASK) >> 11) * 2.0**-53 < self.density

    def around(self, row, col):
        return [(r, c) for r in range(row - 1, row + 2) for c in range(col - 1, col + 2) if (r, c) != (row, col)]

    def in_sight(self, cell):
        row = cell[0] - self.centre[0] + self.rows // 2
        col = cell[1] - self.centre[1] + self.cols // 2
        return 0 <= row < self.rows and 0 <= col < self.cols

    def open(self, cell):
        """Opens a cell; zeros flood as far as the window reaches."""
        waiting = [cell]
        while waiting:
            here = waiting.pop()
            if here in self.open_cells or not self.in_sight(here):
                continue
            if self.has_mine(*here):
                self.open_cells[here] = "*"
                self.exploded += 1
                continue
            number = sum(self.has_mine(*beside) for beside in self.around(*here))
            self.open_cells[here] = str(number)
            if number == 0:
                waiting.extend(self.around(*here))

    def news(self):
        """What is in sight and looks otherwise than when it was last told."""
        top, left = self.centre[0] - self.rows // 2, self.centre[1] - self.cols // 2
        for row in range(top, top + self.rows):
            for col in range(left, left + self.cols):
                value = self.open_cells.get((row, col), "?")
                if self.shown.get((row, col)) != value:
                    self.shown[row, col] = value
                    yield row, col, value


def nearest(board, cells):
    """The cell nearest to the middle of the window, of those as near the first."""
    row, col = board.centre
    return min(((max(abs(r - row), abs(c - col)), (r, c)) for r, c in cells), default=(0, None))[1]


def play(session, board, lives, ticks):
    """Safe cells first; then towards safe cells out of sight, then to where the session wants to look; a guess last."""
    board.open((0, 0))
    guesses = moves = played = 0
    while board.exploded < lives and played < ticks:
        reply = session.see(board.news(), lives=lives - board.exploded)
        played += 1
        safe = [tuple(cell) for cell in reply["to_visualize"]]
        in_sight = [cell for cell in safe if board.in_sight(cell)]
        for cell in in_sight:
            board.open(cell)
        if in_sight:
            continue
        target = nearest(board, safe) or nearest(board, reply["look"])
        if target is None:
            guess = next((tuple(each["cell"]) for each in reply["actions"] if each["kind"] == "GUESS"), None)
            if guess is None:
                break
            guesses += 1
            if not board.in_sight(guess):
                board.centre = guess
                moves += 1
            board.open(guess)
        else:
            board.centre = target
            moves += 1
    opened = sum(value != "*" for value in board.open_cells.values())
    return {"opened": opened, "lives_lost": board.exploded, "ticks": played, "moves": moves, "guesses": guesses}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", default="quadrille")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--density", type=float, default=0.2)
    parser.add_argument("--window", default="16x30")
    parser.add_argument("--lives", type=int, default=3)
    parser.add_argument("--ticks", type=int, default=200)
    options = parser.parse_args()
    rows, cols = map(int, options.window.split("x"))
    with Session(options.program, density=options.density) as session:
        result = play(session, Board(options.seed, options.density, rows, cols), options.lives, options.ticks)
    print(" ".join("%s=%d" % figure for figure in result.items()))


if __name__ == "__main__":
    main()
