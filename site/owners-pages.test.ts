import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, ownersPages, pages } from "./testing/built-site.ts";

test.each(ownersPages)("%s is not indexed, and no public page or file links to it", (path, $) => {
  expect($('meta[name="robots"]').attr("content")).toContain("noindex");
  for (const [visitors, page] of pages)
    expect(page(`[href^="${path}"]`), `links on ${visitors}`).toHaveLength(0);
  for (const file of ["sitemap.xml", "robots.txt", "speculation.json", "manifest.webmanifest"])
    expect(readFileSync(join(folder, file), "utf8")).not.toContain(path);
});

test.each(ownersPages)(
  "%s follows the security policy and shows a message without JavaScript",
  (path, $) => {
    expect($("[style]")).toHaveLength(0);
    expect($("noscript").text()).toContain("JavaScript");
    const headers: unknown = JSON.parse(readFileSync("dist/headers.json", "utf8"));
    expect(headers).toHaveProperty([path, "content-security-policy"]);
  },
);
