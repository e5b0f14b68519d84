import { agave, cream, ink, tangerine } from "#site/drawings/drawing.ts";

const size = 22;
const blocks = Array.from({ length: 100 }, (_, index) => index);

/**
 * A breeze-block wall of a hundred blocks, one for each percent, laid from the bottom up: whole ones were in time, a
 * late one is a brick without an opening. Whoever cannot see it has the figure beside it.
 */
export function BreezeWall({ kept }: { readonly kept: number }) {
  return (
    <svg
      viewBox="-3 -3 226 240"
      className="w-full max-w-[15rem] justify-self-center forced-color-adjust-none"
      aria-hidden="true"
    >
      <symbol id="block-kept" viewBox="0 0 22 22">
        <path d="M0 0h22v22H0z" fill={cream} />
        <path d="M1.5 11Q11 11 11 1.5 11 11 20.5 11 11 11 11 20.5 11 11 1.5 11z" fill={agave} />
        <path d="M0 0h22v22H0z" fill="none" stroke={ink} strokeWidth="2" />
      </symbol>
      <symbol id="block-late" viewBox="0 0 22 22">
        <path d="M0 0h22v22H0z" fill={tangerine} />
        <path d="M0 11h22M11 0v11M5.5 11v11M16.5 11v11" stroke={ink} strokeWidth="1.5" />
        <path d="M0 0h22v22H0z" fill="none" stroke={ink} strokeWidth="2" />
      </symbol>
      {blocks.map((block) => (
        <use
          key={block}
          href={block < kept ? "#block-kept" : "#block-late"}
          x={(block % 10) * size}
          y={(9 - Math.floor(block / 10)) * size}
          width={size}
          height={size}
        />
      ))}
      <path d="M-2-2h224v224H-2z" fill="none" stroke={ink} strokeWidth="2" />
      <path d="M-2 222h224v12H-2z" fill={tangerine} stroke={ink} strokeWidth="2" />
    </svg>
  );
}
