import { useEffect } from "react";
import { phoneLink } from "#domain/typed/phones.ts";
import { useBookings } from "#inbox/api/queries.ts";
import { whichLists } from "#inbox/api/which-lists.ts";
import { areaName, nameOf } from "#inbox/text/labels.ts";
import { keepList } from "./kept-list.ts";

/** Keeps the leads to call for offline use: name, neighborhood and phone, nothing else. */
export function useKeptList(): void {
  const { data, dataUpdatedAt } = useBookings(whichLists({}).waiting.filter, true);
  useEffect(() => {
    if (!data) return;
    const leads = data.pages
      .flatMap(({ items }) => items)
      .map((booking) => {
        const { text, href } = phoneLink(booking.phone);
        const area = areaName(booking.area);
        return { name: nameOf(booking), area, phone: text, call: href ?? null };
      });
    // A full disk only means that nothing is shown offline.
    keepList({ at: new Date(dataUpdatedAt).toISOString(), leads }).catch(() => {});
  }, [data, dataUpdatedAt]);
}
