import type { SectionText } from "#content/shapes.ts";

interface SectionHeadingProps {
  id?: string;
  text: SectionText;
  /** On dark ground the eyebrow is mustard. */
  onDark?: boolean;
}

/** Eyebrow, headline and lead of a section. */
export function SectionHeading({ id, text, onDark = false }: SectionHeadingProps) {
  return (
    <div className="grid max-w-[52rem] gap-4">
      <p className={`eyebrow ${onDark ? "text-mustard" : ""}`.trimEnd()}>{text.eyebrow}</p>
      <h2 id={id} className="title">
        {text.headline}
      </h2>
      {text.lead && <p className="max-w-[60ch] text-lg leading-normal">{text.lead}</p>}
    </div>
  );
}
