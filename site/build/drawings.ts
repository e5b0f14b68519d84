import { readFileSync } from "node:fs";
import { type Plugin, transformWithOxc } from "vite";

const suffix = ".svg?art";

/**
 * What is inside a drawing's file as a React component, to be placed in an svg: `import SunArt from "./sun.svg?art"`.
 * XML is JSX but for the names of attributes; svgr would wrap each drawing in an svg of its own, which clips.
 */
export const drawings = (): Plugin => ({
  name: "drawings",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(suffix)) return null;
    const file = id.slice(0, -"?art".length);
    this.addWatchFile(file);
    const art = readFileSync(file, "utf8")
      .replaceAll(/<!--.*?-->|<\/?svg\b[^>]*>/gs, "")
      .replaceAll(/(?<=\s[a-z]+)-([a-z])(?=[a-z-]*=")/g, (_, letter: string) =>
        letter.toUpperCase(),
      );
    return transformWithOxc(`export default () => <>${art}</>;`, `${file}.jsx`, {
      lang: "jsx",
      jsx: { runtime: "automatic" },
    });
  },
});
