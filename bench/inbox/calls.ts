import { phoenixDay } from "#domain/phoenix.ts";

const month = 30 * 86_400_000;

/** What an owner's screen asks for, by what a person would call it. */
export const calls = (now: Date): Readonly<Record<string, string>> => ({
  "first page": "/api/bookings",
  "waiting, least time first": "/api/bookings?status=pending&sort=oldest",
  answered: "/api/bookings?status=answered",
  "status active": "/api/bookings?status=active",
  "status spam": "/api/bookings?status=spam",
  "area anthem": "/api/bookings?area=anthem",
  "plan twice-weekly": "/api/bookings?plan=twice-weekly",
  "declined, anthem, bi-weekly": "/api/bookings?status=declined&area=anthem&plan=bi-weekly",
  "pending, cave-creek, weekly": "/api/bookings?status=pending&area=cave-creek&plan=weekly",
  "search a first name": "/api/bookings?search=ana",
  "search two words": "/api/bookings?search=priya+okaforson",
  "search a phone": "/api/bookings?search=%28480%29+555-0199",
  "search last four digits": "/api/bookings?search=0199",
  "search an e-mail": "/api/bookings?search=ana.kim7%40example.com",
  "search a zip": "/api/bookings?search=85251",
  "search nothing there": "/api/bookings?search=zzzz",
  "search within active": "/api/bookings?status=active&search=carlos",
  summary: "/api/summary",
  "numbers, 30 days": `/api/numbers?from=${phoenixDay(new Date(now.getTime() - month))}&to=${phoenixDay(now)}`,
  "numbers, 3 years": `/api/numbers?from=${phoenixDay(new Date(now.getTime() - 36.5 * month))}&to=${phoenixDay(now)}`,
  messages: "/api/messages",
});
