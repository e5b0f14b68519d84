import { ink, stone, stoneDark } from "./drawing.ts";

interface BouldersProps {
  /** The lit side and the shade of the rock. */
  light?: string | undefined;
  shade?: string | undefined;
}

/** Rocks on a scene: on y = 0, from x = -190 to 206, 142 high. */
export function RocksArt({ light = stone, shade = stoneDark }: BouldersProps) {
  return (
    <>
      <path d="M-84 4L-76-108Q-72-134-44-138L16-144Q48-144 52-112L64 4z" fill={light} />
      <path d="M64 4L52-112Q48-144 16-144L6-90 18-60 8 4z" fill={shade} />
      <path d="M-190 4L-184-44Q-176-74-146-78L-96-74Q-68-66-62-38L-46 4z" fill={light} />
      <path d="M-46 4L-62-38Q-68-66-96-74L-110-40-98-18-102 4z" fill={shade} />
      <path d="M20 4L32-50Q44-88 84-92L134-84Q170-76 184-40L206 4z" fill={light} />
      <path d="M206 4L184-40Q170-76 134-84L122-50 136-24 130 4z" fill={shade} />
      <path
        d="M-74-92q26 10 50 2M-30-50l10 22M6-90l-16-8M-160-52q10 6 10 20M-136-10l-8-16M64-60q12 6 12 22M88-8l10-18M150-56l8 14"
        fill="none"
        stroke={ink}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  );
}

/** Granite with a balanced slab on top: on y = 0, from x = -190 to 206, 196 high. */
export function BouldersArt({ light = stone, shade = stoneDark }: BouldersProps) {
  return (
    <>
      <RocksArt light={light} shade={shade} />
      <path
        d="M-98-146Q-108-168-84-176L-30-192Q20-196 44-178 54-164 36-152L-20-138Q-84-132-98-146z"
        fill={light}
      />
      <path
        d="M44-178Q54-164 36-152L-20-138Q-84-132-98-146-40-150-6-160 24-166 44-178z"
        fill={shade}
      />
      <path
        d="M-40-176q14 8 28 4"
        fill="none"
        stroke={ink}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  );
}
