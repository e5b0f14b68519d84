import { build } from "rolldown";

/** A browser script in one file: a service worker cannot wait for others. */
export async function bundleScript(input: string): Promise<Response> {
  const { output } = await build({
    input,
    write: false,
    platform: "browser",
    tsconfig: true,
    output: { minify: true, comments: false },
  });
  return new Response(output[0].code, { headers: { "content-type": "text/javascript" } });
}
