import { business } from "#content/business.ts";
import { PawMark } from "#site/drawings/paw-mark.tsx";
import { addressOfPlace, placeOfView } from "#site/inbox/navigation.ts";

/** The name of the business, which leads to the bookings. */
export function Wordmark() {
  return (
    <a
      href={addressOfPlace(placeOfView("inbox"))}
      className="wordmark"
      aria-label={`${business.name} inbox`}
    >
      <PawMark className="size-8" />
      <span>{business.name}</span>
    </a>
  );
}
