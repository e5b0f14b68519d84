import type { ReactNode } from "react";
import { hello, type OwnText, often, ownTexts, visitTexts } from "#content/visit-texts.ts";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { type Slot, slotWords, visitDayWords } from "#domain/business-clock/visits.ts";
import { phoenixDay } from "#domain/dates.ts";
import { phoneLinks, phonesIn } from "#domain/typed/phones.ts";
import { useNow } from "#inbox/app/clock.ts";
import { nameOf, plainName } from "#inbox/app/labels.ts";
import { TextIcon } from "#inbox/controls/icons.tsx";
import { Choice, PopoverMenu } from "#inbox/controls/popover-menu.tsx";

export type VisitText = keyof typeof visitTexts;

const oftenOf = (plan: string): string =>
  Object.entries(often).find(([name]) => name === plan)?.[1] ?? often.weekly;

/** A text on the owner's own phone, filled in and still to be sent; undefined where there is no number. */
export function textLink(
  { phone, firstName, serviceType }: Pick<Booking, "phone" | "firstName" | "serviceType">,
  kind: VisitText | OwnText,
  about?: { readonly visit: Slot; readonly now: Date },
): string | undefined {
  const [first] = phonesIn(phone);
  if (!first) return undefined;
  const name = plainName(firstName);
  const greeting = name ? hello.withName.replace("{name}", () => name) : hello.without;
  const { visit, now } = about ?? {};
  const isAnotherDay = visit !== undefined && now !== undefined && visit.day !== phoenixDay(now);
  // What somebody typed comes last: a name can look like one of the places.
  const { text: words } = typeof kind === "string" ? visitTexts[kind] : kind;
  const text = words
    .replace("{day}", isAnotherDay ? `on ${visitDayWords(visit.day)}` : "today")
    .replace("{often}", oftenOf(serviceType))
    .replace("{when}", visit ? slotWords(visit) : "")
    .replace("{hello}", () => greeting);
  // iPhones want "&" before the text, other phones "?". Both accept "?&".
  return `${phoneLinks(first).write}?&body=${encodeURIComponent(text)}`;
}

/** The text that fits what has become of a visit; of one ahead, its day. */
function kindAfter({ state, day }: Visit, today: string): VisitText | undefined {
  if (state === "no-access") return "missed";
  if (state === "done") return day === today ? "done" : "review";
  return state === "booked" && day > today ? "moved" : undefined;
}

export function textAfter(booking: Booking, visit: Visit, now: Date) {
  const kind = kindAfter(visit, phoenixDay(now));
  const href = kind && textLink(booking, kind, { visit, now });
  return href ? { href, label: visitTexts[kind].label } : undefined;
}

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
    <Choice
      key={one.title}
      Icon={TextIcon}
      words={one.title}
      href={textLink(booking, one, about)}
    />
  ));

/** The texts of a visit; the phone opens each with its words filled in. */
export const TextMenu = ({
  visit,
  className,
  face,
}: {
  readonly visit: BookedVisit;
  readonly className: string | undefined;
  readonly face: ReactNode;
}) => {
  const now = useNow();
  const { booking } = visit;
  const kinds = visit.day < phoenixDay(now) ? afterwards : ofTheDay;
  if (!textLink(booking, "onMyWay")) return null;
  return (
    <PopoverMenu label={`Text ${nameOf(booking)}`} className={className} face={face}>
      {kinds.map((kind) => (
        <Choice
          key={kind}
          Icon={TextIcon}
          words={visitTexts[kind].label}
          href={textLink(booking, kind, { visit, now })}
        />
      ))}
      <OwnTexts booking={booking} about={{ visit, now }} />
    </PopoverMenu>
  );
};
