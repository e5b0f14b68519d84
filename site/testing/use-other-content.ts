import { otherContent } from "./other-content.ts";

// Before a test loads content.
globalThis.ownContent = JSON.stringify(otherContent);
