import { createHash } from "node:crypto";
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
