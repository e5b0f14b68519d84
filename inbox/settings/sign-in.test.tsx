import { expect, test, vi } from "vitest";
import { render } from "#inbox/testing/render.tsx";
import { requestError } from "#ui/request.ts";
import { SignIn, signInError } from "./sign-in.tsx";

test("a wrong password, a locked sign-in and a silent server each have their own message", () => {
  expect(signInError(requestError(401, '{"title":"Unauthorized"}', ""))).toBe(
    "The name or the password is wrong.",
  );
  const locked = JSON.stringify({ title: "Too many", detail: "Try again in 15 minutes." });
  expect(signInError(requestError(429, locked, ""))).toBe("Try again in 15 minutes.");
  expect(signInError(new TypeError("Failed to fetch"))).toBe(
    "The server did not answer. Check the connection and try again.",
  );
});

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

test("after a session has ended, the name is filled in and the draft note is promised back", () => {
  const $ = signIn("riley");
  expect($("h1").text()).toBe("Please sign in again");
  expect($("#username").attr("value")).toBe("riley");
  expect($("form").text()).toContain("A note you were writing comes back");
  expect(signIn()("form").text()).not.toContain("A note");
});
