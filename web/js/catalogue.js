// What the program can solve. Asked for at once, while the rest of the page is still on its way.

import { get } from "./api.js";

/** @type {Promise<import("./types.js").Family[]>} */
export const families = get("/api/families").then((answer) => answer.families);

families.catch(() => {}); // whoever waits for it tells the user
