import type { ReactNode } from "react";
import { clockWords, promiseClock } from "#domain/business-clock/call-by.ts";
import { useBookings, useDaysOff } from "#inbox/api/queries.ts";
import { whichLists } from "#inbox/api/which-lists.ts";
import { ButtonLink } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, usePlace } from "#inbox/navigation/navigation.ts";
import { nameOf } from "#inbox/text/labels.ts";
import { DogAtDawn } from "#ui/drawings/dog-at-dawn.tsx";
import type { DrawingProps } from "#ui/drawings/drawing.ts";
import styles from "./empty.module.css";

/** Fills the place of bookings while there are none to show. */
export function Empty({
  Art,
  title,
  className = "",
  children,
}: {
  readonly Art: (props: DrawingProps) => ReactNode;
  readonly title: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <div className={`${styles["empty"]} ${className}`}>
      <Art className={shared["art"]} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

const paneLook = `${shared["sheet"]} ${shared["raised"]} ${shared["screenOnly"]}`;

/** Beside the list while no booking is open: whom to call next. */
export function EmptyPane({ now }: { readonly now: Date }) {
  const place = usePlace();
  const daysOff = useDaysOff();
  const { data } = useBookings(whichLists({}).waiting.filter, true);
  if (!data) return null;
  const first = data.pages[0]?.items[0];
  if (!first)
    return (
      <Empty Art={DogAtDawn} title="All calls are made" className={paneLook}>
        <p>Pick a booking to see it here.</p>
      </Empty>
    );
  const title = (
    <>
      <bdi>{nameOf(first)}</bdi> is next
    </>
  );
  return (
    <Empty Art={DogAtDawn} title={title} className={paneLook}>
      <p>{clockWords(promiseClock(new Date(first.createdAt), now, daysOff))}</p>
      <ButtonLink href={addressOfPlace({ ...place, booking: first.id })} tone="tangerine">
        Open the booking
      </ButtonLink>
    </Empty>
  );
}
