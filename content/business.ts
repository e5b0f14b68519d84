import type { Business } from "./shapes.ts";

/** The business itself. Name, phone and e-mail are placeholders until the owner fills them in. */
export const business = {
  name: "Scoopdale",
  phone: "+14805550142",
  email: "hello@scoopdale.example",
  place: "Scottsdale & North Phoenix, AZ",
  year: 2025,
  replyWithinHours: 24,
  rating: { value: 5, count: 127 },
  claims: {
    insured: "Licensed, bonded & insured",
    noContracts: "No contracts",
    guarantee: "100% satisfaction guarantee",
    firstVisit: "First Scoop On Us",
  },
} as const satisfies Business;
