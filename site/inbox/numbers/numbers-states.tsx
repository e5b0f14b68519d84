import { DachshundLying } from "#site/drawings/dachshund.tsx";

/** Keeps the room of the first pictures while they are counted, so that little moves when they come. */
export function NumbersLoading() {
  return (
    <div aria-hidden="true" className="grid gap-5 md:gap-6">
      <div className="grid gap-5 md:gap-6 xl:grid-cols-[1.2fr_1fr]">
        <div className="sheet h-[33rem] bg-sky-light sm:h-[20.5rem]" />
        <div className="sheet h-[25rem] bg-sky-light sm:h-[17rem] xl:h-[20.5rem]" />
      </div>
      <div className="sheet h-[37rem] bg-sky-light sm:h-[33rem]" />
    </div>
  );
}

/** A range without bookings. */
export function NoNumbers({ words }: { readonly words: string }) {
  return (
    <div className="sheet overflow-hidden bg-sky-light px-6 pt-10 text-center">
      <h2 className="text-[1.6rem]">Quiet yards</h2>
      <p className="mx-auto mt-3 max-w-[44ch] leading-snug">
        {`There are no bookings ${words}. Choose other days, or “All”.`}
      </p>
      <DachshundLying className="mx-auto mt-6 h-auto w-full max-w-[22rem]" />
    </div>
  );
}

export function NumbersFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="sheet bg-error-tint p-6">
      <p className="text-lg font-semibold">The numbers could not be loaded.</p>
      <p className="mt-1">Nothing is lost. Try again in a moment.</p>
      <button type="button" onClick={onRetry} className="act mt-5 bg-white">
        Try again
      </button>
    </div>
  );
}
