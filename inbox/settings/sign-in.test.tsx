import { expect, test, vi } from "vitest";
import { render } from "#inbox/testing/render.tsx";
import { requestError } from "#ui/request.ts";
import { passkeyError } from "./passkeys.ts";
import { SignIn } from "./sign-in.tsx";
import { signOut } from "./use-sign-out.ts";

const signIn = (wasSignedInAs?: string) =>
  render(<SignIn wasSignedInAs={wasSignedInAs} onSignedIn={() => {}} />);

test("password managers recognize the fields, and the error is announced", () => {
  const $ = signIn();
  expect($("#username").attr("autocomplete")).toBe("username");
  expect($("#password").attr("autocomplete")).toBe("current-password");
  expect($("#password").attr("type")).toBe("password");
  expect($("[role=alert]").last().text()).toBe("");
});

test("the sign-in says that cookies are blocked before anybody tries", () => {
  const said = () => signIn()("[role=alert]").first().text();
  vi.stubGlobal("navigator", { cookieEnabled: false });
  expect(said()).toContain("blocks cookies");
  vi.stubGlobal("navigator", { cookieEnabled: true });
  expect(said()).not.toContain("blocks cookies");
  vi.unstubAllGlobals();
});

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

test("a browser that does not end its subscription keeps nobody from signing out", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  const getRegistration = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  let isOut = false;
  const done = signOut().then(() => {
    isOut = true;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect([getRegistration.mock.calls.length, isOut]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
