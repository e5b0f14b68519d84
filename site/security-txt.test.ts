import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import { mailLink } from "#domain/contact.ts";
import { siteUrl } from "./testing/built-site.ts";

const file = "dist/site/.well-known/security.txt";
const year = 365 * 86_400_000;

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
test("security.txt names a contact and expires less than a year after the build", () => {
  const text = readFileSync(file, "utf8");
  const [, expires = ""] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00.000Z)$/m.exec(text) ?? [];
  expect(text.split("\n")).toEqual([
    `Contact: ${mailLink(contact.email)}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", siteUrl)}`,
    "",
  ]);
  const left = Date.parse(expires) - statSync(file).mtimeMs;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(year);
});
