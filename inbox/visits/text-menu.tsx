import type { ReactNode } from "react";
import { visitTexts } from "#content/visit-texts.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { TextIcon } from "#inbox/controls/icons.tsx";
import { PopoverMenu } from "#inbox/controls/popover-menu.tsx";
import { nameOf } from "#inbox/text/labels.ts";
import { textLink, type VisitText } from "./text-links.ts";

const kinds = ["onMyWay", "late", "done", "missed"] as const satisfies readonly VisitText[];

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
