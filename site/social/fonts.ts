import jostBold from "@fontsource/jost/files/jost-latin-700-normal.woff?inline";
import jostBlack from "@fontsource/jost/files/jost-latin-900-normal.woff?inline";

/** @param dataUrl a font file as Vite inlines it, so that the build finds it wherever it runs */
const font = (weight: 700 | 900, dataUrl: string) => ({
  name: "Jost",
  weight,
  data: Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"),
});

/** What satori sets the posters in. */
export const fonts = [font(700, jostBold), font(900, jostBlack)];
