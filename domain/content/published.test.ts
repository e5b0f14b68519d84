import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { proofs } from "#content/proofs.ts";
import { published, publishedFiles } from "./published.ts";

const sample = {
  name: "Ann B.",
  location: "Troon",
  rating: 5,
  text: "Clean.",
  sample: true,
} as const;
const real = { ...sample, name: "Bob C.", sample: false };

test("strangers see no sample, no placeholder and no unproven rating", () => {
  const content = {
    business: { ...business, phone: "+14805550142", email: "hello@scoopdale.example" },
    testimonials: [sample, real],
    proofs: { ...proofs, rating: " " },
  };
  expect(published(content)).toEqual({
    business: { ...business, phone: null, email: null, rating: null },
    testimonials: [real],
  });
});

test("what is real stays", () => {
  const content = {
    business: { ...business, phone: "+14802345142", email: "hello@scoopdale.com" },
    testimonials: [real],
    proofs: { ...proofs, rating: "Maps profile, 2026-11-01" },
  };
  expect(published(content)).toEqual({ business: content.business, testimonials: [real] });
});

test("the build replaces whole files: each of their exports is there", async () => {
  const files = publishedFiles();
  const exported = {
    "content/business.ts": await import("#content/business.ts"),
    "content/testimonials.ts": await import("#content/testimonials.ts"),
  };
  for (const [file, content] of Object.entries(exported))
    expect(Object.keys(files[file] ?? {}).sort()).toEqual(Object.keys(content).sort());
});
