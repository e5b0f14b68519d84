import { basename } from "node:path";

/** "hero" for `.hero` and "hero-title" for `.title` in hero.module.css, so that built pages can be read. */
export function scopedName(name: string, file: string): string {
  const sheet = basename(file, ".module.css");
  return name === sheet ? sheet : `${sheet}-${name}`;
}
