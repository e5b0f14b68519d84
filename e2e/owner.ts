import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import * as z from "zod/mini";
import { peopleEndpoints } from "#domain/api/people.ts";
import type { Role } from "#domain/api/session.ts";
import { visitEndpoints } from "#domain/api/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { owners } from "./fixtures.ts";

/** Fills in the sign-in that is on the screen. */
export async function signIn(page: Page, name: keyof typeof owners): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password").fill(owners[name]);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs the browser in before it opens a page. */
export async function startSession(
  page: Page,
  username: keyof typeof owners = "riley",
  server = "",
): Promise<void> {
  const data = { username, password: owners[username] };
  expect((await page.request.post(`${server}/api/session`, { data })).status()).toBe(200);
}

/** Opens the list of bookings as an owner who has signed in before. It receives changes. */
export async function openInbox(
  page: Page,
  name: keyof typeof owners = "riley",
  /** The address of the server, where it is not the usual one. */
  server = "",
  view = "inbox",
): Promise<void> {
  await startSession(page, name, server);
  await page.goto(`${server}/inbox?view=${view}`);
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

/** Sends a booking as a program would. */
export async function book(
  page: Page,
  booking: { readonly firstName: string } & Readonly<Record<string, string>>,
  /** The address of the server, where it is not the usual one. */
  server = "",
): Promise<void> {
  const answer = await page.request.post(`${server}/api/bookings`, {
    data: {
      ...validBooking,
      email: `${booking.firstName.toLowerCase()}@example.com`,
      ...booking,
    },
  });
  expect(answer.status()).toBe(201);
}

/** Adds a person as riley, and chooses their own password. @returns it */
export async function addPerson(
  page: Page,
  username: string,
  role: Role,
  server = "",
): Promise<string> {
  const riley = await page.context().browser()?.newContext();
  if (!riley) throw new Error("no browser");
  const data = { username: "riley", password: owners.riley };
  expect((await riley.request.post(`${server}/api/session`, { data })).status()).toBe(200);
  const answer = await riley.request.post(`${server}/api/users`, { data: { username, role } });
  expect(answer.status()).toBe(201);
  const { password } = peopleEndpoints.add.answer.parse(await answer.json());
  await riley.close();
  const person = await page.context().browser()?.newContext();
  await person?.request.post(`${server}/api/session`, { data: { username, password } });
  const next = `${username}'s own password`;
  const change = { data: { current: password, next } };
  expect((await person?.request.put(`${server}/api/password`, change))?.status()).toBe(204);
  await person?.request.delete(`${server}/api/session`);
  await person?.close();
  return next;
}

/** Opens the inbox's first screen. */
export const openToday = (page: Page) => openInbox(page, "riley", "", "today");

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

/** Changes the route plan for as long as `run` takes. */
export async function withPlan(
  page: Page,
  change: object,
  run: () => Promise<void>,
): Promise<void> {
  const address = visitEndpoints.routePlan.path;
  const read = await page.request.get(address);
  const { plan } = visitEndpoints.routePlan.answer.parse(await read.json());
  const { confirmed: _, ...data } = plan;
  const saved = await page.request.put(address, { data: { ...data, ...change } });
  expect(saved.status(), await saved.text()).toBe(200);
  try {
    await run();
  } finally {
    await page.request.put(address, { data });
  }
}

/** After a call: they are called again tomorrow. */
export async function callBackTomorrow(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^After the call/ }).click();
  await page.getByRole("button", { name: /^(Tomorrow|Next open day)/ }).click();
}
