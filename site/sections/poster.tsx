import type { ReactNode } from "react";
import styles from "./poster.module.css";

interface PosterProps {
  readonly headline: string;
  /** The words and buttons below the headline. */
  readonly children: ReactNode;
  /** A drawing of ground without a sky. */
  readonly scene: ReactNode;
  /** The room between words and scene. */
  readonly className: string;
}

/** A page of one screen: its words in the sky, over a scene. */
export function Poster({ headline, children, scene, className }: PosterProps) {
  return (
    <section className={`${styles["poster"]} dawn below-header`}>
      <div className={`wrap relative z-2 pt-[clamp(32px,6svh,88px)] text-center ${className}`}>
        <h1>{headline}</h1>
        {children}
      </div>
      {scene}
    </section>
  );
}
