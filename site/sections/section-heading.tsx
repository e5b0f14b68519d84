import type { SectionText } from "#content/schemas.ts";

/** The eyebrow is terracotta where that is legible: on cream, sand and light sky. */
const eyebrows = { light: "", sky: "text-agave" };

interface SectionHeadingProps {
  id?: string;
  text: SectionText;
  ground?: keyof typeof eyebrows;
}

export function SectionHeading({ id, text, ground = "light" }: SectionHeadingProps) {
  return (
    <div className="heading">
      {text.eyebrow && <p className={`eyebrow ${eyebrows[ground]}`.trimEnd()}>{text.eyebrow}</p>}
      <h2 id={id} className="title">
        {text.headline}
      </h2>
      {text.lead && <p className="heading-lead">{text.lead}</p>}
    </div>
  );
}
