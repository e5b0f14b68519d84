// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { emulatePopovers } from "./old-popovers.ts";

test("without popovers, a menu opens by its button and closes by Escape, a press elsewhere or a choice", () => {
  document.body.innerHTML = `
    <button popovertarget="more"><b>More</b></button>
    <div id="more" popover="auto"><a>Numbers</a></div>
    <button popovertarget="user">riley</button>
    <div id="user" popover="auto"></div>
    <p>Elsewhere</p>`;
  // As this DOM is, and as old browsers are.
  expect("showPopover" in HTMLElement.prototype).toBe(false);
  emulatePopovers();
  const states: string[] = [];
  const menu = document.querySelector<HTMLElement>("#more");
  menu?.addEventListener("toggle", (event) => {
    if ("newState" in event) states.push(String(event.newState));
  });
  menu?.addEventListener("click", () => menu.hidePopover());
  const shown = () => [...document.querySelectorAll("[data-shown]")].map(({ id }) => id);
  const press = (selector: string) => {
    document.querySelector<HTMLElement>(selector)?.click();
    return shown();
  };

  expect(shown()).toEqual([]);
  expect(press("b")).toEqual(["more"]);
  expect(states).toEqual(["open"]);
  expect(press("b")).toEqual([]);
  expect(press("b")).toEqual(["more"]);
  expect(press("[popovertarget=user]")).toEqual(["user"]);
  expect(press("p")).toEqual([]);
  expect(press("b")).toEqual(["more"]);
  expect(press("a")).toEqual([]);
  expect(press("b")).toEqual(["more"]);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(shown()).toEqual([]);
});
