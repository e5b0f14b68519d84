import { expect, test, vi } from "vitest";
import { render } from "#inbox/testing/render.tsx";
import { SignIn } from "./sign-in.tsx";

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
