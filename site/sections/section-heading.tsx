import type { SectionText } from "#content/shapes.ts";

/** Eyebrow, headline and lead of a section. */
export function SectionHeading({ id, text }: { id?: string; text: SectionText }) {
  return (
    <div className="grid max-w-[52rem] gap-4">
      <p className="eyebrow">{text.eyebrow}</p>
      <h2 id={id} className="title">
        {text.headline}
      </h2>
      {text.lead && <p className="max-w-[60ch] text-lg leading-normal">{text.lead}</p>}
    </div>
  );
}
