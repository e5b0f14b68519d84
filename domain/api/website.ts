import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Values by the names of things. @see domain/website/things.ts */
const values = z.record(z.string(), z.unknown());

const drafted = z.object({
  value: z.unknown(),
  revision: z.int(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type Drafted = z.output<typeof drafted>;

const published = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  /** The things that it changed. */
  things: z.array(z.string()),
});
export type Published = z.output<typeof published>;

const website = z.object({
  /** The version that this program shows: 0 as built. Behind `versions[0]` while it starts again. */
  live: z.int(),
  /** The newest version. */
  version: z.int(),
  /** Newest first. */
  versions: z.array(published),
  /** What the site says, changed or not. */
  things: values,
  /** What it says of things that are not changed: a draft of null brings that back. */
  defaults: values,
  /** What is not public yet. `revision` counts its changes. */
  draft: z.object({ revision: z.int(), things: z.record(z.string(), drafted) }),
  /** Changes that no longer fit the program, and are left out. */
  problems: z.array(z.object({ thing: z.string(), text: z.string() })),
  /** What is missing before the site may be public; `thing` is where it is filled in. */
  goLive: z.array(z.object({ name: z.string(), task: z.string(), thing: z.nullable(z.string()) })),
});
export type Website = z.output<typeof website>;

const version = z.object({ version: z.int().check(z.gte(0), z.lte(999_999_999)) });

export const websiteEndpoints = {
  read: endpoint({ method: "GET", path: "/api/website", for: "owner", answer: website }),
  /**
   * Saves a thing to the draft, or without a value takes it out of it. 409 if the draft has another revision of it than
   * the one seen: `theirs` is that of the draft, or null, `yours` the value sent. 422 with an error a field: "value", or
   * within it "value.0.text". 413 if all changes together get too large. 403 (old sign-in) for phone and email.
   */
  draft: endpoint({
    method: "PUT",
    path: "/api/website/draft/{thing}",
    for: "owner",
    maxBytes: 100_000,
    body: z.object({ seen: z.nullable(z.int()), value: z.optional(z.unknown()) }),
    answer: z.object({ revision: z.nullable(z.int()) }),
  }),
  /** Checks and renders the whole site with the draft. 422 with `mistakes`, a sentence each; 409 if the draft is not the one seen. */
  publish: endpoint({
    method: "POST",
    path: "/api/website/publish",
    for: "owner",
    body: z.object({ revision: z.int() }),
    answer: version,
  }),
  /** Publishes an earlier version again, as a new one. */
  undo: endpoint({
    method: "POST",
    path: "/api/website/undo",
    for: "owner",
    body: version,
    answer: version,
  }),
  /** The address of the home page with the draft, for owners only. 422 as for publish. */
  preview: endpoint({
    method: "POST",
    path: "/api/website/preview",
    for: "owner",
    answer: z.object({ url: z.string() }),
  }),
  /** Keeps a JPEG, or with `size=small` and `of`, the other's address, its small copy. 422 says why not. */
  photo: endpoint({
    method: "POST",
    path: "/api/website/photos",
    for: "owner",
    maxBytes: 400_000,
    query: z.object({ size: z.optional(z.literal("small")), of: z.optional(z.string()) }),
    status: 201,
    answer: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  }),
};
