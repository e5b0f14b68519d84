import { type BookingStatus, canBecome } from "#domain/booking/status.ts";

interface Event {
  readonly kind: string;
  readonly from?: BookingStatus | undefined;
  readonly to?: BookingStatus | undefined;
  text?: string | undefined;
  /** The other booking of a merge. */
  readonly other?: ModelBooking;
  undone?: true;
  readonly undoes?: Event | undefined;
}

export interface ModelBooking {
  readonly id: string;
  readonly person: string;
  readonly firstName: string;
  status: BookingStatus;
  mergedInto: string | null;
  contacted: boolean;
  erased: boolean;
  readonly history: Event[];
}

/** The outcome of an action: the id of the new booking, "done", or why it was refused. */
export type Came = string | undefined;

/** A simple in-memory model of what the store should contain after each action. */
export function createModel() {
  const bookings: ModelBooking[] = [];
  const requests = new Map<string, { id: string; digest: string }>();
  const of = (id: string) => bookings.find((one) => one.id === id);
  const currentEvents = ({ history }: ModelBooking, kind: string) =>
    history.filter((one) => one.kind === kind && !one.undone && !one.undoes);

  const isAside = ({ status }: ModelBooking) => status === "spam" || status === "declined";

  function undoStatus(booking: ModelBooking, event: Event): Came {
    const { from, to } = event;
    if (booking.mergedInto !== null || (from === "pending" && booking.erased)) return "conflict";
    const steps = currentEvents(booking, "status");
    if (steps.at(-1) !== event || booking.status !== to || !from) return "conflict";
    if (to === "contacted" && steps.filter((one) => one.to === "contacted").length === 1)
      booking.contacted = false;
    booking.status = from;
    booking.history.push({ kind: "status", from: to, to: from, undoes: event });
    event.undone = true;
    return "done";
  }

  function undoMerge(booking: ModelBooking, event: Event): Came {
    const { other } = event;
    if (!other) return "invalid";
    const [inner, outer] = booking.mergedInto === other.id ? [booking, other] : [other, booking];
    if (inner.mergedInto !== outer.id || inner.erased) return "conflict";
    inner.mergedInto = null;
    const mirrored = currentEvents(other, "merged").findLast((one) => one.other === booking);
    booking.history.push({ kind: "separated", text: other.id, undoes: event });
    other.history.push({ kind: "separated", text: booking.id, undoes: mirrored });
    event.undone = true;
    if (mirrored) mirrored.undone = true;
    return "done";
  }

  return {
    bookings,
    /** The same person's booking before this one, of those that are not erased. */
    sameAs(booking: ModelBooking): string | null {
      const known = bookings.filter(({ person, erased }) => person === booking.person && !erased);
      return known[known.indexOf(booking) - 1]?.id ?? null;
    },
    book({
      id,
      key,
      person,
      firstName,
    }: {
      id: string;
      key: string;
      person: string;
      firstName: string;
    }): Came {
      const digest = `${person} ${firstName}`;
      const first = requests.get(key);
      if (first) return first.digest === digest ? first.id : undefined;
      requests.set(key, { id, digest });
      bookings.push({
        id,
        person,
        firstName,
        status: "pending",
        mergedInto: null,
        contacted: false,
        erased: false,
        history: [{ kind: "requested" }],
      });
      return id;
    },
    change(id: string, from: BookingStatus, to: BookingStatus): Came {
      const booking = of(id);
      if (!booking) return "not-found";
      if (booking.mergedInto !== null || booking.status !== from) return "conflict";
      if (to === "pending" && booking.erased) return "conflict";
      if (!canBecome(from, to)) return "invalid";
      booking.status = to;
      if (to === "contacted") booking.contacted = true;
      booking.history.push({ kind: "status", from, to });
      return "done";
    },
    note(id: string, text: string): Came {
      const booking = of(id);
      if (!booking) return "not-found";
      if (booking.erased) return "conflict";
      booking.history.push({ kind: "note", text });
      return "done";
    },
    merge(id: string, into: string): Came {
      const [inner, outer] = [of(id), of(into)];
      if (!inner) return "not-found";
      if (inner.mergedInto !== null) return "conflict";
      const isTaken = bookings.some(({ mergedInto }) => mergedInto === id);
      if (!outer || inner === outer || outer.mergedInto !== null || isTaken) return "invalid";
      if (inner.person !== outer.person || inner.erased || outer.erased) return "invalid";
      if (isAside(outer) && !isAside(inner)) return "invalid";
      inner.mergedInto = into;
      inner.history.push({ kind: "merged", text: into, other: outer });
      outer.history.push({ kind: "merged", text: id, other: inner, from: inner.status });
      return "done";
    },
    undo(id: string, place: number): Came {
      const booking = of(id);
      const event = booking?.history[place];
      if (!booking || !event) return "not-found";
      if (event.undone) return "conflict";
      if (event.undoes) return "invalid";
      if (event.kind === "status") return undoStatus(booking, event);
      if (event.kind === "merged") return undoMerge(booking, event);
      if (event.kind !== "note") return "invalid";
      // Erasing has deleted its text for good.
      if (event.text === undefined) return "conflict";
      event.undone = true;
      event.text = undefined;
      booking.history.push({ kind: "note-removed", undoes: event });
      return "done";
    },
    erase(id: string): Came {
      const booking = of(id);
      if (!booking) return "not-found";
      for (const event of booking.history) if (event.kind === "note") event.text = undefined;
      for (const [key, request] of requests) if (request.id === id) requests.delete(key);
      if (booking.erased) return "done";
      const closed =
        booking.status === "pending" ? ({ from: "pending", to: "declined" } as const) : {};
      if (booking.status === "pending") booking.status = "declined";
      booking.erased = true;
      booking.history.push({ kind: "erased", ...closed });
      return "done";
    },
  };
}
