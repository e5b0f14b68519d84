import { afterAll, expect, test } from "vitest";
import { openStore } from "#server/testing/open-store.ts";
import { runOwner } from "#server/testing/run-owner.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { publishVersion, readWebsite, saveDraft } from "#server/website/versions.ts";

const DATA_DIR = temporaryFolder(afterAll);

const website = (...args: readonly string[]) =>
  runOwner(["website", ...args], { env: { DATA_DIR, DATABASE_URL: "" } });

test("versions are listed, and an earlier one is published again beside a program that runs", async () => {
  const store = await openStore({ DATA_DIR });
  expect((await website("show")).stdout).toBe(
    "The website is as built.\nNot public yet: nothing\n",
  );
  expect(await website("undo")).toMatchObject({ status: 1, stdout: "" });
  const by = { actor: "riley", at: "2026-11-20T17:00:00.000Z" };
  await store.run(publishVersion, { ...by, seen: 0, changes: { license: "12" }, isDraft: true });
  await store.run(publishVersion, { ...by, seen: 1, changes: { license: "13" }, isDraft: true });
  await store.run(saveDraft, { ...by, thing: "notice", seen: null, value: "null" });
  expect((await website("show")).stdout.split("\n")).toEqual([
    "Version 2, November 20, 2026, Friday, 10 AM, by riley: license",
    "Version 1, November 20, 2026, Friday, 10 AM, by riley: license",
    ...["Not public yet: notice", ""],
  ]);

  expect((await website("undo")).stdout).toBe("Version 3 says what version 1 said.\n");
  const { newest, drafts } = await store.run(readWebsite, undefined);
  expect([newest.changes, Object.keys(drafts)]).toEqual([{ license: "12" }, ["notice"]]);
  expect((await website("undo", "--to", "0")).stdout).toBe("Version 4 says what version 0 said.\n");
  expect((await store.run(readWebsite, undefined)).newest.changes).toEqual({});
  for (const to of ["4", "1.5", "-1", "x"])
    expect(await website("undo", `--to=${to}`), to).toMatchObject({
      ...{ status: 1, stderr: "There is no such earlier version. Nothing was changed.\n" },
    });
  expect(await website("redo")).toMatchObject({
    ...{ status: 1, stderr: "There is no redo: only show and undo.\n" },
  });
  await store.close();
});
