import { type Browser, expect, type Page } from "@playwright/test";
import { owners } from "./fixtures.ts";

/** Fills in the sign-in that is on the screen. */
export async function signIn(page: Page, name: keyof typeof owners): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password").fill(owners[name]);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Opens the inbox as one of the owners, who has signed in before. It stands and hears of changes. */
export async function openInbox(
  page: Page,
  name: keyof typeof owners = "riley",
  /** The address of the server, where it is not the usual one. */
  server = "",
): Promise<void> {
  const data = { username: name, password: owners[name] };
  expect((await page.request.post(`${server}/api/session`, { data })).status()).toBe(200);
  await page.goto(`${server}/inbox`);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}

/** A second person with a browser of their own. */
export async function anotherOwner(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await openInbox(page, "sam");
  return page;
}

/** Opens a booking from the list. */
export async function openBooking(page: Page, firstName: string): Promise<void> {
  await page.getByRole("link", { name: `${firstName} Núñez` }).click();
  await expect(page.getByRole("heading", { name: `${firstName} Núñez` })).toBeVisible();
}

/** Sends a booking as a program would. */
export async function book(
  page: Page,
  booking: { readonly firstName: string } & Readonly<Record<string, string>>,
  /** The address of the server, where it is not the usual one. */
  server = "",
): Promise<void> {
  const answer = await page.request.post(`${server}/api/bookings`, {
    data: {
      lastName: "Núñez",
      email: `${booking.firstName.toLowerCase()}@example.com`,
      phone: "(480) 555-0199",
      address: "7420 E Camelback Rd",
      city: "Scottsdale",
      state: "AZ",
      zipCode: "85251",
      numDogs: "3",
      serviceType: "weekly",
      ...booking,
    },
  });
  expect(answer.status()).toBe(201);
}
