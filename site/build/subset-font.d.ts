// The package brings no types: only what fonts.ts uses of it.
declare module "subset-font" {
  interface Options {
    targetFormat: "sfnt" | "woff" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** OpenType features to keep; all of them when absent. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }

  function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer<ArrayBuffer>>;

  export = subsetFont;
}
