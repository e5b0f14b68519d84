import { commercialWords } from "#content/page-words.ts";
import { plans } from "#content/plans.ts";
import { quote } from "#domain/prices.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, fill, hydrated, submit, test } from "./fixtures.ts";

for (const address of ["/", "/pricing"])
  test(`every plan button of ${address} opens the form on its plan`, async ({ page }) => {
    for (const { title, serviceType } of plans) {
      await page.goto(address);
      await page.getByRole("link", { name: `Get Started: ${title}` }).click();
      await expect(page).toHaveURL(`/book-now?plan=${serviceType}`);
      await hydrated(page);
      await expect(page.getByLabel("Service Type")).toHaveValue(serviceType);
      await expect(page.locator("form output")).toContainText(
        `$${quote(serviceType, "1").perVisit}`,
      );
    }
  });

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

test("a plan chosen before the script loads wins over the link's plan", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/book-now?plan=twice-weekly&dogs=5%2B", { waitUntil: "commit" });
  await page.getByLabel("Service Type").selectOption("Weekly");
  held.resolve();
  await hydrated(page);
  await expect(page.getByLabel("Service Type")).toHaveValue("weekly");
  await expect(page.getByLabel("Number of Dogs")).toHaveValue("5+");
  await expect(page.locator("form output")).toContainText(
    `$${quote("weekly", "5+").perVisit} per week`,
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
  await page.addInitScript(() => {
    Reflect.set(window, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, "shift", Reflect.get(window, "shift") + Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
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

test("the button for a commercial quote leads to a matching headline", async ({ page }) => {
  await page.goto("/commercial-services");
  await page.getByRole("main").getByRole("link", { name: "Get Commercial Quote" }).first().click();
  await expect(page).toHaveURL("/book-now?for=commercial");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    commercialWords.booking.headline,
  );
  await expect(page.locator("main")).not.toContainText("$");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    commercialWords.booking.headline,
  );
  await expectNoFindings(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422 .* \/api\/bookings$/ });

  test("a link fills plan, dogs and zip, and the form books them", async ({ page, bookings }) => {
    await page.goto("/book-now?plan=twice-weekly&dogs=5%2B&zip=85254");
    await expect(page.getByLabel("Service Type")).toHaveValue("twice-weekly");
    await expect(page.getByLabel("Number of Dogs")).toHaveValue("5+");
    await expect(page.getByLabel("Zip Code")).toHaveValue("85254");
    await expect(page.locator("form output")).toContainText(
      `from $${quote("twice-weekly", "5+").perVisit}`,
    );
    await fill(page, "Linked", {});
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you\?visit=/);
    await expect(page.locator("main")).toContainText("within 24 hours of your booking");
    expect(bookings("Linked")).toMatchObject([{ num_dogs: "5+", service_type: "twice-weekly" }]);
  });

  test("a refused form counts its mistakes and shows the price of the choice", async ({ page }) => {
    await page.goto("/book-now");
    await submit(page).click();
    const lead = page.getByRole("heading", { level: 1 }).locator("+ p");
    await expect(lead).toHaveText(
      "8 details need another look. Everything you typed is still here.",
    );
    await fill(page, "Nearly", { dogs: "5+ Dogs", plan: "Twice Weekly" });
    await page.getByLabel("Email").fill("ana");
    await submit(page).click();
    await expect(lead).toHaveText(
      "One detail needs another look. Everything you typed is still here.",
    );
    const { perVisit, perMonth } = quote("twice-weekly", "5+");
    const price = page.locator("form output");
    await expect(price).toContainText(`from $${perVisit} per visit, twice a week`);
    await expect(price).toContainText(`from about $${perMonth} a month, 5+ dogs`);
  });

  test("/booking-problem opened directly does not claim that anything was typed", async ({
    page,
  }) => {
    await page.goto("/booking-problem");
    const said = await page.locator("html").textContent();
    expect(said).not.toMatch(/you typed|is lost|One or two/i);
    expect(await page.locator("meta[name=description]").getAttribute("content")).not.toMatch(
      /typed|lost/,
    );
  });
});
