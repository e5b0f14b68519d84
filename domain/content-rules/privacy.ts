import * as z from "zod/mini";
import { dataUses, privacyOwner, privacyWords, storedData } from "#content/privacy.ts";
import { booking } from "#domain/api/bookings.ts";
import { columnOf } from "#domain/privacy.ts";
import { type ContentFile, day, fields, flat, record, words } from "./kit.ts";

const declared = "needs its use and the name that the privacy page gives it";
const declaration = z.tuple(
  [z.enum(Object.keys(dataUses), declared), words(80).check(z.minLength(1, declared))],
  declared,
);

/** A booking's field without a declared use stops the build. `reachBy` is kept in another table, and
 * `sameAs` is looked up. */
const bookingColumns = Object.fromEntries(
  Object.keys(z.omit(booking, { reachBy: true, sameAs: true }).shape).map((field) => [
    columnOf(field),
    declaration,
  ]),
);

export const privacyFiles: readonly ContentFile[] = [
  {
    file: "content/privacy.ts",
    rules: fields({
      privacyOwner: fields({
        legalName: z.nullable(words(100)),
        postalAddress: z.nullable(words()),
        effectiveDate: z.nullable(day),
      }),
      dataUses: record(z.nullable(fields({ why: words(), kept: words(80) }))),
      storedData: z.catchall(
        fields({ bookings: z.looseObject(bookingColumns, declared) }),
        record(declaration),
      ),
      privacyWords: record(words(300)),
    }),
    content: { privacyOwner, dataUses, storedData, privacyWords: flat(privacyWords) },
  },
];
