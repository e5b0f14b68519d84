import { phonesText } from "#site/clock/clock-words.ts";
import { usePageClock } from "#site/clock/page-clock.ts";

/** Below a phone number of a page from the server: whether the phones are open or when they open again. */
export function PhonesOpen({ className = "" }: { readonly className?: string }) {
  const clock = usePageClock();
  return (
    <p data-phones-open="" className={`min-h-[1lh] ${className}`.trimEnd()}>
      {clock && phonesText(clock.now, clock.daysOff)}
    </p>
  );
}
