import { once } from "node:events";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { storedIn } from "#faults/stored.ts";
import { book } from "#faults/visitors.ts";
import { spawnServer, startServer } from "#server/testing/process.ts";
import { runOwner } from "#server/testing/run-owner.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

test.each([
  ["missing", () => {}],
  ["empty", (file: string) => writeFileSync(file, "")],
])(
  "when the file is %s after a kill, the start and all commands are refused, and the journal is kept",
  async (what, put) => {
    const DATA_DIR = temporaryFolder(onTestFinished);
    const file = join(DATA_DIR, "bookings.db");
    const server = await startServer({ DATA_DIR }, ["--api-only"]);
    for (const visitor of ["Ana", "Bo", "Cy"])
      expect(await book(server.url, visitor)).toHaveProperty("id");
    await server.kill();
    renameSync(file, join(DATA_DIR, "lost.db"));
    put(file);
    const journal = readFileSync(`${file}-wal`);

    const again = spawnServer({ DATA_DIR }, ["--api-only"]);
    onTestFinished(() => void again.process.kill("SIGKILL"));
    await once(again.process, "close");
    expect(again.process.exitCode).toBe(1);
    expect(again.lines).toEqual([expect.stringContaining(`it is ${what}, but its journal`)]);
    for (const command of [["bookings"], ["export"], ["backup", "b.db"], ["add", "riley"]]) {
      const run = await runOwner(command, {
        env: { DATA_DIR, DATABASE_URL: "" },
        input: "bones at noon, bones\nbones at noon, bones\n",
      });
      expect(run).toMatchObject({ status: 1, stdout: "" });
      expect(run.stderr).toContain(`it is ${what}, but its journal`);
    }
    expect(readFileSync(`${file}-wal`).equals(journal)).toBe(true);
    expect(existsSync(file)).toBe(what === "empty");

    renameSync(join(DATA_DIR, "lost.db"), file);
    expect((await storedIn({ DATA_DIR })).map(({ key }) => key)).toEqual(["Ana", "Bo", "Cy"]);
  },
);
