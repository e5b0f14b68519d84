import { bookingFormEndpoints } from "./booking-form.ts";
import { bookingEndpoints } from "./bookings.ts";
import { descriptionEndpoints } from "./description.ts";
import type { Endpoint } from "./endpoint.ts";
import { liveEndpoints } from "./live.ts";
import { mailEndpoints } from "./mail.ts";
import { messageEndpoints } from "./messages.ts";
import { passkeyEndpoints } from "./passkeys.ts";
import { peopleEndpoints } from "./people.ts";
import { privacyEndpoints } from "./privacy.ts";
import { pushEndpoints } from "./push.ts";
import { numberEndpoints } from "./reports.ts";
import { screenFailureEndpoints } from "./screen-failures.ts";
import { seriesEndpoints } from "./series.ts";
import { sessionEndpoints } from "./session.ts";
import { taskEndpoints } from "./tasks.ts";
import { visitEndpoints } from "./visits.ts";

/** Every call of the API. The server must answer all, refuse them to strangers, and describe them. */
export const endpoints: readonly Endpoint[] = [
  bookingFormEndpoints,
  bookingEndpoints,
  seriesEndpoints,
  sessionEndpoints,
  passkeyEndpoints,
  peopleEndpoints,
  taskEndpoints,
  numberEndpoints,
  messageEndpoints,
  mailEndpoints,
  privacyEndpoints,
  pushEndpoints,
  liveEndpoints,
  screenFailureEndpoints,
  visitEndpoints,
  descriptionEndpoints,
].flatMap((group): Endpoint[] => Object.values(group));
