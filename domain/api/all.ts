import { bookingEndpoints } from "./bookings.ts";
import { careEndpoints } from "./care.ts";
import { descriptionEndpoints } from "./description.ts";
import type { Endpoint } from "./endpoint.ts";
import { liveEndpoints } from "./live.ts";
import { mailEndpoints } from "./mail.ts";
import { messageEndpoints } from "./messages.ts";
import { numberEndpoints } from "./numbers.ts";
import { screenFailureEndpoints } from "./screen-failures.ts";
import { sessionEndpoints } from "./session.ts";

/** Every call of the owner's API: what the server must answer, refuse to strangers, and describe. */
export const endpoints: readonly Endpoint[] = [
  bookingEndpoints,
  sessionEndpoints,
  numberEndpoints,
  messageEndpoints,
  mailEndpoints,
  careEndpoints,
  liveEndpoints,
  screenFailureEndpoints,
  descriptionEndpoints,
].flatMap((group): Endpoint[] => Object.values(group));
