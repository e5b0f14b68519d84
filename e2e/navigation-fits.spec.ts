import { business } from "#content/business.ts";
import { expect, telephone, test } from "./fixtures.ts";
import { openSettled } from "./settled.ts";

test("the header keeps logo in the middle and telephone in one line from 320 px up", async ({
  page,
}) => {
  await openSettled(page, "/");
  for (const width of [320, 344, 360, 390, 412, 430, 540, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const logo = page.getByRole("banner").getByRole("link", { name: `${business.name} home` });
    const middle = await logo.evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      return (left + right) / 2 - document.documentElement.clientWidth / 2;
    });
    expect(Math.abs(middle), `at ${width} px`).toBeLessThan(1);
    const call = page.getByRole("banner").getByRole("link", { name: telephone });
    const box = await call.boundingBox();
    expect(box?.height).toBeLessThan(60);
    expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  }
});

test("in a low window the drawer scrolls as a whole", async ({ page }) => {
  await page.goto("/");
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  for (const [width, height] of [
    [844, 390],
    [568, 320],
    // 1280 by 1024 at 400 %.
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(drawer).toBeVisible();
    const areas = drawer.locator("details");
    if ((await areas.getAttribute("open")) === null) await areas.locator("summary").click();
    const scrolls = (element: Element) => element.scrollHeight > element.clientHeight + 1;
    const at = `at ${width} by ${height}`;
    expect(await drawer.evaluate(scrolls), `the drawer ${at}`).toBe(true);
    expect(await drawer.getByRole("navigation").evaluate(scrolls), `its list ${at}`).toBe(false);
    for (const link of await drawer.getByRole("link").all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  }
});
