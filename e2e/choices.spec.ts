import { quote } from "#domain/booking/prices.ts";
import { expect, fill, hydrated, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";

test("a link's plan replaces the saved one, and a reload keeps what was chosen after that", async ({
  page,
}) => {
  await page.goto("/book-now");
  await hydrated(page);
  await fill(page, "Chooser", { dogs: "2 Dogs", plan: "Bi-Weekly" });
  await page.goto("/book-now?plan=twice-weekly&zip=85254");
  await hydrated(page);
  await expect(page.getByLabel("First Name")).toHaveValue("Chooser");
  await expect(page.getByLabel("Service Type")).toHaveValue("twice-weekly");
  await expect(page.getByLabel("Number of Dogs")).toHaveValue("2");
  await expect(page.getByLabel("Zip Code")).toHaveValue("85254");
  await expect(page.locator("form output")).toContainText(
    `$${quote("twice-weekly", "2").perVisit}`,
  );
  await page.getByLabel("Service Type").selectOption("Weekly");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Service Type")).toHaveValue("weekly");
  await expect(page.locator("form output")).toContainText(
    `$${quote("weekly", "2").perVisit} per week`,
  );
});

test("nothing shifts while the page arrives slowly and its script takes over a form that a link has filled in", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  // Bytes a second.
  const slow = { latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slow });
  await watchShifts(page);
  await page.goto("/book-now?plan=twice-weekly&dogs=5%2B&zip=85251");
  await hydrated(page);
  await expect(page.getByText("Yes, we scoop 85251")).toBeVisible();
  await expect(page.locator(".form-promise")).toContainText(/[AP]M/);
  const shift = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Reflect.get(window, "shift"))),
        ),
      ),
  );
  expect(shift).toBeLessThan(0.001);
});
