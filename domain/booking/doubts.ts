import { openWords } from "#content/open-points.ts";
import { readable } from "#domain/typed/readable.ts";

/** Digits of an American phone number with its area code. */
const wholePhone = 10;

/** A number with a word after it: "7420 E Camelback Rd", but not "Tucson, 85251". */
const houseNumber = /\d[\p{L}\d/-]*[\s,]+(?!\d)[\p{L}#]/u;

/** Questions about what follows the rules and may still be a slip. They stop nobody. */
export function doubtsAbout({
  phone,
  address,
}: {
  readonly phone: string;
  readonly address: string;
}) {
  const { doubts } = openWords;
  return {
    phone: readable(phone).replace(/\D/g, "").length < wholePhone ? doubts.phone : undefined,
    address: houseNumber.test(address) ? undefined : doubts.address,
  };
}
