import type { SectionText } from "#content/shapes.ts";

/** The eyebrow is terracotta where that is legible: on cream, sand and light sky. */
const eyebrows = { light: "", sky: "text-agave", dark: "text-sand" };

interface SectionHeadingProps {
  id?: string;
  text: SectionText;
  ground?: keyof typeof eyebrows;
}

export function SectionHeading({ id, text, ground = "light" }: SectionHeadingProps) {
  const sentences = text.headline.split(/(?<=\.) /);
  return (
    <div className="heading">
      <p className={`eyebrow ${eyebrows[ground]}`.trimEnd()}>{text.eyebrow}</p>
      <h2 id={id} className="title">
        {/* A second sentence begins its own line where both do not fit on one. */}
        {sentences.length === 1
          ? text.headline
          : sentences.flatMap((sentence, index) => [
              index > 0 && " ",
              <span key={sentence} className="inline-block">
                {sentence}
              </span>,
            ])}
      </h2>
      {text.lead && <p className="heading-lead">{text.lead}</p>}
    </div>
  );
}
