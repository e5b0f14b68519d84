import pLimit from "p-limit";
import type { BookingFilter, Visit } from "#domain/api/bookings.ts";
import { type ExportedBooking, exportedBooking } from "#domain/api/privacy.ts";
import { phoenixDateTime } from "#domain/dates.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Store } from "#server/db/store.ts";
import { selectVisits } from "#server/visits/select-visits.ts";

type BookingNote = ExportedBooking["notes"][number] & { readonly bookingId: string };

/** The notes of bookings, the oldest first. Notes that were undone have no text. */
export const readNotes = defineCommand({
  name: "readNotes",
  kind: "read",
  async run(db, { ids }: { readonly ids: readonly string[] }): Promise<BookingNote[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom("booking_events")
      .select(["booking_id as bookingId", "at", "actor", "text"])
      .where("booking_id", "in", ids)
      .where("kind", "=", "note")
      .orderBy("at")
      .execute();
    return rows.flatMap(({ text, ...note }) => (text === null ? [] : [{ ...note, text }]));
  },
});

export const readVisits = defineCommand({
  name: "readVisits",
  kind: "read",
  async run(db, { ids }: { readonly ids: readonly string[] }): Promise<Visit[]> {
    if (ids.length === 0) return [];
    return selectVisits(db).where("booking_id", "in", ids).execute();
  },
});

const pageSize = 250;

/** Other requests wait for at most one page, a few milliseconds, no matter how many exports run. */
const oneAtATime = pLimit(1);

/**
 * The bookings that match a filter, the newest first, in at least one page. Without any condition these are all, also
 * merged ones.
 */
export async function* bookingPages(
  store: Pick<Store, "run">,
  filter: BookingFilter,
): AsyncGenerator<readonly ExportedBooking[]> {
  const includeMerged = Object.values(filter).every((condition) => condition === undefined);
  let after: string | null | undefined;
  while (after !== null) {
    const input = {
      ...filter,
      includeMerged,
      limit: pageSize,
      ...(after !== undefined && { after }),
    };
    const page = await oneAtATime(async () => {
      const { items, next } = await store.run(listBookings, input);
      const ids = items.map(({ id }) => id);
      const notes = await store.run(readNotes, { ids });
      return { items, next, notes, visits: await store.run(readVisits, { ids }) };
    });
    const visits = new Map(page.visits.map((visit) => [visit.bookingId, visit]));
    const notesOf = Map.groupBy(page.notes, ({ bookingId }) => bookingId);
    yield page.items.map(({ claimedBy: _, claimedUntil: __, ...booking }) => ({
      ...booking,
      ...visitFields(visits.get(booking.id)),
      notes: (notesOf.get(booking.id) ?? []).map(({ bookingId: ___, ...note }) => note),
    }));
    after = page.next;
  }
}

const visitFields = (visit: Visit | undefined) => ({
  visitDay: visit?.day ?? null,
  visitHours: visit ? `${visit.starts}-${visit.ends}` : null,
  visitState: visit?.state ?? null,
});

const phoenixTime = (moment: string) => phoenixDateTime(new Date(moment));

const asRow = ({ notes, ...booking }: ExportedBooking) => ({
  ...booking,
  createdAt: phoenixTime(booking.createdAt),
  erasedAt: booking.erasedAt === null ? null : phoenixTime(booking.erasedAt),
  notes: notes.map(({ at, actor, text }) => `${phoenixTime(at)} ${actor}: ${text}`).join("\n"),
});

/** CSV after RFC 4180. Without a byte order mark Excel would read "Núñez" in the machine's old code page. */
async function* writeCsv(pages: AsyncIterable<readonly ExportedBooking[]>): AsyncGenerator<string> {
  const { stringify } = await import("csv-stringify/sync");
  let isFirst = true;
  for await (const page of pages) {
    yield stringify(page.map(asRow), {
      bom: isFirst,
      header: isFirst,
      columns: Object.keys(exportedBooking.shape),
      record_delimiter: "windows",
      // By itself the package quotes only what holds the whole delimiter, CR and LF.
      quoted_match: /[\r\n]/,
      // @see https://owasp.org/www-community/attacks/CSV_Injection
      escape_formulas: true,
    });
    isFirst = false;
  }
}

/** One JSON array, a booking in each line. */
async function* writeJson(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((booking) => JSON.stringify(booking)).join(",\n");
    before = ",\n";
  }
  yield before === ",\n" ? "\n]\n" : "[]\n";
}

export const exportFormats = {
  csv: { type: "text/csv; charset=utf-8", write: writeCsv },
  json: { type: "application/json; charset=utf-8", write: writeJson },
} as const;
