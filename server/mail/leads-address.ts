import { business } from "#content/business.ts";
import type { Env } from "#env";

/** Where the owner is told of bookings. */
export const leadsAddress = ({ OWNER_EMAIL }: Pick<Env, "OWNER_EMAIL">): string =>
  OWNER_EMAIL ?? business.email;
