/** A message that has been waiting to leave for longer is reported, in milliseconds. */
const stuckAfterMs = 5 * 60_000;

export const isStuck = ({ since }: { readonly since: string }, now: Date): boolean =>
  now.getTime() - Date.parse(since) > stuckAfterMs;
