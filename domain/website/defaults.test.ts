import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defaults } from "./defaults.ts";
import { formOf, things } from "./things.ts";

test("each thing that can be changed has a default", () =>
  expect(Object.keys(defaults).sort()).toEqual(Object.keys(things).sort()));

/** Placeholders, and what only the owner knows. */
const missing = ["phone", "rating", "license", "legalName", "postalAddress", "effectiveDate"];

test.each(Object.keys(things).filter((name) => !missing.includes(name)))(
  "the default of %s could be a change",
  (name) => {
    const form = formOf(name);
    expect(form && z.safeParse(form, defaults[name]).error).toBeUndefined();
  },
);
