import { expect, test } from "vitest";
import { testWords } from "./mail-card.tsx";

test("a test message reports its result, and never says sent for a file", () => {
  const to = "riley@scoopdale.example";
  expect(testWords({ to, result: "sent", error: null })).toBe(
    `The mail server accepted it. Check the inbox of ${to}, and its spam folder.`,
  );
  expect(testWords({ to, result: "written", error: null })).toBe(
    "It was written to a file on the server, not sent.",
  );
  expect(testWords({ to, result: "failed", error: "535 wrong password" })).toBe(
    "It could not be sent: 535 wrong password",
  );
});
