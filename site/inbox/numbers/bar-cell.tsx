import { ink } from "#site/drawings/drawing.ts";

/** A bar as a table's cell; the number stands in the next one. */
export function BarCell({ percent, fill }: { readonly percent: number; readonly fill: string }) {
  return (
    <td className="bar">
      <svg width="100%" height="18" className="forced-color-adjust-none" aria-hidden="true">
        {percent > 0 && (
          <rect
            x="1"
            y="1"
            width={`${percent * 0.98}%`}
            height="16"
            rx="3"
            fill={fill}
            stroke={ink}
            strokeWidth="2"
          />
        )}
      </svg>
    </td>
  );
}
