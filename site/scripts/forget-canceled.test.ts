// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { bookedMemory } from "#domain/pages/page-props.ts";
import { remember } from "#site/islands/booking/tab-memory.ts";
import { forgetCanceled } from "./forget-canceled.ts";

afterEach(() => {
  document.body.replaceChildren();
  remember(bookedMemory, null);
});

test("the page of a canceled booking forgets what the form would say of it, and no other page does", () => {
  const keeps = (main: string) => {
    remember(bookedMemory, { visit: "/visit/A" });
    document.body.innerHTML = `<main>${main}</main>`;
    forgetCanceled();
    return sessionStorage.getItem(bookedMemory) !== null;
  };
  expect(keeps("<section></section>")).toBe(true);
  expect(keeps(`<section data-forget="${bookedMemory}"></section>`)).toBe(false);
});
