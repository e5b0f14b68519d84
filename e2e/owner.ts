import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import * as z from "zod/mini";
import { phoenixDay } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { owners } from "./fixtures.ts";

/** Fills in the sign-in that is on the screen. */
export async function signIn(page: Page, name: keyof typeof owners): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password").fill(owners[name]);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs out in the menu behind the name. */
export async function signOut(page: Page, name: keyof typeof owners = "riley"): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
}

/** Signs the browser in before it opens a page. */
export async function startSession(
  page: Page,
  username: keyof typeof owners = "riley",
): Promise<void> {
  const data = { username, password: owners[username] };
  expect((await page.request.post("/api/session", { data })).status()).toBe(200);
}

/** Opens the list of bookings as an owner who has signed in before. It receives changes. */
export async function openInbox(
  page: Page,
  name: keyof typeof owners = "riley",
  view = "bookings",
): Promise<void> {
  await startSession(page, name);
  await page.goto(`/inbox?view=${view}`);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}

/** Opens a view by its link, which on a phone may be behind More. */
export async function openView(page: Page, name: string): Promise<void> {
  const views = page.getByRole("navigation", { name: "Views" }).filter({ visible: true });
  const link = views.getByRole("link", { name, exact: true });
  await views.getByRole("link").first().waitFor();
  if (await link.isHidden()) await views.getByRole("button", { name: "More" }).click();
  await link.click();
}

/** Opens a booking from the list. */
export async function openBooking(page: Page, firstName: string): Promise<void> {
  // A booking that was just answered may be in both lists until each has loaded again.
  await page
    .getByRole("link", { name: `${firstName} Núñez` })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: `${firstName} Núñez` })).toBeVisible();
}

const booked = z.object({ visit: z.string() });

/** Sends a booking as a program would. @returns the path of the visitor's own page */
export async function book(
  page: Page,
  booking: { readonly firstName: string } & Readonly<Record<string, string>>,
): Promise<string> {
  const email = `${booking.firstName.toLowerCase()}@example.com`;
  const data = { ...validBooking, email, ...booking };
  const answer = await page.request.post("/api/bookings", { data });
  expect(answer.status()).toBe(201);
  return booked.parse(await answer.json()).visit;
}

/** Opens the inbox's first screen. */
export const openToday = (page: Page) => openInbox(page, "riley", "today");

const found = z.object({ items: z.array(z.object({ id: z.string() })) });

/** The id of the only booking with this first name. */
export async function idOf(page: Page, firstName: string): Promise<string> {
  const answer = await page.request.get(`/api/bookings?search=${firstName}`);
  const [booking] = found.parse(await answer.json()).items;
  return booking?.id ?? "";
}

/** A visit all day today that is accepted at any hour. */
const allDay = () => ({
  day: phoenixDay(new Date()),
  starts: "00:00",
  ends: "23:59",
  override: true,
  seen: null,
});

/** Books and schedules the visit, as from another screen. */
export async function bookVisit(
  page: Page,
  booking: Parameters<typeof book>[1],
  slot: object = allDay(),
): Promise<string> {
  await book(page, booking);
  const id = await idOf(page, booking.firstName);
  const answer = await page.request.post(`/api/bookings/${id}/visits`, {
    data: slot,
    headers: { "idempotency-key": randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return id;
}

/** The open booking, and its actions on a phone. */
export const paneOf = (page: Page) => page.getByRole("region", { name: "Booking", exact: true });
export const actionsOf = (page: Page) =>
  page.getByRole("button", { name: "Back", exact: true }).locator("xpath=../*");

/** Books, decides if it is said, and opens the booking. */
export async function openBooked(
  page: Page,
  booking: Parameters<typeof book>[1],
  to?: "declined" | "spam",
): Promise<void> {
  await openInbox(page);
  await book(page, booking);
  const id = await idOf(page, booking.firstName);
  if (to)
    await page.request.post(`/api/bookings/${id}/status`, {
      data: { from: "pending", to },
      headers: { "idempotency-key": randomUUID() },
    });
  await page.goto(`/inbox?view=bookings&booking=${id}`);
  await expect(page.getByRole("heading", { name: booking.firstName })).toBeVisible();
}
