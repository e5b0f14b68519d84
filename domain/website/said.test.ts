import { expect, test } from "vitest";
import * as z from "zod/mini";
import { said } from "./said.ts";
import { formOf, things } from "./things.ts";

test("the site says something of each thing that can be changed", () =>
  expect(Object.keys(said).sort()).toEqual(Object.keys(things).sort()));

/** Placeholders, and what only the owner knows. */
const missing = ["phone", "rating", "license", "legalName", "postalAddress", "effectiveDate"];

test.each(Object.keys(said).filter((name) => !missing.includes(name)))(
  "what %s says without a change could be a change",
  (name) => {
    const form = formOf(name);
    expect(form && z.safeParse(form, said[name]).error).toBeUndefined();
  },
);
