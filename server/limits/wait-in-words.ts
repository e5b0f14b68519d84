/** A wait as a person says it: "a second", "40 seconds", "2 minutes". */
export function inWords(seconds: number): string {
  if (seconds > 60) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? "a second" : `${seconds} seconds`;
}
