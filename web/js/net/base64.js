// Bytes as text that a request or an address can carry.

const kSlice = 0x8000; // bytes at a time: the number of arguments of a call is limited

/** @param {Uint8Array} bytes */
export function toBase64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += kSlice)
    text += String.fromCharCode(...bytes.subarray(at, at + kSlice));
  return btoa(text);
}

/** @param {File} file */
export const fileAsBase64 = async (file) => toBase64(new Uint8Array(await file.arrayBuffer()));

/** The alphabet that needs no escaping in an address. @param {Uint8Array} bytes */
export const toUrlBase64 = (bytes) =>
  toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} throws if the text is not base64 */
export const fromUrlBase64 = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
