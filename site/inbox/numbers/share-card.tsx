import { business } from "#content/business.ts";
import type { Numbers } from "#domain/api/numbers.ts";
import { BreezeWall } from "./breeze-wall.tsx";
import { sharePercent } from "./scale.ts";

const count = (number: number) => number.toLocaleString("en-US");

/** The part of the promise that was kept, as a figure, in words, and as a wall of a hundred blocks. */
export function ShareCard({ numbers }: { readonly numbers: Numbers }) {
  const { bookings, inTime, late } = numbers;
  const due = inTime + late;
  const open = bookings - due;
  const percent = sharePercent(inTime, due);
  const openWords = `${count(open)} more ${open === 1 ? "has" : "have"} time left.`;
  return (
    <section
      aria-labelledby="share-title"
      className="sheet on-dark sheet-mustard mr-2 mb-2 grid grid-cols-1 items-center gap-x-10 gap-y-6 bg-agave p-6 text-white sm:grid-cols-[1fr_auto] md:p-8 xl:mr-0"
    >
      <div>
        <h2 id="share-title" className="text-[1.45rem]">
          Called in time
        </h2>
        <p className="mt-3 font-display text-[min(clamp(4.2rem,3rem+5vw,6.6rem),22vw)] leading-[.9] font-black whitespace-nowrap tracking-tight">
          {due === 0 ? "–" : `${percent}%`}
        </p>
        <p className="mt-4 max-w-[34ch] text-lg leading-snug font-semibold">
          {due === 0
            ? `No promise has come due. ${openWords}`
            : `${count(inTime)} of ${count(due)} ${due === 1 ? "person" : "people"} who booked heard from you within ${business.replyWithinHours} hours.`}
        </p>
        {due > 0 && (
          <p className="mt-2 max-w-[40ch] leading-snug">
            {late === 0 ? "Not one was late." : `${count(late)} waited longer.`}
            {open > 0 && ` ${openWords}`}
          </p>
        )}
      </div>
      {due > 0 && <BreezeWall kept={percent} />}
    </section>
  );
}
