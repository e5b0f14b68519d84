const back = [-80, -48, -18, 18, 48, 80];
const front = [-64, -33, 33, 64, 0];

/** An agave on a scene: a rosette of pointed blades rooted at the origin, 62 units high. */
export function AgaveArt() {
  return (
    <>
      {back.map((angle) => (
        <path
          key={angle}
          d="M-7 4Q-11-30 0-60 11-30 7 4z"
          fill="#4B8F7B"
          transform={`rotate(${angle})`}
        />
      ))}
      {front.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-8 4Q-12-28 0-56 12-28 8 4z" fill="#7FB9A2" />
          <path d="M0 0V-46" stroke="#4B8F7B" strokeWidth="2" />
        </g>
      ))}
    </>
  );
}
