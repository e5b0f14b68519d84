import type { Sign, Submission } from "./submission.ts";

/** Nobody fills ten fields in fewer seconds; a browser that remembers them may, so it is no proof. */
const fastest = 3;

/** How it was sent. Whoever has no JavaScript has no stamp: that alone must weigh little. */
export function signsOfSending({ stampAge, honeypot }: Submission): Sign[] {
  const signs: Sign[] = [];
  if (honeypot.trim()) signs.push({ words: "the hidden field was filled in", points: 10 });
  if (stampAge === null) signs.push({ words: "no time stamp", points: 2 });
  else if (stampAge < fastest) signs.push({ words: "sent within three seconds", points: 3 });
  return signs;
}
