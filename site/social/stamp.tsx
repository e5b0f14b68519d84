import { firstScoopStamp } from "#content/sections.ts";
import { FirstScoopStamp } from "#ui/drawings/first-scoop-stamp.tsx";
import { Place } from "./scenery.tsx";

const size = 176;
const left = 994;
const top = 18;

/** The stamp in the upper right corner, without its words: they need the font that satori has. */
export function StampShape() {
  return (
    <Place x={left} y={top} width={size} height={size}>
      <FirstScoopStamp top="" middle="" bottom="" />
    </Place>
  );
}

export function StampWords() {
  return (
    <div
      style={{
        position: "absolute",
        left,
        top,
        width: size,
        height: size,
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        fontSize: 13,
        letterSpacing: ".04em",
        lineHeight: 1.1,
        transform: "rotate(8deg)",
      }}
    >
      <div>{firstScoopStamp.top}</div>
      <div style={{ fontSize: 42, fontWeight: 900, letterSpacing: 0, lineHeight: 0.95 }}>
        {firstScoopStamp.middle}
      </div>
      <div>{firstScoopStamp.bottom}</div>
    </div>
  );
}
