// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { bookedMemory, remember } from "#site/islands/booking/tab-memory.ts";

test("the page of a canceled booking forgets what the form would say of it, and no other page does", async () => {
  const shows = async (main: string) => {
    remember(bookedMemory, { visit: "/visit/A" });
    document.body.innerHTML = `<main>${main}</main>`;
    vi.resetModules();
    await import("./forget-canceled.ts");
    return sessionStorage.getItem(bookedMemory);
  };
  expect(await shows("<section></section>")).not.toBeNull();
  expect(await shows("<section data-canceled></section>")).toBeNull();
});
