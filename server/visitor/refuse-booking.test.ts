import { expect, test } from "vitest";
import { Problem } from "#server/http/problems.ts";
import { problemPageOf } from "./refuse-booking.ts";

const errors = { email: "Please enter a valid email address" };
const invalid = new Problem("invalid", { errors });

test.each<[what: string, body: unknown, value: string]>([
  ["text", { email: "ana@" }, "ana@"],
  ["the last of several", { email: ["ana@", "ana@x"] }, "ana@x"],
  ["nothing of an empty list", { email: [] }, ""],
  ["nothing of a number", { email: 7 }, ""],
  ["nothing of no body", null, ""],
  ["nothing of a body that is text", "email", ""],
])("a field comes back with %s", (_, body, value) => {
  expect(problemPageOf(invalid, body).form.values).toMatchObject({ email: value });
});

test("messages go with their fields", () => {
  expect(problemPageOf(invalid, {}).form).toMatchObject({ errors, problem: undefined });
});

test("after an error on our side the form says what happened", () => {
  const problem = new Problem("storage-failed");
  expect(problemPageOf(problem, {}).form).toMatchObject({ errors: {}, problem: problem.message });
});
