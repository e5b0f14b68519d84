import type { Kysely } from "kysely";
import type { Drafted, Published } from "#domain/api/website.ts";
import type { Changes } from "#domain/website/things.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { keepSetting, readSetting, writeSetting } from "#server/db/settings.ts";

export interface Version {
  /** 0 is the site as built. */
  readonly version: number;
  readonly changes: Changes;
}

export const asBuilt: Version = { version: 0, changes: {} };

const shownVersions = 50;

/** All changes together, as JSON: they are read at each start. */
const maxBytes = 60_000;

/** Counts the changes of draft and versions, so that nobody publishes what they have not seen. */
const revisionSetting = "site_draft_revision";

/** Locks the count until the transaction ends, so that one writes after the other. */
const lockRevision = async (db: Kysely<Database>) =>
  Number(await keepSetting(db, revisionSetting, "0"));

const newestFirst = (db: Kysely<Database>) =>
  db.selectFrom("site_versions").selectAll().orderBy("version", "desc");

export async function newestVersion(db: Kysely<Database>): Promise<Version> {
  const row = await newestFirst(db).limit(1).executeTakeFirst();
  return row ? { version: row.version, changes: JSON.parse(row.changes) } : asBuilt;
}

async function readDrafts(db: Kysely<Database>): Promise<Record<string, Drafted>> {
  const rows = await db.selectFrom("site_drafts").selectAll().orderBy("revision").execute();
  return Object.fromEntries(
    rows.map(({ thing, value, revision, actor: by, at }) => [
      thing,
      { value: JSON.parse(value), revision, by, at },
    ]),
  );
}

/** What a version would say that has these drafts, too. */
const withDrafts = ({ changes }: Version, drafts: Readonly<Record<string, Drafted>>): Changes => ({
  ...changes,
  ...Object.fromEntries(Object.entries(drafts).map(([thing, { value }]) => [thing, value])),
});

/** The things of which two versions say something else. */
const changedBetween = (before: Changes, after: Changes): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (thing) => JSON.stringify(before[thing]) !== JSON.stringify(after[thing]),
  );

export interface StoredWebsite {
  /** Of the draft. */
  readonly revision: number;
  readonly drafts: Readonly<Record<string, Drafted>>;
  readonly newest: Version;
  /** The newest version's changes, and those of the draft. */
  readonly drafted: Changes;
  readonly versions: readonly Published[];
}

export const readWebsite = defineCommand({
  name: "readWebsite",
  kind: "read",
  async run(db, _input: undefined): Promise<StoredWebsite> {
    // First: whatever changes meanwhile has a later revision, and is not published by mistake.
    const revision = Number((await readSetting(db, revisionSetting)) ?? 0);
    const drafts = await readDrafts(db);
    const rows = await newestFirst(db)
      .limit(shownVersions + 1)
      .execute();
    const all = [...rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) })), asBuilt];
    const versions = rows.slice(0, shownVersions).map(({ version, at, actor: by }, index) => {
      const [now, before] = [all[index], all[index + 1]];
      return { version, at, by, things: changedBetween(before?.changes ?? {}, now?.changes ?? {}) };
    });
    const newest = all[0] ?? asBuilt;
    return { revision, drafts, newest, drafted: withDrafts(newest, drafts), versions };
  },
});

export const readNewest = defineCommand({
  name: "readNewest",
  kind: "read",
  run: (db, _input: object): Promise<Version> => newestVersion(db),
});

export const readVersion = defineCommand({
  name: "readVersion",
  kind: "read",
  async run(db, { version }: { readonly version: number }): Promise<Version | undefined> {
    if (version === 0) return asBuilt;
    const row = await newestFirst(db).where("version", "=", version).executeTakeFirst();
    return row && { version, changes: JSON.parse(row.changes) };
  },
});

interface DraftChange {
  readonly thing: string;
  /** The revision of the thing in the draft that the caller saw. */
  readonly seen: number | null;
  /** JSON; undefined takes it out of the draft. */
  readonly value: string | undefined;
  readonly actor: string;
  readonly at: string;
}

export type DraftResult =
  | { readonly revision: number | null }
  | { readonly theirs: Drafted | null }
  | { readonly tooLarge: true };

export const saveDraft = defineCommand({
  name: "saveDraft",
  kind: "write",
  async run(db, { thing, seen, value, actor, at }: DraftChange): Promise<DraftResult> {
    const revision = 1 + (await lockRevision(db));
    const drafts = await readDrafts(db);
    const theirs = drafts[thing];
    // A retry after a lost answer finds its own value, which is not a conflict.
    if (theirs ? JSON.stringify(theirs.value) === value : value === undefined)
      return { revision: theirs?.revision ?? null };
    if ((theirs?.revision ?? null) !== seen) return { theirs: theirs ?? null };
    if (value !== undefined) {
      const all = { ...withDrafts(await newestVersion(db), drafts), [thing]: JSON.parse(value) };
      if (Buffer.byteLength(JSON.stringify(all)) > maxBytes) return { tooLarge: true };
    }
    await db.deleteFrom("site_drafts").where("thing", "=", thing).execute();
    if (value !== undefined)
      await db.insertInto("site_drafts").values({ thing, value, revision, actor, at }).execute();
    await writeSetting(db, revisionSetting, String(revision));
    return { revision: value === undefined ? null : revision };
  },
});

interface Publication {
  /** Of the draft that the caller saw. */
  readonly seen: number;
  /** All of the new version. */
  readonly changes: Changes;
  /** An earlier version leaves the draft as it is. */
  readonly isDraft: boolean;
  readonly actor: string;
  readonly at: string;
}

/** Makes a new version. @returns undefined, with nothing written, if draft or versions have changed since */
export const publishVersion = defineCommand({
  name: "publishVersion",
  kind: "write",
  async run(
    db,
    { seen, changes, isDraft, actor, at }: Publication,
  ): Promise<{ readonly version: number } | undefined> {
    if ((await lockRevision(db)) !== seen) return undefined;
    const version = 1 + (await newestVersion(db)).version;
    await db
      .insertInto("site_versions")
      .values({ version, changes: JSON.stringify(changes), actor, at })
      .execute();
    if (isDraft) await db.deleteFrom("site_drafts").execute();
    await writeSetting(db, revisionSetting, String(seen + 1));
    return { version };
  },
});
