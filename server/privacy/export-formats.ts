import { type ExportedBooking, exportedBooking } from "#domain/api/privacy.ts";
import { phoenixDateTime } from "#domain/dates.ts";

type Pages = AsyncIterable<readonly ExportedBooking[]>;

const phoenixTime = (moment: string) => phoenixDateTime(new Date(moment));

const asRow = ({ notes, ...booking }: ExportedBooking) => ({
  ...booking,
  createdAt: phoenixTime(booking.createdAt),
  erasedAt: booking.erasedAt === null ? null : phoenixTime(booking.erasedAt),
  notes: notes.map(({ at, actor, text }) => `${phoenixTime(at)} ${actor}: ${text}`).join("\n"),
});

/** CSV after RFC 4180. Without a byte order mark Excel would read "Núñez" in the machine's old code page. */
async function* writeCsv(pages: Pages): AsyncGenerator<string> {
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
export type ExportFormat = keyof typeof exportFormats;
