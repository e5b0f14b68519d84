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
  /** The maximum width of headline and lead, in pixels. */
  readonly width?: { readonly headline?: number; readonly lead?: number };
  /** The headline's font size in pixels; by default as large as the width allows. */
  readonly size?: number;
  /** SVG on a field of 1200 by 630, above the sky and below the words. */
  readonly scenery: ReactNode;
  /** Whether the stamp with the free first visit is in the corner. */
  readonly stamped: boolean;
}

/** Starts a new line after a question mark or a comma. */
export const linesOf = (headline: string): readonly string[] => headline.split(/(?<=[?,]) /);
