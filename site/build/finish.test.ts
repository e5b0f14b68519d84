import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyOf } from "./finish.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page may run exactly the inline scripts and styles that it holds", () => {
  const policy = policyOf(
    `<style>a{}</style><script>one()</script><script type="module">two()</script>` +
      `<script type="application/ld+json">{"data":1}</script><script src="/file.js"></script><script>one()</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${sha("one()")} ${sha("two()")};`);
  expect(policy).toContain(`style-src 'self' ${sha("a{}")};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
});
