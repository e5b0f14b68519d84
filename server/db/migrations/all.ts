import type { Migration } from "kysely/migration";
import type { Engine } from "#server/db/engine.ts";
import { createBookings } from "./0001-bookings.ts";
import { createOwnerSide } from "./0002-owner.ts";
import { createRequestCounts } from "./0003-request-counts.ts";
import { searchAtCommit } from "./0004-search-at-commit.ts";
import { messagesByChannel } from "./0005-messages-by-channel.ts";
import { searchInSteps } from "./0006-search-in-steps.ts";
import { notesAndSpam } from "./0007-notes-and-spam.ts";
import { createConfirmationCounts } from "./0008-confirmation-counts.ts";
import { simplerStore } from "./0011-simpler-store.ts";
import { fewerIndexes } from "./0012-fewer-indexes.ts";
import { createVisits } from "./0013-visits.ts";
import { createPush } from "./0014-push.ts";
import { accounts } from "./0015-accounts.ts";
import { corrections } from "./0016-corrections.ts";
import { visitorLink } from "./0017-visitor-link.ts";
import { createGateNotes } from "./0018-gate-notes.ts";
import { linksWithoutDigests } from "./0019-links-without-digests.ts";
import { steadierWrites } from "./0020-steadier-writes.ts";
import { lighterBookings } from "./0021-lighter-bookings.ts";
import { browserOfSession } from "./0022-browser-of-session.ts";
import { withoutErasable } from "./0023-without-erasable.ts";
import { fewerSearchIndexes } from "./0024-fewer-search-indexes.ts";

/** In the order of their names. A migration that has run anywhere is never changed. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  "0001-bookings": createBookings(engine),
  "0002-owner": createOwnerSide(engine),
  "0003-request-counts": createRequestCounts(engine),
  "0004-search-at-commit": searchAtCommit(engine),
  "0005-messages-by-channel": messagesByChannel,
  "0006-search-in-steps": searchInSteps(engine),
  "0007-notes-and-spam": notesAndSpam,
  "0008-confirmation-counts": createConfirmationCounts,
  "0011-simpler-store": simplerStore(engine),
  "0012-fewer-indexes": fewerIndexes,
  "0013-visits": createVisits,
  "0014-push": createPush(engine),
  "0015-accounts": accounts,
  "0016-corrections": corrections(engine),
  "0017-visitor-link": visitorLink,
  "0018-gate-notes": createGateNotes,
  "0019-links-without-digests": linksWithoutDigests,
  "0020-steadier-writes": steadierWrites(engine),
  "0021-lighter-bookings": lighterBookings,
  "0022-browser-of-session": browserOfSession,
  "0023-without-erasable": withoutErasable,
  "0024-fewer-search-indexes": fewerSearchIndexes(engine),
});
