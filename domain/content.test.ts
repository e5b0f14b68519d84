import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkContent, contentMistakes } from "./content.ts";

test("the content as it stands has no mistakes", () => {
  expect(contentMistakes()).toEqual([]);
  expect(checkContent).not.toThrow();
});

test("a mistake names its file and its key in plain words", () => {
  const rules = z.object({
    phone: z.string().check(z.regex(/^\+1\d{10}$/, "must be +1 and ten digits")),
    plans: z.array(z.object({ price: z.int().check(z.nonnegative("must not be negative")) })),
  });
  const content = { phone: "555-0142", plans: [{ price: 24 }, { price: -1 }] };
  expect(contentMistakes([{ file: "content/business.ts", rules, content }])).toEqual([
    "content/business.ts: phone: must be +1 and ten digits",
    "content/business.ts: plans.1.price: must not be negative",
  ]);
});
