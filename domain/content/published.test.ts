import { expect, test } from "vitest";
import { dataUses } from "#content/privacy.ts";
import { dataRows } from "./data-rows.ts";
import { published, publishedFiles } from "./published.ts";

const rating = { value: 5, count: 127, proof: null };

test("strangers see no placeholder and no unproven rating", () => {
  const contact = { phone: "+14805550142", email: "hello@scoopdale.example", rating };
  expect(published(contact)).toEqual({ phone: null, email: null, rating: null });
});

test("what is real stays", () => {
  const contact = {
    phone: "+14802345142",
    email: "hello@scoopdale.com",
    rating: { ...rating, proof: "https://example.org/ratings" },
  };
  expect(published(contact)).toEqual(contact);
});

test("the build replaces whole files: each of their exports is there, and no sample", async () => {
  const files = publishedFiles();
  const exported = {
    "content/contact.ts": await import("#content/contact.ts"),
    "content/sample-reviews.ts": await import("#content/sample-reviews.ts"),
  };
  for (const [file, content] of Object.entries(exported))
    expect(Object.keys(files[file] ?? {}).sort()).toEqual(Object.keys(content).sort());
  expect(files["content/sample-reviews.ts"]).toEqual({ sampleReviews: [] });
});

test("the privacy page has a row for each use of visitors' data, and names each thing once", () => {
  const rows = dataRows();
  expect(rows.map(({ what: _, ...use }) => use)).toEqual(
    Object.values(dataUses).filter((use) => use !== null),
  );
  expect(rows[0]).toEqual({
    ...dataUses.contact,
    what: [
      ...["first name", "last name", "email address", "phone number"],
      "search words made from these and your street address",
    ],
  });
  for (const { what, why } of rows) {
    expect(what, why).not.toEqual([]);
    expect(new Set(what).size).toBe(what.length);
  }
});
