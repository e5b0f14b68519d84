import { createContext, useContext } from "react";
import type { PageClock } from "#domain/pages/page-props.ts";

export const PageClockContext = createContext<PageClock | undefined>(undefined);

/** What the server knows when it renders a page; undefined at build time and in the browser. */
export const usePageClock = (): PageClock | undefined => useContext(PageClockContext);
