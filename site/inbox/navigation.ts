import { type MouseEvent, useMemo, useSyncExternalStore } from "react";
import type { BookingFilter } from "#domain/api/bookings.ts";
import { bookingFilter } from "#domain/api/bookings.ts";

export const views = ["inbox", "numbers", "messages", "settings"] as const;
export type View = (typeof views)[number];

/** Where one is: the address says all of it. */
export interface Place {
  readonly view: View;
  /** The id of the booking that is open. */
  readonly booking: string | undefined;
  readonly filter: BookingFilter;
}

const home = "/inbox";

/** Reads a query such as "?booking=…&status=pending". What it does not know it leaves out. */
export function readPlace(query: string): Place {
  const said = new URLSearchParams(query);
  const { shape } = bookingFilter;
  const value = (name: keyof BookingFilter) => said.get(name) || undefined;
  return {
    view: views.find((view) => view === said.get("view")) ?? "inbox",
    booking: said.get("booking") || undefined,
    filter: {
      status: shape.status.safeParse(value("status")).data,
      area: shape.area.safeParse(value("area")).data,
      plan: shape.plan.safeParse(value("plan")).data,
      search: shape.search.safeParse(value("search")).data,
    },
  };
}

/** The address of a place; `readPlace` of its query is the place. */
export function addressOfPlace({ view, booking, filter }: Place): string {
  const parts = { view: view === "inbox" ? undefined : view, booking, ...filter };
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size === 0 ? home : `${home}?${query}`;
}

/** A view as its tab opens it: nothing open, nothing filtered. */
export const placeOfView = (view: View): Place => ({ view, booking: undefined, filter: {} });

const moved = "inbox:moved";

/** Goes to an address of the inbox; `replace` leaves no step for the back button. */
export function goTo(address: string, how: "push" | "replace" = "push"): void {
  if (address === location.pathname + location.search) return;
  if (how === "push") history.pushState({ inside: true }, "", address);
  else history.replaceState(history.state, "", address);
  dispatchEvent(new Event(moved));
}

/** True where a link of the inbox led here: the step before is the inbox, too. */
export function isInside(): boolean {
  const { state }: { state: unknown } = history;
  return typeof state === "object" && state !== null && "inside" in state;
}

/** Goes one step back where that stays inside the inbox, else to the address. */
export function goBack(address: string): void {
  if (isInside()) history.back();
  else goTo(address, "replace");
}

/** Lets plain links to the inbox open without a new page, unless they are meant for a new tab. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || event.altKey || event.defaultPrevented) return;
  if (link.target || link.origin !== location.origin || link.pathname !== home) return;
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

/** Where one is, as it changes. */
export function usePlace(): Place {
  const query = useSyncExternalStore(subscribe, currentQuery);
  return useMemo(() => readPlace(query), [query]);
}
