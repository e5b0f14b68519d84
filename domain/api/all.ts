import { bookingFormEndpoints } from "./booking-form.ts";
import { bookingEndpoints } from "./bookings.ts";
import type { Endpoint } from "./endpoint.ts";
import { messageEndpoints, pushEndpoints } from "./messages.ts";
import { passkeyEndpoints } from "./passkeys.ts";
import { peopleEndpoints } from "./people.ts";
import { numberEndpoints, privacyEndpoints } from "./reports.ts";
import { liveEndpoints, sessionEndpoints } from "./session.ts";
import { foldEndpoints, taskEndpoints } from "./tasks.ts";
import { visitEndpoints } from "./visits.ts";
import { websiteEndpoints } from "./website.ts";

/** Every call of the API. The server must answer all, and refuse them to strangers. */
export const endpoints: readonly Endpoint[] = [
  bookingFormEndpoints,
  bookingEndpoints,
  foldEndpoints,
  sessionEndpoints,
  passkeyEndpoints,
  peopleEndpoints,
  taskEndpoints,
  numberEndpoints,
  messageEndpoints,
  privacyEndpoints,
  pushEndpoints,
  liveEndpoints,
  visitEndpoints,
  websiteEndpoints,
].flatMap((group): Endpoint[] => Object.values(group));
