import type { ReactNode } from "react";

interface PosterProps {
  readonly headline: string;
  /** The words and buttons below the headline. */
  readonly children: ReactNode;
  /** A drawing of ground without a sky. */
  readonly scene: ReactNode;
  /** The room between words and scene. */
  readonly className: string;
}

const screen = "relative flex min-h-[max(100svh,640px)] flex-col overflow-hidden";
/** In wide windows as high as the rays of its sun; with lawn for the grass of the footer to grow over. */
const land =
  "after:relative after:h-14 after:bg-[#5a9a38] [&>svg]:mt-auto [&>svg]:h-[max(19vw,clamp(260px,38svh,560px))] [&>svg]:w-full [&>svg]:overflow-visible";

/** A page of one screen: its words in the sky, over a scene. */
export function Poster({ headline, children, scene, className }: PosterProps) {
  return (
    <section className={`dawn below-header ${screen} ${land}`}>
      <div className={`wrap relative z-2 pt-[clamp(32px,6svh,88px)] text-center ${className}`}>
        <h1 className="text-[min(13vw,clamp(2.5rem,min(1rem+9vw,12.5svh),8.5rem))] leading-[0.95] font-black uppercase">
          {headline}
        </h1>
        {children}
      </div>
      {scene}
    </section>
  );
}
