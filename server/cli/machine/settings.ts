import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isOneSlip } from "#domain/typed/one-slip.ts";
import { changeSettings, envNames, readSettings, secretNames } from "#env";
import { type OwnerCommand, openQuestions, type Questions } from "#server/cli/owner-command.ts";
import { dataInPlaceCommands } from "./data-in-place.ts";
import {
  assertOwner,
  becomesReady,
  nothing,
  owner,
  paths,
  run,
  settingsNow,
  systemctl,
  tryChange,
  writeSettings,
} from "./machine.ts";
import { install, programCommands } from "./programs.ts";

type Changes = Readonly<Record<string, string>>;

const secrets: readonly string[] = secretNames;
const mailNames = ["SMTP_HOST", "SMTP_PORT", "SMTP_USER", "SMTP_PASSWORD"];
const usualReadyMs = 60_000;

/** Checks and tries the settings before they are written, and takes them back if the program is not ready with them. */
async function change(changes: Changes, tries: readonly string[] = []): Promise<void> {
  const before = readFileSync(paths.settings, "utf8");
  const after = changeSettings(before, changes);
  for (const command of ["check", ...tries])
    process.stdout.write(await assertOwner([command], { settings: readSettings(after) }, nothing));
  await tryChange({
    change: () => writeSettings(after),
    back: () => writeSettings(before),
  });
}

const ask = ({ ask: one }: Questions, name: string, question = name) =>
  one(`${question}: `, { isSecret: secrets.includes(name) });

/** The whole mail server at once, since its parts are of no use alone. */
async function askMail(questions: Questions, host: string): Promise<Changes> {
  if (host === "")
    return { SMTP_URL: "", ...Object.fromEntries(mailNames.map((name) => [name, ""])) };
  return {
    SMTP_URL: "",
    SMTP_HOST: host,
    SMTP_PORT: await ask(questions, "SMTP_PORT", "Its port (465 if empty)"),
    SMTP_USER: await ask(questions, "SMTP_USER", "User there (none if empty)"),
    SMTP_PASSWORD: await ask(questions, "SMTP_PASSWORD", "Password there"),
  };
}

async function set(name: string): Promise<void> {
  const known: readonly string[] = envNames;
  const meant = known.find((one) => isOneSlip(name, one));
  if (!known.includes(name))
    throw new Error(
      `There is no setting ${name}${meant ? `: ${meant} is meant?` : "."} ${nothing}`,
    );
  if (name === "DATABASE_URL")
    throw new Error(`The data must go along: scoopdale move ADDRESS. ${nothing}`);
  const questions = openQuestions();
  const value = await ask(questions, name, `${name} (empty: unset)`);
  const changes = name === "SMTP_HOST" ? await askMail(questions, value) : { [name]: value };
  questions.close();
  await change(changes, name.startsWith("SMTP_") && value !== "" ? ["testmail"] : []);
  console.info(`${name} is ${value === "" ? "unset" : "set"}, and the program runs with it.`);
}

/** Caddy fetches the certificate for the address itself. */
async function placeProxy(host: string): Promise<void> {
  if ((await run("caddy", ["version"])).status !== 0)
    await run("apt-get", ["install", "--yes", "caddy"], { isPrinted: true });
  const etc = `${paths.root}/etc`;
  const override = `${paths.units}/caddy.service.d`;
  for (const folder of [`${etc}/caddy`, override]) mkdirSync(folder, { recursive: true });
  writeFileSync(`${etc}/caddy/Caddyfile`, readFileSync(`${paths.opt}/deploy/Caddyfile`));
  writeFileSync(`${override}/site.conf`, `[Service]\nEnvironment=SITE=${host}\n`);
  await systemctl("daemon-reload");
  await systemctl("enable", "caddy");
  await systemctl("restart", "caddy");
}

async function setup(): Promise<void> {
  if (!existsSync(paths.opt)) await install(true);
  const siteUrl = settingsNow().get("SITE_URL") ?? "";
  const { host } = new URL(siteUrl);
  const questions = openQuestions();
  const domain = await questions.ask(`Domain (${host} if empty): `);
  if (domain !== "" && domain !== host)
    throw new Error(
      `This release is built for ${host}: make one with SITE_URL=https://${domain} npm run release.`,
    );
  const mailServer = await questions.ask("Mail server (empty: later, scoopdale set SMTP_HOST): ");
  if (mailServer !== "") {
    const mail = await askMail(questions, mailServer);
    const OWNER_EMAIL = await questions.ask("Where new bookings are mailed: ");
    await change({ ...mail, OWNER_EMAIL }, ["testmail"]);
  }
  if ((await owner(["people"])).stdout.startsWith("Nobody")) {
    const name = await questions.ask("Your name, to sign in with: ");
    const password = await questions.ask("Your password: ", { isSecret: true });
    const again = await questions.ask("Once more: ", { isSecret: true });
    const input = `${password}\n${again}\n`;
    process.stdout.write(await assertOwner(["add", name], { input }, "Again: scoopdale setup"));
  }
  questions.close();
  await placeProxy(host);
  if (!(await becomesReady(`${siteUrl}/readyz`, usualReadyMs)))
    throw new Error(
      `${siteUrl} does not answer yet: its name must point to this machine, and ports 80 and 443 be open. Then: scoopdale setup`,
    );
  console.info(`${siteUrl} is ready. What is left to do:`);
  await owner(["golive"], { isPrinted: true });
}

/** What root does on a machine that systemd runs. */
export const machineCommands: Readonly<Record<string, OwnerCommand>> = {
  install: {
    flags: "[--start]",
    does: [`install this release in ${paths.opt}, or update to it`],
    options: { start: { type: "boolean" } },
    run: ({ options }) => (options["start"] === true ? install(true) : install()),
  },

  setup: {
    does: ["ask for domain, mail server and owner, and bring the site up", "with https"],
    run: setup,
  },

  set: {
    argument: "NAME",
    does: [
      "ask for a setting, check and try it, and restart with it; if",
      "the program is not ready, the one from before comes back",
    ],
    run: ({ argument }) => set(argument),
  },
  ...programCommands,
  ...dataInPlaceCommands,
};
