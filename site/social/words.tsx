import { agave, ink } from "#site/drawings/drawing.ts";

export interface WordsProps {
  businessName: string;
  /** A few words above the headline. */
  eyebrow?: string | undefined;
  headline: string;
  lead: string;
  /** Pixels: how wide the headline and the lead may run. */
  width: number;
  /** Pixels: the headline's letters. */
  size: number;
}

/** What follows the first question mark or comma stands on a line of its own, in the second color. */
const halves = (headline: string) => /^(.*?[?,]) (.*)$/.exec(headline)?.slice(1) ?? [headline];

/** The words of a social picture, as satori reads them: every element with children is a flex box. */
export function Words({ businessName, eyebrow, headline, lead, width, size }: WordsProps) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: "44px 64px",
        color: ink,
        fontFamily: "Jost",
        fontWeight: 900,
      }}
    >
      <div style={{ display: "flex", marginLeft: 66, fontSize: 42, letterSpacing: "-.02em" }}>
        {businessName}
      </div>
      {eyebrow && (
        <div
          style={{
            marginTop: 22,
            marginBottom: -14,
            color: agave,
            fontSize: 26,
            fontWeight: 700,
            letterSpacing: ".14em",
            textTransform: "uppercase",
          }}
        >
          {eyebrow}
        </div>
      )}
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          marginTop: 22,
          width,
          fontSize: size,
          lineHeight: 0.98,
          textTransform: "uppercase",
        }}
      >
        {halves(headline).map((half, index) => (
          <div key={half} style={{ color: index === 0 ? ink : agave, textWrap: "balance" }}>
            {half}
          </div>
        ))}
      </div>
      <div
        style={{
          marginTop: 14,
          width,
          fontSize: 32,
          fontWeight: 700,
          lineHeight: 1.25,
          textWrap: "balance",
        }}
      >
        {lead}
      </div>
    </div>
  );
}
