import type { ReactNode } from "react";

/** Describes a page's social picture: what is drawn and what is written. */
export interface Poster {
  /** The picture's name without ".png". */
  readonly name: string;
  /** A few words above the headline. */
  readonly eyebrow?: string;
  /** A line for each string; the second has the second color. */
  readonly headline: readonly string[];
  readonly lead?: string;
  /** Pixels: how wide the headline and the lead may run. */
  readonly width?: { readonly headline?: number; readonly lead?: number };
  /** Pixels: the headline's letters. As large as the width allows unless said otherwise. */
  readonly size?: number;
  /** SVG on a field of 1200 by 630, above the sky and below the words. */
  readonly scenery: ReactNode;
  /** What else is written, for satori: absolutely placed. */
  readonly writing?: ReactNode;
  /** Whether the stamp with the free first visit is in the corner. */
  readonly stamped: boolean;
}

/** What follows a question mark or a comma gets its own line. */
export const linesOf = (headline: string): readonly string[] => headline.split(/(?<=[?,]) /);
