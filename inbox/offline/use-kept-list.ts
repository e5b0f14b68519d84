import { useEffect } from "react";
import { reasons } from "#domain/reasons.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { useTasks } from "#inbox/api/queries.ts";
import { areaName, nameOf } from "#inbox/text/labels.ts";
import { keepList } from "./kept-list.ts";

/** Keeps the leads to call for offline use: name, neighborhood and phone, nothing else. */
export function useKeptList(): void {
  const { data, dataUpdatedAt } = useTasks();
  useEffect(() => {
    if (!data) return;
    const leads = data.items
      .filter(({ reason }) => reasons[reason].press === "reach")
      .map(({ booking }) => {
        const { text, href } = phoneLink(booking.phone);
        const area = areaName(booking.area);
        return { name: nameOf(booking), area, phone: text, call: href ?? null };
      });
    // A full disk only means that nothing is shown offline.
    keepList({ at: new Date(dataUpdatedAt).toISOString(), leads }).catch(() => {});
  }, [data, dataUpdatedAt]);
}
