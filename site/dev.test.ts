import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { plans } from "#content/plans.ts";
import { freePort } from "#server/testing/sockets.ts";
import { copyProject } from "./testing/copy-project.ts";

const { edit, project } = copyProject();

test("npm run dev names mistakes in the content in the page, and the API goes on until they are mended", async () => {
  const port = await freePort();
  const dev = spawn(process.execPath, [join(project, "node_modules/astro/bin/astro.mjs"), "dev"], {
    cwd: project,
    // Astro serves no pages within Vitest.
    env: { ...process.env, VITEST: undefined, PORT: String(port), SHOW_SAMPLES: "true" },
    stdio: "ignore",
  });
  onTestFinished(async () => {
    dev.kill();
    await once(dev, "exit");
  });
  const site = `http://127.0.0.1:${port}`;
  const page = async () => {
    const answer = await fetch(`${site}/pricing`, { headers: { accept: "text/html" } });
    return { status: answer.status, html: await answer.text() };
  };
  const startedAt = async () => {
    const answer = await fetch(`${site}/healthz`);
    return z.object({ builtAt: z.string() }).parse(await answer.json()).builtAt;
  };
  await expect.poll(startedAt).toBeTruthy();
  await expect.poll(page).toMatchObject({ status: 200 });
  const first = await startedAt();

  const [{ pricePerVisit }] = plans;
  edit("plans.ts", [`", ${pricePerVisit})`, `", "${pricePerVisit}")`]);
  await expect.poll(page).toMatchObject({ status: 500 });
  const { html } = await page();
  for (const named of ["error TS2322", "content/plans.ts: plans.0.pricePerVisit"])
    expect(html).toContain(named);
  expect(await startedAt()).toBe(first);

  edit("plans.ts", [`", "${pricePerVisit}")`, `", ${pricePerVisit + 5})`]);
  await expect.poll(page).toMatchObject({ status: 200 });
  expect((await page()).html).toContain(`$${pricePerVisit + 5}`);
  await expect.poll(startedAt).not.toBe(first);
});
