import type { ReactNode } from "react";
import { visitTexts } from "#content/visit-texts.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { TextIcon } from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { textLink, type VisitText } from "./text-links.ts";

const ofTheDay = ["onMyWay", "late", "done", "missed"] as const satisfies readonly VisitText[];
const afterwards = ["done", "missed"] as const;

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
    </PopoverMenu>
  );
};
