import { expect, test } from "vitest";
import { releaseAge } from "./release-age.ts";

const builtAt = "2026-11-20T17:00:00.000Z";

test.each([
  ["2027-02-18T17:00:00.000Z", "24.21.0", ""],
  ["2027-02-19T17:00:00.000Z", "24.21.0", "91 days"],
  ["2028-04-30T23:00:00.000Z", "24.21.0", "527 days"],
  ["2028-05-01T00:00:00.000Z", "24.21.0", "2028-04-30"],
  ["2026-11-21T17:00:00.000Z", "99.0.0", ""],
])("at %s with Node %s the release built in November 2026 says %j", (now, node, said) => {
  const line = releaseAge(builtAt, new Date(now), node);
  if (said === "") expect(line).toBe("");
  else expect(line).toContain(said);
});
