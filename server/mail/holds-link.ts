/** True for text that mail programs would turn into a link to somewhere. */
export const holdsLink = (text: string): boolean =>
  /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}/iu.test(text);
