/** Whether keys pressed there are text and not commands. @param {EventTarget|null} target */
export const isTyping = (target) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement &&
    target.type !== "radio" &&
    target.type !== "checkbox" &&
    target.type !== "range");
