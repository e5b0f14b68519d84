import { formatDayAndTime, phoenixDay } from "#domain/dates.ts";
import { formatDay } from "#domain/days.ts";
import type { Store } from "#server/db/store.ts";
import { publishVersion, readVersion, readWebsite } from "#server/website/versions.ts";
import { type OwnerCommand, withStore } from "./owner-command.ts";

const listOf = (things: readonly string[]) => things.join(", ") || "nothing";

async function show(store: Store): Promise<void> {
  const { versions, drafts } = await store.run(readWebsite, undefined);
  for (const { version, at, by, things } of versions) {
    const time = new Date(at);
    const when = `${formatDay(phoenixDay(time))}, ${formatDayAndTime(time)}`;
    console.info(`Version ${version}, ${when}, by ${by}: ${listOf(things)}`);
  }
  if (versions.length === 0) console.info("The website is as built.");
  console.info(`Not public yet: ${listOf(Object.keys(drafts))}`);
}

async function undo(store: Store, to: unknown): Promise<void> {
  const { revision, newest } = await store.run(readWebsite, undefined);
  const version = to === undefined ? newest.version - 1 : Number(to);
  const isEarlier = Number.isInteger(version) && version >= 0 && version < newest.version;
  const earlier = isEarlier && (await store.run(readVersion, { version }));
  if (!earlier) throw new Error("There is no such earlier version. Nothing was changed.");
  const by = { actor: "a command", at: new Date().toISOString() };
  const back = { seen: revision, changes: earlier.changes, isDraft: false, ...by };
  const made = await store.run(publishVersion, back);
  if (!made) throw new Error("Somebody changed the website meanwhile. Nothing was changed.");
  console.info(`Version ${made.version} says what version ${version} said.`);
}

export const websiteCommands: Record<string, OwnerCommand> = {
  website: {
    argument: "show|undo",
    flags: "[--to VERSION]",
    does: [
      "show: list what was published in the inbox; undo: publish the",
      "version before, or another one (0: as built), also while the",
      "server runs, which shows it within seconds",
    ],
    options: { to: { type: "string" } },
    async run({ argument, options }) {
      if (argument !== "show" && argument !== "undo")
        throw new Error(`There is no ${argument}: only show and undo.`);
      await withStore((store) => (argument === "show" ? show(store) : undo(store, options["to"])));
    },
  },
};
