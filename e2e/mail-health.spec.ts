import { expectNoFindings } from "./axe.ts";
import { expect, ownerEmail, test } from "./fixtures.ts";
import { openInbox } from "./owner.ts";

test("stuck email is shown on every screen, and no screen says that all is well", async ({
  page,
}) => {
  const since = new Date(Date.now() - 6 * 60_000).toISOString();
  await page.route("**/api/summary", async (route) => {
    const response = await route.fetch();
    const stuck = { since, error: "connect ECONNREFUSED" };
    const oldestWaiting = { mail: stuck, webhook: null, push: null };
    await route.fulfill({ response, json: { ...(await response.json()), oldestWaiting } });
  });
  await openInbox(page);
  for (const view of ["inbox", "numbers", "settings"]) {
    await page.goto(`/inbox?view=${view}`);
    await expect(page.getByRole("alert").getByText("Email is stuck.")).toBeVisible();
  }
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Open settings" }).click();
  await expect(page.getByText("Everything is being sent.")).toHaveCount(0);
});

test("settings show where leads are sent, and a test message arrives there", async ({
  page,
  mailServer,
}) => {
  await openInbox(page);
  await page.goto("/inbox?view=settings");
  await expect(page.getByText(ownerEmail, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Send a test message" }).click();
  await expect(page.getByText("The mail server accepted it.")).toBeVisible();
  const arrived = mailServer.mails.filter(({ subject }) => subject === "Test message");
  expect(arrived.flatMap(({ recipients }) => recipients)).toEqual([ownerEmail]);
});
