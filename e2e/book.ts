import type { Page } from "@playwright/test";
import * as z from "zod/mini";

const answer = z.object({ visit: z.string() });

/** Books as a program would. @returns the path of the visitor's own page */
export async function book(page: Page, firstName: string, more: object = {}): Promise<string> {
  const response = await page.request.post("/api/bookings", {
    data: {
      firstName,
      lastName: "Núñez",
      email: `${firstName.toLowerCase()}@example.com`,
      phone: "(480) 555-0199",
      address: "7420 E Camelback Rd",
      city: "Scottsdale",
      state: "AZ",
      zipCode: "85251",
      numDogs: "2",
      serviceType: "weekly",
      ...more,
    },
  });
  return answer.parse(await response.json()).visit;
}
