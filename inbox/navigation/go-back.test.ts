// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { goBack, goTo } from "./navigation.ts";

test("a second press on Back, before the browser has gone back, does not leave one page more", () => {
  vi.stubGlobal("scrollTo", () => undefined);
  history.replaceState(null, "", "/inbox?view=inbox");
  goTo("/inbox?booking=b-1");
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  goBack("/inbox?view=inbox");
  goBack("/inbox?view=inbox");
  expect(back).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("popstate"));
  goBack("/inbox?view=inbox");
  expect(back).toHaveBeenCalledTimes(2);
});
