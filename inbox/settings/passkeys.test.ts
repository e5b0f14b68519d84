import { expect, test } from "vitest";
import { requestError } from "#ui/request.ts";
import { passkeyError } from "./passkeys.ts";

const named = (name: string) => Object.assign(new Error("the browser's own words"), { name });

test.each([
  [requestError(401, "{}", ""), "This passkey no longer works here."],
  [
    requestError(429, '{"title":"Too many","detail":"Try again in a second."}', ""),
    "Try again in a second.",
  ],
  [named("NotAllowedError"), "That was canceled, or took too long."],
  [named("InvalidStateError"), "This device already has one of your passkeys."],
  [named("SecurityError"), "Passkeys work at the site's own address only."],
  [named("ConstraintError"), "Set a screen lock"],
  [new TypeError("Failed to fetch"), "The server did not answer."],
])("%s gets a message in plain words", (error, words) => {
  expect(passkeyError(error)).toContain(words);
});
