import { stringify } from "csv-stringify/sync";
import type { Visit } from "#domain/api/bookings.ts";
import { areaBySlug } from "#domain/areas/areas.ts";
import { fieldTable } from "#domain/booking/fields.ts";
import { phoenixDateTime } from "#domain/dates.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { type ListedBooking, listRows } from "#server/bookings/list-bookings.ts";
import type { Store } from "#server/db/store.ts";

const visitFields = (visit: Visit | null) => ({
  visitDay: visit?.day ?? null,
  visitHours: visit ? `${visit.starts}-${visit.ends}` : null,
  visitState: visit?.state ?? null,
});

/** A booking with its visit and its notes, the oldest first. */
export interface ExportedBooking
  extends Omit<ListedBooking, "claimedBy" | "claimedUntil" | "visit">,
    ReturnType<typeof visitFields> {}

/** Other requests wait for at most one page, a few milliseconds. */
const pageSize = 250;

/** Newest first, also merged ones. */
export async function bookingsToExport(
  store: Pick<Store, "run">,
  now: Date = new Date(),
): Promise<ExportedBooking[]> {
  const bookings: ExportedBooking[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const input = { includeMerged: true, limit: pageSize, after, now: now.toISOString() };
    const page = await store.run(listRows, input);
    for (const { claimedBy: _, claimedUntil: __, visit, ...booking } of page.items)
      bookings.push({ ...booking, ...visitFields(visit) });
    after = page.next;
  }
  return bookings;
}

const phoenixTime = (moment: string) => phoenixDateTime(new Date(moment));

const asRow = ({ notes, phone, area, ...booking }: ExportedBooking) => ({
  ...booking,
  // Without the "+" that would get an apostrophe below.
  phone: phoneLink(phone).text,
  area: areaBySlug(area)?.name ?? area,
  createdAt: phoenixTime(booking.createdAt),
  erasedAt: booking.erasedAt && phoenixTime(booking.erasedAt),
  notes: notes.map(({ at, actor, text }) => `${phoenixTime(at)} ${actor}: ${text}`).join("\n"),
});

/** The columns with their headings. A new one goes to the end: owners' spreadsheets count columns. */
const csvColumns = {
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
  fold: "Shown with others of its network",
  followUpAt: "Call back at",
  chosenPlan: "Chosen plan",
  neighborhood: "Area set by hand",
  weekday: fieldTable.weekday.label,
  startsOn: fieldTable.startsOn.label,
  price: fieldTable.price.label,
  quotedOn: fieldTable.quotedOn.label,
  phrase: "Stage",
  againAs: "Booked again as",
  quotedPerVisit: "Quoted per visit",
} as const satisfies Record<keyof ExportedBooking, string>;

/** CSV as in RFC 4180. Without a byte order mark, Excel would read "Núñez" in the machine's old code page. */
export const csvOf = (bookings: readonly ExportedBooking[]): string =>
  stringify(bookings.map(asRow), {
    bom: true,
    header: true,
    columns: csvColumns,
    record_delimiter: "windows",
    // By default the package quotes only what contains the whole delimiter, CR and LF.
    quoted_match: /[\r\n]/,
    // @see https://owasp.org/www-community/attacks/CSV_Injection
    escape_formulas: true,
  });
