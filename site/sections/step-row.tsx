import type { Step } from "#content/shapes.ts";

const columns = { 3: "md:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4" };

interface StepRowProps {
  readonly steps: readonly Step[];
  readonly count: keyof typeof columns;
}

/** Numbered steps side by side, joined by a dashed line. */
export function StepRow({ steps, count }: StepRowProps) {
  return (
    <ol className={`step-row grid gap-x-10 ${columns[count]}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="relative row-span-3 grid grid-rows-subgrid gap-y-0">
          <span
            aria-hidden="true"
            className="grid size-16 place-items-center rounded-pill border-2 border-ink bg-mustard font-display text-xl leading-none font-black"
          >
            {index + 1}
          </span>
          <h3 className="mt-4 mb-1.5 text-lg">{title}</h3>
          <p className="mb-8">{text}</p>
        </li>
      ))}
    </ol>
  );
}
