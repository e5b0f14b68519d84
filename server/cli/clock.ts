import { clockWarning, confirmClock, readClock } from "#server/privacy/clock-mark.ts";
import { type OwnerCommand, withStore } from "./command.ts";

export const clockCommand: OwnerCommand = {
  takes: "[--confirm]",
  does: ["show whether the clock is trusted to erase old bookings;", "--confirm: trust it"],
  argumentCount: 0,
  options: { confirm: { type: "boolean" } },
  async run({ options }) {
    const command = options["confirm"] === true ? confirmClock : readClock;
    const clock = await withStore((store) => store.run(command, { now: new Date().toISOString() }));
    console.info(
      clock.isTrusted
        ? `The clock says ${clock.now}, and was last known to be right at ${clock.mark}. Old bookings are erased by age.`
        : `${clockWarning(clock)}.`,
    );
  },
};
