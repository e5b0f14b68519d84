/** The class of the outer svg. */
export interface DrawingProps {
  className?: string | undefined;
}

/** The poster's colors, shared by all drawings so that they look alike. */
export const ink = "#16302B";
export const agave = "#0E5A4E";
export const tangerine = "#F47B20";
export const mustard = "#F2B233";
export const cream = "#FFF7E8";
export const sand = "#E9C48B";
export const sky = "#BFE5DF";
export const ridgeFar = "#D98A6A";
export const ridgeNear = "#B95E40";
export const lawn = "#6FAF45";
export const lawnDeep = "#5A9A38";
export const lawnDark = "#3F7D34";
export const water = "#7CC8BF";
export const gravel = "#F6E3C3";
export const wood = "#C9A777";
export const stone = "#E3B08C";
export const putting = "#93C95F";
