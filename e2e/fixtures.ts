import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test as base, expect, type Page } from "@playwright/test";
import { contact } from "#content/contact.ts";
import { phoenixDay } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { hashPassword } from "#server/accounts/passwords.ts";
import { addUser } from "#server/accounts/users.ts";
import { openStore } from "#server/open-store.ts";
import { type RunningServer, startServer } from "#server/testing/process.ts";
import { type MailServer, startMailServer } from "#server/testing/smtp.ts";

interface WorkerFixtures {
  /** Receives every email that the program sends. */
  readonly mailServer: MailServer;
  readonly server: RunningServer & { readonly dataDir: string };
}

/** The users: two people, so that they can get in each other's way. */
export const owners = { riley: "dachshunds dig at dawn", sam: "bring the second bucket" } as const;
/** The owner's address for new bookings. */
export const ownerEmail = "owner@example.com";

async function addOwners(DATA_DIR: string): Promise<void> {
  const store = await openStore({ DATA_DIR });
  for (const [username, password] of Object.entries(owners))
    await store.run(addUser, {
      id: randomUUID(),
      username,
      password: await hashPassword(password),
    });
  await store.close();
}

interface Fixtures {
  /** Console errors that a test causes on purpose, each with the path of its file. Any other error fails it. */
  readonly expectedErrors: RegExp | null;
  /** The day that is "today" for server, browser and test does not end under a journey. */
  readonly oneDay: undefined;
  readonly bookings: (firstName: string) => Record<string, unknown>[];
}

/** How long a journey takes at most. */
const journeyMs = 300_000;

/** Every test runs against the real program, one for each worker, and fails on any console error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here.
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ mailServer }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "journeys-"));
      await addOwners(dataDir);
      const server = await startServer({
        DATA_DIR: dataDir,
        SMTP_URL: mailServer.url,
        OWNER_EMAIL: ownerEmail,
        PUSH_ALLOW_LOCAL: "true",
      });
      await use({ ...server, dataDir });
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: [null, { option: true }],
  oneDay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here.
    async ({}, use) => {
      const dayIn = (ms: number) => phoenixDay(new Date(Date.now() + ms));
      await expect
        .poll(() => dayIn(0) === dayIn(journeyMs), { timeout: 2 * journeyMs, intervals: [1000] })
        .toBe(true);
      await use(undefined);
    },
    { auto: true, timeout: 3 * journeyMs },
  ],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!expectedErrors?.test(text)) errors.push(text);
    };
    page.on("console", (message) => {
      const path = URL.parse(message.location().url)?.pathname ?? "";
      if (message.type() === "error") note(`${message.text()} ${path}`.trimEnd());
    });
    page.on("pageerror", (error) => note(error.message));
    await use(page);
    expect(errors, "errors in the console").toEqual([]);
  },
  bookings: async ({ server }, use) => {
    const database = new DatabaseSync(join(server.dataDir, "bookings.db"), { readOnly: true });
    const query = database.prepare("select * from bookings where first_name = ?");
    await use((firstName) => query.all(firstName));
    database.close();
  },
});

export { expect };

/** The business's phone number as pages show it. */
export const telephone = formatPhone(contact.phone);

/** What a visitor types, by label. A unique first name finds the booking again. */
const visitor = (firstName: string) => ({
  "First Name": firstName,
  "Last Name": validBooking.lastName,
  Email: validBooking.email,
  Phone: validBooking.phone,
  "Street Address": validBooking.address,
  City: validBooking.city,
  "Zip Code": validBooking.zipCode,
});

/** Fills in the form; chooses dogs and plan if they are given. */
export async function fill(
  page: Page,
  firstName: string,
  choices: { readonly dogs?: string; readonly plan?: string } = { dogs: "3 Dogs" },
): Promise<void> {
  for (const [label, value] of Object.entries(visitor(firstName)))
    await page.getByLabel(label, { exact: true }).fill(value);
  if (choices.dogs) await page.getByLabel("Number of Dogs").selectOption(choices.dogs);
  if (choices.plan) await page.getByLabel("Service Type").selectOption(choices.plan);
}

/** The form has come into view, and its script has taken it over. */
export async function hydrated(page: Page): Promise<void> {
  // A pointer that comes earlier is missed.
  await page.waitForLoadState();
  await page.getByLabel("First Name").scrollIntoViewIfNeeded();
  await page.getByLabel("First Name").dispatchEvent("pointerover");
  await expect(page.locator("astro-island:has(form):not([ssr])")).toBeAttached();
}

export const submit = (page: Page) => page.getByRole("button", { name: "Book My Free Service" });
