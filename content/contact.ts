import type { Business } from "./schemas.ts";

/**
 * Placeholders until the owner fills them in, in the inbox under Website. A build for a public address has none of
 * them.
 */
export const contact = {
  phone: "+14805550142",
  email: "hello@scoopdale.example",
  rating: { value: 5, count: 127, proof: null },
} as const satisfies Pick<Business, "phone" | "email" | "rating">;
