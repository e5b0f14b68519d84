import { type MouseEvent, useMemo, useSyncExternalStore } from "react";
import { type BookingFilter, bookingFilter } from "#domain/api/bookings.ts";
import { isDay } from "./dates.ts";

export const views = ["today", "bookings", "week", "numbers", "website", "settings"] as const;
export type View = (typeof views)[number];

export const viewNames: Readonly<Record<View, string>> = {
  today: "Today",
  bookings: "Bookings",
  week: "Week",
  numbers: "Numbers",
  website: "Website",
  settings: "Settings",
};

/** What is on the screen. The address holds all of it. */
export interface Place {
  readonly view: View;
  readonly booking: string | undefined;
  readonly filter: BookingFilter;
  /** A day of the week that is shown; undefined for this week. */
  readonly week: string | undefined;
  /** Of views with several pages; undefined for the first. */
  readonly page: string | undefined;
}

const home = "/inbox";

/** Reads a query such as "?booking=…&status=pending". Invalid values are left out. */
export function readPlace(query: string): Place {
  const values = new URLSearchParams(query);
  const { shape } = bookingFilter;
  const value = (name: keyof BookingFilter) => values.get(name) || undefined;
  const booking = values.get("booking") || undefined;
  const week = values.get("week") ?? "";
  // Bookmarks of 1.0.0 say "inbox".
  const named = values.get("view") === "inbox" ? "bookings" : values.get("view");
  const filter = {
    status: shape.status.safeParse(value("status")).data,
    search: shape.search.safeParse(value("search")).data,
    fold: shape.fold.safeParse(value("fold")).data,
  };
  return {
    view: views.find((view) => view === named) ?? viewWithoutName({ booking, filter }),
    booking,
    filter,
    week: isDay(week) ? week : undefined,
    page: values.get("page") || undefined,
  };
}

/** The view of an address that names none. Emails link to a booking alone. */
const viewWithoutName = ({ booking, filter }: Pick<Place, "booking" | "filter">): View =>
  booking !== undefined || Object.values(filter).some(Boolean) ? "bookings" : "today";

/** The address of a place, the inverse of `readPlace`. */
export function addressOfPlace(place: Place): string {
  const { view, booking, filter, week, page } = place;
  const isNamed = view !== viewWithoutName(place);
  const values = { view: isNamed ? view : undefined, booking, week, page, ...filter };
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size === 0 ? home : `${home}?${query}`;
}

export const placeOfView = (view: View): Place => ({
  view,
  booking: undefined,
  filter: {},
  week: undefined,
  page: undefined,
});

export const addressOfView = (view: View, more: Partial<Place> = {}): string =>
  addressOfPlace({ ...placeOfView(view), ...more });

/** Of a booking that is opened on Today. */
export const addressOfBooking = (booking: string): string => addressOfView("today", { booking });

const moved = "inbox:moved";

const versions: { shown?: unknown; live?: unknown } = {};

/** Of the program, with the website's words and prices. The first one heard is on the screen. */
export function hearVersion(version: unknown): void {
  versions.shown ??= version;
  versions.live = version;
}

/**
 * Goes to an address of the inbox: once another version is live, by loading it. `replace` adds no entry to the browser's
 * history.
 */
export function goTo(address: string, how: "push" | "replace" = "push"): void {
  if (address === location.pathname + location.search) return;
  if (how === "push" && versions.live !== versions.shown) {
    location.assign(address);
    return;
  }
  const { view } = readPlace(location.search);
  const from = location.pathname + location.search;
  if (how === "push") history.pushState({ from }, "", address);
  else history.replaceState(history.state, "", address);
  // Another view begins at its top, and not where the last one was.
  if (readPlace(location.search).view !== view) scrollTo({ top: 0, behavior: "instant" });
  dispatchEvent(new Event(moved));
}

/** The address of the inbox that is one step back in the browser's history; undefined if that is another page. */
function addressBefore(): unknown {
  const { state }: { state: unknown } = history;
  return typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
}

export const isInside = (): boolean => addressBefore() !== undefined;

let isGoingBack = false;

/** Goes to the address, one step back if it is there. A second press before that would go one step more. */
export function goBack(address: string): void {
  if (isGoingBack) return;
  if (addressBefore() !== address) {
    goTo(address, "replace");
    return;
  }
  isGoingBack = true;
  const arrived = () => {
    isGoingBack = false;
  };
  addEventListener("popstate", arrived, { once: true });
  history.back();
}

/** Closes the open booking. */
export const closeBooking = (): void =>
  goBack(addressOfPlace({ ...readPlace(location.search), booking: undefined }));

/** Opens links to the inbox without loading a new page, unless the click asks for a new tab. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || event.altKey || event.defaultPrevented) return;
  if (link.target || link.origin !== location.origin || link.pathname !== home) return;
  // "Skip to content" moves the focus.
  if (link.hash) return;
  event.preventDefault();
  goTo(link.pathname + link.search);
}

function subscribe(listen: () => void): () => void {
  for (const name of [moved, "popstate"]) addEventListener(name, listen);
  return () => {
    for (const name of [moved, "popstate"]) removeEventListener(name, listen);
  };
}

const currentQuery = () => location.search;

export function usePlace(): Place {
  // The third argument is for rendering to HTML, as tests do.
  const query = useSyncExternalStore(subscribe, currentQuery, currentQuery);
  return useMemo(() => readPlace(query), [query]);
}
