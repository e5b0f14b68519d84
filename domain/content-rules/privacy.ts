import * as z from "zod/mini";
import { dataUses, privacyOwner, privacyWords, storedData } from "#content/privacy.ts";
import { type ContentFile, day, fields, flat, record, words, yesOrNo } from "./kit.ts";

const declared = "needs its use and the name that the privacy page gives it";
const declaration = z.tuple(
  [z.enum(Object.keys(dataUses), declared), words(80).check(z.minLength(1, declared))],
  declared,
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
      dataUses: record(z.nullable(fields({ why: words(), kept: words(80), isErased: yesOrNo }))),
      storedData: record(record(declaration)),
      privacyWords: record(words(300)),
    }),
    content: { privacyOwner, dataUses, storedData, privacyWords: flat(privacyWords) },
  },
];
