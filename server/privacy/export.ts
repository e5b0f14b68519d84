import { stringify } from "csv-stringify/sync";
import pLimit from "p-limit";
import { plans } from "#content/plans.ts";
import type { BookingFilter, Visit } from "#domain/api/bookings.ts";
import type { ExportedBooking } from "#domain/api/privacy.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { fieldTable } from "#domain/booking/fields.ts";
import { phoenixDateTime } from "#domain/dates.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { type ListInput, listBookings } from "#server/bookings/list-bookings.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Store } from "#server/db/store.ts";
import { selectVisits } from "#server/journal/select-visits.ts";

const visitFields = (visit: Visit | undefined) => ({
  visitDay: visit?.day ?? null,
  visitHours: visit ? `${visit.starts}-${visit.ends}` : null,
  visitState: visit?.state ?? null,
});

interface ExportPage {
  readonly items: readonly ExportedBooking[];
  readonly next: string | null;
}

/** The oldest notes come first. Notes that were undone have no text. */
const readExportPage = defineCommand({
  name: "readExportPage",
  kind: "read",
  async run(db, input: ListInput): Promise<ExportPage> {
    const { items, next } = await listBookings.run(db, input);
    if (items.length === 0) return { items: [], next };
    const ids = items.map(({ id }) => id);
    const notes = await db
      .selectFrom("booking_events")
      .select(["booking_id", "at", "actor", "text"])
      .where("booking_id", "in", ids)
      .where("kind", "=", "note")
      .orderBy("at")
      .execute();
    const visits = await selectVisits(db).where("booking_id", "in", ids).execute();
    return {
      items: items.map(({ claimedBy: _, claimedUntil: __, ...booking }) => ({
        ...booking,
        ...visitFields(visits.find(({ bookingId }) => bookingId === booking.id)),
        notes: notes.flatMap(({ booking_id, text, ...note }) =>
          booking_id === booking.id && text !== null ? [{ ...note, text }] : [],
        ),
      })),
      next,
    };
  },
});

const pageSize = 250;

/** Other requests wait for at most one page, a few milliseconds, no matter how many exports run. */
const oneAtATime = pLimit(1);

/** Newest first, in at least one page. An empty filter also includes merged bookings. */
export async function* bookingPages(
  store: Pick<Store, "run">,
  filter: BookingFilter,
): AsyncGenerator<readonly ExportedBooking[]> {
  const includeMerged = Object.values(filter).every((condition) => condition === undefined);
  let after: string | null | undefined;
  while (after !== null) {
    const input: ListInput = { ...filter, includeMerged, limit: pageSize, after };
    const page = await oneAtATime(() => store.run(readExportPage, input));
    yield page.items;
    after = page.next;
  }
}

const phoenixTime = (moment: string) => phoenixDateTime(new Date(moment));

const asRow = ({ notes, phone, area, ...booking }: ExportedBooking) => ({
  ...booking,
  // Without the "+" that would get an apostrophe below.
  phone: phoneLink(phone).text,
  area: areaBySlug(area)?.name ?? area,
  createdAt: phoenixTime(booking.createdAt),
  erasedAt: booking.erasedAt && phoenixTime(booking.erasedAt),
  mailboxProvenAt: booking.mailboxProvenAt && phoenixTime(booking.mailboxProvenAt),
  notes: notes.map(({ at, actor, text }) => `${phoenixTime(at)} ${actor}: ${text}`).join("\n"),
});

/** The columns with their headings. A new one goes to the end: owners' spreadsheets count columns. */
export const csvColumns = {
  id: "Booking",
  firstName: fieldTable.firstName.label,
  lastName: fieldTable.lastName.label,
  email: fieldTable.email.label,
  phone: fieldTable.phone.label,
  address: fieldTable.address.label,
  city: fieldTable.city.label,
  state: fieldTable.state.label,
  zipCode: fieldTable.zipCode.label,
  serviceDate: fieldTable.serviceDate.label,
  numDogs: fieldTable.numDogs.label,
  serviceType: fieldTable.serviceType.label,
  specialRequests: fieldTable.specialRequests.label,
  status: "Status",
  createdAt: "Booked at",
  area: "Area",
  page: "Page",
  contactSeconds: "Seconds to first contact",
  sameAs: "Booked before as",
  mergedInto: "Merged into",
  erasedAt: "Erased at",
  source: "Booked by",
  reachBy: "Prefers",
  visitDay: "Visit day",
  visitHours: "Visit hours",
  visitState: "Visit",
  notes: "Notes",
  mailboxProvenAt: "Email answered at",
  series: "Series",
  followUpAt: "Call back at",
  chosenPlan: "Chosen plan",
  neighborhood: "Area set by hand",
} as const satisfies Record<keyof ExportedBooking, string>;

/** CSV as in RFC 4180. Without a byte order mark, Excel would read "Núñez" in the machine's old code page. */
async function* writeRows(
  pages: AsyncIterable<readonly object[]>,
  columns: Readonly<Record<string, string>>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const page of pages) {
    yield stringify([...page], {
      bom: isFirst,
      header: isFirst,
      columns,
      record_delimiter: "windows",
      // By default the package quotes only what contains the whole delimiter, CR and LF.
      quoted_match: /[\r\n]/,
      // @see https://owasp.org/www-community/attacks/CSV_Injection
      escape_formulas: true,
    });
    isFirst = false;
  }
}

async function* eachPage<Row>(
  pages: AsyncIterable<readonly ExportedBooking[]>,
  rowOf: (booking: ExportedBooking) => Row,
): AsyncGenerator<Row[]> {
  for await (const page of pages) yield page.map(rowOf);
}

const writeCsv = (pages: AsyncIterable<readonly ExportedBooking[]>) =>
  writeRows(eachPage(pages, asRow), csvColumns);

/** The usual headings, which imports map by themselves. @see docs/operations.md#hand-customers-over */
const customerColumns = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  phone: "Mobile Phone",
  address: "Street",
  city: "City",
  state: "State",
  zipCode: "Zip Code",
  plan: "Plan",
  numDogs: "Dogs",
  specialRequests: "Notes",
} as const;

const asCustomer = ({ phone, chosenPlan, serviceType, ...booking }: ExportedBooking) => ({
  ...booking,
  phone: phoneLink(phone).text,
  plan: plans.find((plan) => plan.serviceType === (chosenPlan ?? serviceType))?.label,
});

const writeCustomers = (pages: AsyncIterable<readonly ExportedBooking[]>) =>
  writeRows(eachPage(pages, asCustomer), customerColumns);

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
  csv: { name: "bookings", end: "csv", type: "text/csv; charset=utf-8", write: writeCsv },
  customers: {
    name: "customers",
    end: "csv",
    type: "text/csv; charset=utf-8",
    write: writeCustomers,
  },
  json: {
    name: "bookings",
    end: "json",
    type: "application/json; charset=utf-8",
    write: writeJson,
  },
} as const;
