import "fake-indexeddb/auto";
import { afterEach, beforeEach } from "vitest";

// Files share what they have loaded, and so register here what comes before and after each of their tests.
if (typeof document !== "undefined") {
  const { leaveScreen, prepareScreen } = await import("./screen.tsx");
  beforeEach(prepareScreen);
  afterEach(leaveScreen);
}
