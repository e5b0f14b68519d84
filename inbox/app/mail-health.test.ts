import { expect, test } from "vitest";
import { summarySample } from "#inbox/testing/samples.ts";
import { alarmsOf, healthLines } from "./mail-health.ts";

test("all is well only if nothing failed or is broken", () => {
  const healthy = summarySample();
  expect(alarmsOf(healthy)).toEqual([]);
  expect(healthLines(healthy)).toEqual(["Everything is being sent."]);
  const ill = { failedMessages: 2, broken: ["mail" as const] };
  expect(healthLines(summarySample(ill))).toEqual([
    "2 messages could not be sent.",
    "This is broken: email does not go out.",
  ]);
});

test("what is broken is one alarm", () => {
  expect(alarmsOf(summarySample({ broken: ["mail", "disk"] }))).toMatchObject([
    { title: "This is broken: email does not go out; the server's disk is nearly full." },
  ]);
});

test("a site that is public too early is an alarm that names what it lacks", () => {
  expect(alarmsOf(summarySample({ blockers: ["phone", "legalName"] }))).toMatchObject([
    { text: expect.stringContaining("lacks: the phone number, the legal name.") },
  ]);
});
