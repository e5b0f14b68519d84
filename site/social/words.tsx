import { business } from "#content/business.ts";
import { agave, ink } from "#ui/drawings/drawing.ts";
import type { Poster } from "./posters.tsx";
import { StampWords } from "./stamp.tsx";

interface WordsProps extends Poster {
  size: number;
  width: { headline: number; lead: number };
}

/** All that is written on a poster, as satori reads it: every element with several children is a flex box. */
export function Words({ eyebrow, headline, lead, width, size, stamped }: WordsProps) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: "40px 64px",
        color: ink,
        fontFamily: "Jost",
        fontWeight: 700,
      }}
    >
      <div style={{ marginLeft: 68, fontSize: 42, fontWeight: 900, letterSpacing: "-.02em" }}>
        {business.name}
      </div>
      {eyebrow && (
        <div
          style={{
            marginTop: 26,
            marginBottom: -8,
            color: agave,
            fontSize: 27,
            letterSpacing: ".12em",
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
          marginTop: 18,
          width: width.headline,
          fontSize: size,
          fontWeight: 900,
          lineHeight: 0.98,
          textTransform: "uppercase",
        }}
      >
        {headline.map((line, index) => (
          <div key={line} style={{ color: index === 0 ? ink : agave, textWrap: "balance" }}>
            {line}
          </div>
        ))}
      </div>
      {lead && (
        <div
          style={{
            marginTop: 14,
            width: width.lead,
            fontSize: 32,
            lineHeight: 1.22,
            textWrap: "balance",
          }}
        >
          {lead}
        </div>
      )}
      {stamped && <StampWords />}
    </div>
  );
}
