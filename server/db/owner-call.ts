/** How a message names one of the owner's commands: a server has no npm, and a clone no "scoopdale". */
export const ownerCall = (command: string): string =>
  `"scoopdale ${command}", in a clone "npm run owner -- ${command}"`;
