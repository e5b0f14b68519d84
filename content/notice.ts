import { own } from "./own.ts";
import { filled } from "./own-texts.ts";

/** A few words on top of every page, such as "Away until Jan 4", from one Phoenix day to another; null for none. */
const given = own<{
  readonly text: string;
  readonly from: string;
  readonly to: string;
} | null>("notice", null);

export const notice = given && { ...given, text: filled(given.text) };

/** The name of the notice for those who do not see it. */
export const noticeLabel = "News";
