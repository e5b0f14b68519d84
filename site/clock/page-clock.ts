import { createContext, useContext } from "react";
import type { PageClock } from "#domain/pages/page-props.ts";

/** At build time no days off are known. The server renders the pages again when it knows others. */
export const pageClock = ({ clock }: App.Locals): PageClock =>
  clock ?? { now: new Date(), daysOff: [] };

export const PageClockContext = createContext<PageClock | undefined>(undefined);

/** What the server knows when it answers with a page; undefined on other pages and in the browser. */
export const usePageClock = (): PageClock | undefined => useContext(PageClockContext);
