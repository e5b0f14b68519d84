import type { OwnerCommand } from "#server/cli/owner-command.ts";
import { dataInPlaceCommands } from "./data-in-place.ts";
import { programCommands } from "./programs.ts";
import { settingCommands } from "./settings.ts";

/** What root does on a machine that systemd runs. */
export const machineCommands: Readonly<Record<string, OwnerCommand>> = {
  ...settingCommands,
  ...programCommands,
  ...dataInPlaceCommands,
};
