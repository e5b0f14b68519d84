import { expect, test } from "vitest";
import { mailLink } from "./mail-link.ts";

test.each([
  ["ana@example.com", "mailto:ana@example.com"],
  ["ana+dogs@example.com", "mailto:ana%2Bdogs@example.com"],
  ["ana?cc=everybody@example.com", "mailto:ana%3Fcc%3Deverybody@example.com"],
  ["ana&b%c#d@example.com", "mailto:ana%26b%25c%23d@example.com"],
])("the mail link of %s is %s", (email, link) => {
  expect(mailLink(email)).toBe(link);
});
