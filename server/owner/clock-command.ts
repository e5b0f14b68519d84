import { parseArgs } from "node:util";
import { confirmClock, readClock } from "#server/care/clock-mark.ts";
import { tellClock } from "#server/care/start-care.ts";
import { type OwnerCommand, UsageError, withStore } from "./command.ts";

export const clockCommand: OwnerCommand = {
  takes: "[--confirm]",
  does: ["say whether old bookings may be erased by this machine's clock;", "--confirm: they may"],
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { confirm: { type: "boolean", default: false } },
    });
    if (positionals.length > 0) throw new UsageError();
    const input = { now: new Date().toISOString() };
    const command = values.confirm ? confirmClock : readClock;
    const clock = await withStore((store) => store.run(command, input));
    console.info(
      clock.isTrusted
        ? `The clock says ${clock.now}, and was last known to be right at ${clock.mark}. Old bookings may be erased by it.`
        : `${tellClock(clock)}.`,
    );
  },
};
