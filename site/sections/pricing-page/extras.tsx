import { addOns, discounts, referralReward, referralSentence } from "#content/extras.ts";
import { pricingWords } from "#content/page-words.ts";
import { SectionHeading } from "#site/sections/section-heading.tsx";
import { DachshundStanding } from "#ui/drawings/dachshund.tsx";

function AddOns() {
  return (
    <ul className="@container mt-5 grid gap-4">
      {addOns.map(({ name, price, description }) => (
        <li
          key={name}
          className="card grid grid-cols-[auto_1fr] @max-[17rem]:grid-cols-1 overflow-hidden"
        >
          <p className="grid w-22 @max-[17rem]:w-full place-items-center border-r-2 border-dashed @max-[17rem]:border-r-0 @max-[17rem]:border-b-2 @max-[17rem]:py-3 bg-mustard font-display text-[1.7rem] leading-none font-black sm:w-34 sm:text-[2.4rem]">
            {`+$${price}`}
          </p>
          <div className="px-(--inset) py-4">
            <h3 className="mb-1.5 text-lg">{name}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Discounts() {
  return (
    <ul className="mt-5">
      {discounts.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink py-3">
          <h3 className="mb-1 text-lg">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** What costs more, what costs less, and the reward for talking about it. */
export function Extras() {
  return (
    <section aria-label="Extras and discounts" className="band">
      <div className="wrap grid gap-x-16 gap-y-10 lg:gap-y-14 lg:grid-cols-2">
        <div>
          <SectionHeading text={pricingWords.extras} />
          <AddOns />
        </div>
        <div>
          <SectionHeading text={pricingWords.discounts} />
          <Discounts />
        </div>
        <p className="card relative flex flex-wrap items-center gap-x-8 gap-y-3 bg-lagoon px-7 py-6 lg:col-span-2 lg:px-10">
          <span className="font-display text-[3.4rem] leading-none font-black">{`$${referralReward}`}</span>
          <span className="font-display text-lg leading-snug font-bold">{referralSentence}</span>
          <DachshundStanding className="absolute right-10 bottom-0 w-60 max-lg:hidden" />
        </p>
      </div>
    </section>
  );
}
