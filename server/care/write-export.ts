import { type ExportedBooking, exportedBooking } from "#domain/api/care.ts";
import { phoenixDateTime } from "#domain/phoenix.ts";

type Pages = AsyncIterable<readonly ExportedBooking[]>;

/** What an export can be written as. */
export const exportFormats = {
  csv: { type: "text/csv; charset=utf-8", write: writeCsv },
  json: { type: "application/json; charset=utf-8", write: writeJson },
} as const;
export type ExportFormat = keyof typeof exportFormats;

const phoenixTime = (moment: string) => phoenixDateTime(new Date(moment));

/** A booking as a row of a spreadsheet: times in Phoenix, a line for each note. */
const asRow = ({ notes, ...booking }: ExportedBooking) => ({
  ...booking,
  createdAt: phoenixTime(booking.createdAt),
  erasedAt: booking.erasedAt === null ? null : phoenixTime(booking.erasedAt),
  notes: notes.map(({ at, actor, text }) => `${phoenixTime(at)} ${actor}: ${text}`).join("\n"),
});

/**
 * CSV after RFC 4180, a piece for each page. It begins with a byte order mark: without one Excel reads "Núñez" in the
 * machine's old code page. What a spreadsheet would take for a formula gets a ' in front.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
async function* writeCsv(pages: Pages): AsyncGenerator<string> {
  // Nobody but an exporting owner needs it.
  const { stringify } = await import("csv-stringify/sync");
  const columns = Object.keys(exportedBooking.shape);
  const options = {
    columns,
    record_delimiter: "windows",
    // By itself the package quotes only what holds the whole delimiter, CR and LF.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  } as const;
  yield stringify([], { ...options, header: true, bom: true });
  for await (const page of pages) yield stringify(page.map(asRow), options);
}

/** One JSON array, a booking in each line. */
async function* writeJson(pages: Pages): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((one) => JSON.stringify(one)).join(",\n");
    before = ",\n";
  }
  yield before === ",\n" ? "\n]\n" : "[]\n";
}
