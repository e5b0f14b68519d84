import { clockWords, promiseClock } from "#domain/promise-clock.ts";
import { DogAtDawn } from "#site/drawings/dog-at-dawn.tsx";
import { addressOfPlace, usePlace } from "#site/inbox/navigation.ts";
import { useBookings } from "#site/inbox/reads.ts";
import { nameOf } from "#site/inbox/words.ts";
import { Empty } from "./empty.tsx";
import { whichLists } from "./which-lists.ts";

/** Beside the list while no booking is open: whose call is next. */
export function EmptyPane({ now }: { readonly now: Date }) {
  const place = usePlace();
  const { data } = useBookings(whichLists({}).waiting.filter, true);
  const first = data?.pages[0]?.items[0];
  const art = <DogAtDawn className="empty-art" />;
  if (!data) return null;
  if (!first)
    return (
      <Empty art={art} title="All calls are made">
        <p>Pick a booking to see it here.</p>
      </Empty>
    );
  return (
    <Empty
      art={art}
      title={
        <>
          <bdi>{nameOf(first)}</bdi> is next
        </>
      }
    >
      <p>{clockWords(promiseClock(new Date(first.createdAt), now))}</p>
      <a href={addressOfPlace({ ...place, booking: first.id })} className="act bg-tangerine">
        Open the booking
      </a>
    </Empty>
  );
}
