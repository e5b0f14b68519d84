import { business } from "#content/business.ts";
import type { Env } from "#env";

/** The address that new bookings are reported to. */
export const leadsAddress = ({ OWNER_EMAIL }: Pick<Env, "OWNER_EMAIL">): string =>
  OWNER_EMAIL ?? business.email;
