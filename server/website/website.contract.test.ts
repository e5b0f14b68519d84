import { expect, test } from "vitest";
import { freshStore } from "#server/testing/new-stores.ts";
import { readPhoto, savePhoto, saveSmallPhoto } from "./photos.ts";
import { publishVersion, readVersion, readWebsite, saveDraft } from "./versions.ts";

const at = "2026-11-20T17:00:00.000Z";
const by = { actor: "riley", at };

const store = freshStore();

const save = (thing: string, value: unknown, seen: number | null = null, actor = "riley") =>
  store.run(saveDraft, { thing, seen, at, actor, value: JSON.stringify(value) });
const read = () => store.run(readWebsite, undefined);
const publishSeen = ({ revision, drafted }: Awaited<ReturnType<typeof read>>) =>
  store.run(publishVersion, { ...by, seen: revision, changes: drafted, isDraft: true });
const publish = async () => publishSeen(await read());

test("before any change the site is as built, and the draft is empty", async () => {
  expect(await read()).toEqual({
    ...{ revision: 0, drafts: {}, drafted: {}, versions: [] },
    newest: { version: 0, changes: {} },
  });
  expect(await store.run(readVersion, { version: 0 })).toEqual({ version: 0, changes: {} });
  expect(await store.run(readVersion, { version: 1 })).toBeUndefined();
});

test("each thing in the draft has the revision in which it was saved, and can be taken out", async () => {
  expect(await save("phone", "+14802345678")).toEqual({ revision: 1 });
  expect(await save("notice", null)).toEqual({ revision: 2 });
  expect(await save("phone", "+14802345679", 1)).toEqual({ revision: 3 });
  expect(await read()).toMatchObject({
    revision: 3,
    drafts: {
      phone: { value: "+14802345679", revision: 3, by: "riley", at },
      notice: { value: null, revision: 2 },
    },
  });
  expect(await save("phone", undefined, 3)).toEqual({ revision: null });
  expect(await read()).toMatchObject({ revision: 4, drafted: { notice: null } });
});

test("nobody overwrites what they have not seen; a retry is no conflict", async () => {
  await save("phone", "+14802345678", null, "kim");
  const theirs = { value: "+14802345678", revision: 1, by: "kim", at };
  expect(await save("phone", "+14802345679")).toEqual({ theirs });
  expect(await save("phone", "+14802345679", 7)).toEqual({ theirs });
  expect(await save("phone", undefined)).toEqual({ theirs });
  expect(await save("phone", "+14802345678")).toEqual({ revision: 1 });
  expect(await save("email", "a@b.example", 5)).toEqual({ theirs: null });
  expect(await save("email", undefined, 5)).toEqual({ revision: null });
  expect((await read()).revision).toBe(1);
});

test("of two who save the same thing at once, one gets a conflict", async () => {
  const results = await Promise.all(
    ["+14802345678", "+14802345679"].map((value) => save("phone", value)),
  );
  expect(results.filter((result) => "revision" in result)).toHaveLength(1);
  expect(results.filter((result) => "theirs" in result)).toHaveLength(1);
});

test("all changes together have a limit, and what is over it leaves the draft as it was", async () => {
  await save("texts", "x".repeat(30_000));
  await publish();
  await save("reviews", "old");
  const { drafts, revision } = await read();
  expect(await save("reviews", "x".repeat(30_000), drafts["reviews"]?.revision)).toEqual({
    tooLarge: true,
  });
  expect(await read()).toMatchObject({ revision, drafts });
});

test("a version has all changes so far, and names its own; the draft is empty afterward", async () => {
  await save("phone", "+14802345678");
  await save("notice", null);
  expect(await publish()).toEqual({ version: 1 });
  await save("phone", "+14802345679");
  await save("notice", null);
  expect(await publish()).toEqual({ version: 2 });
  expect(await read()).toMatchObject({
    drafts: {},
    newest: { version: 2, changes: { phone: "+14802345679", notice: null } },
    versions: [
      { version: 2, at, by: "riley", things: ["phone"] },
      { version: 1, at, by: "riley", things: ["phone", "notice"] },
    ],
  });
  expect(await store.run(readVersion, { version: 1 })).toEqual({
    version: 1,
    changes: { phone: "+14802345678", notice: null },
  });
});

test("of two who publish at once one makes a version; a draft changed meanwhile is not published", async () => {
  await save("phone", "+14802345678");
  const given = await read();
  const both = await Promise.all([publishSeen(given), publishSeen(given)]);
  expect(both.filter(Boolean)).toEqual([{ version: 1 }]);
  const { revision: seen, newest } = await read();
  await save("notice", null);
  const late = { ...by, seen, changes: newest.changes, isDraft: true };
  expect(await store.run(publishVersion, late)).toBeUndefined();
  expect(Object.keys((await read()).drafts)).toEqual(["notice"]);
});

test("an earlier version comes back as a new one, and leaves the draft", async () => {
  await save("phone", "+14802345678");
  await publish();
  await save("notice", null);
  const { revision: seen } = await read();
  const back = { ...by, seen, changes: {}, isDraft: false };
  expect(await store.run(publishVersion, back)).toEqual({ version: 2 });
  expect(await read()).toMatchObject({
    newest: { version: 2, changes: {} },
    drafted: { notice: null },
    versions: [{ version: 2, things: ["phone"] }, { version: 1 }],
  });
});

test("a photo reads back equal, also in place of a small one that did not arrive", async () => {
  const bytes = Buffer.from([0xff, 0xd8, 0x00, 0x27]);
  const small = Buffer.from("s");
  for (const name of ["whole", "whole", "large"]) await store.run(savePhoto, { name, bytes });
  const found = async (name: string, size: "bytes" | "small") => {
    const read = await store.run(readPhoto, { name, size });
    return read && Buffer.from(read);
  };
  expect(await store.run(saveSmallPhoto, { name: "whole", bytes: small })).toBe(true);
  expect(await store.run(saveSmallPhoto, { name: "none", bytes })).toBe(false);
  expect([await found("whole", "bytes"), await found("whole", "small")]).toEqual([bytes, small]);
  expect([await found("large", "bytes"), await found("large", "small")]).toEqual([bytes, bytes]);
  expect(await found("none", "bytes")).toBeUndefined();
});
