import { business } from "#content/business.ts";
import { notices } from "#content/notices.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

test.use({ expectedErrors: /403 \(Forbidden\)/ });

test("a form sent from another site gets a page that says so, with the number to call", async ({
  page,
  baseURL,
}) => {
  await page.setContent(
    `<form action="${baseURL}/api/bookings" method="post"><button>Book</button></form>`,
  );
  await page.getByRole("button").click();
  await expect(page.getByRole("heading", { name: notices["other-site"].headline })).toBeVisible();
  const call = page.getByRole("link", { name: /^Call/ });
  await expect(call).toHaveAttribute("href", `tel:${business.phone}`);
  // Its policy allows its own style.
  await expect(call).toHaveCSS("background-color", "rgb(244, 123, 32)");
  await expectNoFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("link", { name: "Book online" }).click();
  await expect(page).toHaveURL("/book-now");
});
