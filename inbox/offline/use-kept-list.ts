import { useEffect } from "react";
import { phoenixDay } from "#domain/dates.ts";
import { addDays } from "#domain/days.ts";
import { isToCall } from "#domain/tasks/reasons.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { useSession, useTasks, useVisits } from "#inbox/api/queries.ts";
import { dogLine, nameOf, placeName } from "#inbox/text/labels.ts";
import { windowHours } from "#inbox/visits/visit-words.ts";
import { keepList } from "./kept-list.ts";

/**
 * Keeps for offline use the leads to call (name, neighborhood, phone) and the visits of today and tomorrow (name,
 * street, window, dogs, requests), and nothing else.
 */
export function useKeptList(now: Date): void {
  const today = phoenixDay(now);
  const { data: list, dataUpdatedAt } = useTasks();
  const { data: days } = useVisits(today, addDays(today, 1));
  const user = useSession().data?.username;
  useEffect(() => {
    if (!list || !days || user === undefined) return;
    const leads = list.items.filter(isToCall).map(({ booking }) => {
      const { text, href } = phoneLink(booking.phone);
      const area = placeName(booking);
      return { name: nameOf(booking), area, phone: text, call: href ?? null };
    });
    const visits = days.visits
      .filter(({ state }) => state === "booked")
      .map(({ booking, bookingId, sequence, day, starts, ends }) => ({
        ...{ bookingId, sequence, day },
        hours: windowHours({ starts, ends }),
        name: nameOf(booking),
        street: booking.address,
        dogs: dogLine(booking),
        words: booking.specialRequests ?? "",
      }));
    // A full disk only means that nothing is shown offline.
    keepList({ at: new Date(dataUpdatedAt).toISOString(), user, leads, visits }).catch(() => {});
  }, [list, days, dataUpdatedAt, user]);
}
