import type { ReactNode } from "react";
import { ownTexts, visitTexts } from "#content/visit-texts.ts";
import type { Booking } from "#domain/api/bookings.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { TextIcon } from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { textLink, type VisitText } from "./text-links.ts";

const ofTheDay = ["onMyWay", "late", "done", "missed"] as const satisfies readonly VisitText[];
const afterwards = ["done", "missed"] as const;

/** The owner's own texts, in a menu. */
export const OwnTexts = ({
  booking,
  about,
}: {
  readonly booking: Booking;
  readonly about?: { readonly visit: BookedVisit; readonly now: Date };
}) =>
  ownTexts.map((one) => (
    <a key={one.title} href={textLink(booking, one, about)}>
      <TextIcon />
      {one.title}
    </a>
  ));

/** The texts of a visit; the phone opens each with its words filled in. */
export const TextMenu = ({
  visit,
  now,
  className,
  face,
}: {
  readonly visit: BookedVisit;
  readonly now: Date;
  readonly className: string | undefined;
  readonly face: ReactNode;
}) => {
  const { booking } = visit;
  const kinds = visit.day < phoenixDay(now) ? afterwards : ofTheDay;
  if (!textLink(booking, "onMyWay")) return null;
  return (
    <PopoverMenu label={`Text ${nameOf(booking)}`} className={className} face={face}>
      {kinds.map((kind) => (
        <a key={kind} href={textLink(booking, kind, { visit, now })}>
          <TextIcon />
          {visitTexts[kind].label}
        </a>
      ))}
      <OwnTexts booking={booking} about={{ visit, now }} />
    </PopoverMenu>
  );
};
