import { bookingFormEndpoints } from "./booking-form.ts";
import { bookingEndpoints } from "./bookings.ts";
import type { Endpoint } from "./endpoint.ts";
import { liveEndpoints } from "./live.ts";
import { messageEndpoints } from "./messages.ts";
import { passkeyEndpoints } from "./passkeys.ts";
import { peopleEndpoints } from "./people.ts";
import { privacyEndpoints } from "./privacy.ts";
import { pushEndpoints } from "./push.ts";
import { numberEndpoints } from "./reports.ts";
import { sessionEndpoints } from "./session.ts";
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
