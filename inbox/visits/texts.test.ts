import { expect, test } from "vitest";
import { visitTexts } from "#content/visit-texts.ts";
import { textLink } from "./texts.tsx";

const bodyOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("body");

test("every text begins with a greeting and fits into two messages of 160 characters", () => {
  for (const { text } of Object.values(visitTexts)) {
    expect(text).toMatch(/^\{hello\} /);
    expect(text.length).toBeLessThan(300);
  }
});

test("a text goes to the phone number, with its words and only the first name filled in", () => {
  const link = textLink(
    { serviceType: "weekly", phone: "480-555-0117", firstName: "Zoë & Co" },
    "onMyWay",
  );
  expect(link).toMatch(/^sms:\+14805550117\?&body=/);
  expect(bodyOf(link)).toMatch(/^Hi Zoë & Co, this is .+ on my way/);
  expect(
    bodyOf(textLink({ serviceType: "weekly", phone: "480-555-0117", firstName: "" }, "done")),
  ).toMatch(/^Hi, this/);
});

test("an owner's own text is filled in like the others", () => {
  const own = { title: "New price", text: "{hello} it is Scoopdale. May we come {often}?" };
  const person = { serviceType: "weekly", phone: "480-555-0117", firstName: "Ana" };
  expect(bodyOf(textLink(person, own))).toBe("Hi Ana, it is Scoopdale. May we come every week?");
});

test("a name with a dollar sign stays as it was typed", () => {
  expect(
    bodyOf(textLink({ serviceType: "weekly", phone: "480-555-0117", firstName: "$& $1" }, "late")),
  ).toContain("Hi $& $1,");
});

test("who was missed reads on which day it was", () => {
  const now = new Date("2026-11-20T17:00:00.000Z");
  const person = { serviceType: "weekly", phone: "480-555-0117", firstName: "Ana" };
  const missedOn = (day: string) =>
    bodyOf(textLink(person, "missed", { visit: { day, starts: "07:00", ends: "09:00" }, now }));
  expect(missedOn("2026-11-20")).toContain("at your yard today and");
  expect(missedOn("2026-11-19")).toContain("at your yard on Thursday, November 19 and");
});

test("without a phone number there is no text", () => {
  expect(textLink({ serviceType: "weekly", phone: "", firstName: "Ana" }, "done")).toBeUndefined();
});
