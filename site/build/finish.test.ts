import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { policyOf } from "./finish.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page's policy allows exactly its own inline styles and the site's scripts", () => {
  const policy = policyOf("<style>a{}</style><script>one()</script>");
  expect(policy).toContain(`style-src 'self' ${sha("a{}")};`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
});

test("no built page has an inline script, which its policy would block", () => {
  const pages = globSync("dist/site/**/*.html");
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const scripts = readFileSync(page, "utf8").match(/<script[^>]*>/g) ?? [];
    expect(
      scripts.filter((script) => !/ src="\/|type="application\/ld\+json"/.test(script)),
      page,
    ).toEqual([]);
  }
});
