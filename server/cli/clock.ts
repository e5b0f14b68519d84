import { clockWarning, confirmClock, readClock } from "#server/privacy/clock-mark.ts";
import { type OwnerCommand, withStore } from "./command.ts";

export const clockCommand: OwnerCommand = {
  takes: "[--confirm]",
  does: ["say whether old bookings may be erased by this machine's clock;", "--confirm: they may"],
  argumentCount: 0,
  options: { confirm: { type: "boolean" } },
  async run({ options }) {
    const command = options["confirm"] === true ? confirmClock : readClock;
    const clock = await withStore((store) => store.run(command, { now: new Date().toISOString() }));
    console.info(
      clock.isTrusted
        ? `The clock says ${clock.now}, and was last known to be right at ${clock.mark}. Old bookings may be erased by it.`
        : `${clockWarning(clock)}.`,
    );
  },
};
