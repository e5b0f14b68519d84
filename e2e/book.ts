import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";

const answer = z.object({ visit: z.string() });

/** Books as a program would. @returns the path of the visitor's own page */
export async function book(page: Page, firstName: string, more: object = {}): Promise<string> {
  const response = await page.request.post("/api/bookings", {
    data: {
      ...validBooking,
      firstName,
      email: `${firstName.toLowerCase()}@example.com`,
      numDogs: "2",
      ...more,
    },
  });
  return answer.parse(await response.json()).visit;
}
