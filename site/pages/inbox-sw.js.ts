import { build } from "rolldown";

/** A browser script in one file: a service worker cannot wait for others. */
async function bundleScript(input: string): Promise<Response> {
  const { output } = await build({
    input,
    write: false,
    platform: "browser",
    tsconfig: true,
    output: { minify: true, comments: false },
  });
  return new Response(output[0].code, { headers: { "content-type": "text/javascript" } });
}

/** The inbox's service worker. Its address must not change, because browsers look there for updates. */
export const GET = () => bundleScript("inbox/app/service-worker.ts");
