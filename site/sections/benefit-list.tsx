import { benefits } from "#content/sections.ts";

/** What customers get besides a clean yard: all of it, or the first few. */
export const BenefitList = ({ count = benefits.length }: { readonly count?: number }) => (
  <dl className="mt-6 grid gap-x-8 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
    {benefits.slice(0, count).map(({ title, text }) => (
      <div key={title} className="border-t-2 border-ink py-3.5">
        <dt className="font-display text-lg leading-snug font-bold">{title}</dt>
        <dd className="mt-1 leading-snug">{text}</dd>
      </div>
    ))}
  </dl>
);
