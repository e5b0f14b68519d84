import AgaveArt from "./agave.svg?art";
import { lawn, lawnDeep, ridgeFar, ridgeNear, sand } from "./drawing.ts";
import { SaguaroArt } from "./saguaro.tsx";
import SunArt from "./sun.svg?art";

/** Sun, ridges and the edge of the lawn below the words of the visitor's page. */
export function VisitScene() {
  return (
    <svg
      viewBox="0 0 1440 230"
      preserveAspectRatio="xMaxYMax slice"
      className="visit-scene absolute inset-x-0 -bottom-px h-(--scene) w-full print:hidden"
      aria-hidden="true"
    >
      <g transform="translate(1330 176) scale(.82)">
        <SunArt />
      </g>
      <path
        d="M0 196C90 176 170 172 260 190c110 22 240 16 360 4 130-14 200-66 320-70 120-4 170 34 270 36 90 2 140-24 230-22v92H0z"
        fill={ridgeFar}
      />
      <path
        d="M0 200c160-12 300-4 440 0 170 6 330-22 500-30 190-8 330 6 500-6v66H0z"
        fill={ridgeNear}
      />
      <path d="M0 206c460-6 940-8 1440-12v36H0z" fill={sand} />
      <g transform="translate(1000 202) scale(.6)">
        <SaguaroArt />
      </g>
      <g transform="translate(1076 210) scale(.5)">
        <AgaveArt />
      </g>
      <path d="M0 214c460-8 940-10 1440-8v24H0z" fill={lawn} />
    </svg>
  );
}

/** The lawn behind its cards, and the hill at its end. */
export function VisitLawn() {
  return (
    <div className="absolute inset-0 bg-[#6faf45] print:hidden" aria-hidden="true">
      <svg
        viewBox="0 0 1440 150"
        preserveAspectRatio="none"
        className="absolute bottom-0 h-[150px] w-full"
        aria-hidden="true"
      >
        <path d="M0 70C300 20 700 0 1000 30c180 18 320 30 440 24v96H0z" fill={lawnDeep} />
      </svg>
    </div>
  );
}
