import autocannon from "autocannon";
import type { Measured } from "./compare.ts";
import { numberedBooking, template } from "./numbered-booking.ts";
import { wrk } from "./wrk.ts";

/** More than any run makes. */
const mostInOneRun = 200_000;
let runs = 0;

async function cannon(
  url: string,
  load: { readonly connections: number; readonly duration: number },
  first: number,
): Promise<Measured> {
  let number = first;
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${url}/api/bookings`,
    ...load,
    requests: [
      {
        method: "POST",
        setupRequest(request) {
          number += 1;
          return { ...request, ...numberedBooking(number) };
        },
      },
    ],
  });
  return {
    rate: requests.average,
    latency: { p50: latency.p50, p99: latency.p99 },
    failed: { refused: non2xx, broken: errors },
  };
}

/** Books as fast as answers come, each booking with a key, an address and a telephone number of its own. */
export function book(
  url: string,
  {
    connections,
    seconds,
    tool,
  }: {
    readonly connections: number;
    readonly seconds: number;
    readonly tool: "wrk" | "autocannon";
  },
): Promise<Measured> {
  const first = runs * mostInOneRun;
  runs += 1;
  return tool === "wrk"
    ? wrk(url, { connections, seconds, script: "book", args: [template, String(first)] })
    : cannon(url, { connections, duration: seconds }, first);
}
