import { plans } from "#content/plans.ts";
import { agave, cream, ink, mustard, water, wood } from "#ui/drawings/drawing.ts";

const size = { width: 184, height: 176 };
const signs = plans.map((plan, index) => ({
  plan,
  left: 556 + index * 204,
  top: plan.isPopular ? 322 : 352,
}));
/** Where the posts end in the lawn. */
const foot = 588;

/** The plans as signs in the lawn, without their words. */
export function PriceSigns() {
  return signs.map(({ plan, left, top }) => (
    <g key={plan.serviceType} stroke={ink} strokeWidth="4" strokeLinejoin="round">
      <path d={`M${left + 82} ${top + 100}h20V${foot}h-20z`} fill={wood} />
      <rect
        {...size}
        x={left + 9}
        y={top + 9}
        rx="18"
        fill={plan.isPopular ? mustard : water}
        strokeWidth="3"
      />
      <rect {...size} x={left} y={top} rx="18" fill={cream} />
    </g>
  ));
}

/** The words on the signs. */
export function PriceWords() {
  return (
    <>
      {signs.map(({ plan, left, top }) => (
        <div
          key={plan.serviceType}
          style={{
            ...size,
            position: "absolute",
            left,
            top,
            display: "flex",
            flexDirection: "column",
            alignItems: "center",
            justifyContent: "center",
            fontSize: 20,
            lineHeight: 1.1,
            textAlign: "center",
          }}
        >
          <div style={{ color: agave, fontSize: 22, fontWeight: 900 }}>{plan.label}</div>
          <div style={{ fontSize: 72, fontWeight: 900, lineHeight: 1.08 }}>
            {`$${plan.pricePerVisit}`}
          </div>
          <div style={{ textWrap: "balance" }}>{plan.shortPeriod}</div>
        </div>
      ))}
    </>
  );
}
