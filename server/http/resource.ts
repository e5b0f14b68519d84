import { digestOf } from "#server/db/digest.ts";

export interface Copy {
  readonly body: Buffer;
  readonly etag: string;
}

export interface Resource {
  readonly headers: Readonly<Record<string, string>>;
  readonly copies: { readonly identity: Copy; readonly br?: Copy; readonly gzip?: Copy };
}

export const copyOf = (body: Buffer): Copy => ({
  body,
  etag: `"${digestOf(body).slice(0, 22)}"`,
});

/** "index.html" is "/", "blog/post.html" is "/blog/post", other files keep their names. */
export const cleanPath = (file: string) =>
  `/${file}`.replace(/\.html$/, "").replace(/\/index$/, "/");

/** What differs from the built site, by path: "/", "/llms.txt", "/notices/unavailable". */
export type Rendered = ReadonlyMap<string, Resource["copies"]>;
