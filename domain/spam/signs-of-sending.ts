import type { Sign, Submission } from "./submission.ts";

/** Nobody fills ten fields in fewer seconds; a browser that remembers them may, so it is no proof. */
const fastest = 3;

/** Signs in how it was sent. Visitors without JavaScript have no stamp, so that alone weighs little. */
export function signsOfSending({ stampAge, honeypot }: Submission): Sign[] {
  const signs: Sign[] = [];
  if (honeypot.trim()) signs.push({ words: "the hidden field was filled in", points: 10 });
  if (stampAge === null) signs.push({ words: "no time stamp", points: 2 });
  else if (stampAge < fastest) signs.push({ words: "sent within three seconds", points: 3 });
  return signs;
}
