// Making and finding elements. Text only ever goes in as text, never as markup.

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string|number|boolean>} [attributes]  true: present and empty; false: absent
 * @param {...(Node|string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

const kSvg = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string|number>} [attributes]
 * @param {...Node} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(kSvg, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * The one element that selector names; throws if the page does not have it.
 * @template {Element} T
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new (...args: any[]) => T} kind
 * @returns {T}
 */
export function find(root, selector, kind) {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

/**
 * A button that does one thing.
 * @param {string} text
 * @param {() => void} act
 * @param {Record<string, string|number|boolean>} [attributes]
 */
export function button(text, act, attributes = {}) {
  const element = make("button", { type: "button", ...attributes }, text);
  element.addEventListener("click", act);
  return element;
}

/**
 * Fills a drop-down and keeps the choice if it is still on offer.
 * @param {HTMLSelectElement} select
 * @param {{value: string, text: string}[]} options
 * @param {string} [chosen]
 */
export function offer(select, options, chosen = select.value) {
  select.replaceChildren(...options.map(({ value, text }) => make("option", { value }, text)));
  if (options.some(({ value }) => value === chosen)) select.value = chosen;
}
