import autocannon from "autocannon";
import type { Asked } from "./mix.ts";

const connections = 32;

export interface Driven {
  readonly answers: number;
  /** Answers other than expected, and connections that broke, by what they were. */
  readonly failed: ReadonlyMap<string, number>;
}

/** The requests of a hundred, each kind spread evenly among them. */
const spread = (mix: readonly Asked[]): Asked[] =>
  mix
    .flatMap((asked) =>
      Array.from({ length: asked.often }, (_, turn) => ({
        asked,
        place: (turn + 0.5) / asked.often,
      })),
    )
    .toSorted((one, other) => one.place - other.place)
    .map(({ asked }) => asked);

/**
 * Sends so many requests of the mix, each connection from another place of it.
 * @param onAnswers told how many answers there are, after every `step` of them
 */
export async function drive(
  url: string,
  mix: readonly Asked[],
  {
    amount,
    step,
    seconds,
    onAnswers,
  }: {
    readonly amount: number;
    readonly step: number;
    /** It gives up after so long. */
    readonly seconds: number;
    readonly onAnswers: (answers: number) => void;
  },
): Promise<Driven> {
  const failed = new Map<string, number>();
  const fail = (what: string) => failed.set(what, (failed.get(what) ?? 0) + 1);
  let made = 0;
  const requests = spread(mix).map(
    ({ method, path, status, headers, body, make }): autocannon.Request => ({
      ...{ method, path },
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      ...(make && {
        setupRequest(request) {
          made += 1;
          return { ...request, ...make(made) };
        },
      }),
      onResponse(answered) {
        if (answered !== status) fail(`${method} ${path}: ${answered}, not ${status}`);
      },
    }),
  );

  let answers = 0;
  let clients = 0;
  const { promise: ended, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const instance = autocannon(
    {
      ...{ url, connections, amount, requests },
      setupClient(client) {
        const from = Math.floor((clients * requests.length) / connections);
        client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
        clients += 1;
      },
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  );
  instance.on("response", () => {
    answers += 1;
    if (answers % step === 0) onAnswers(answers);
  });
  instance.on("reqError", (error) => fail(String(error)));
  const limit = setTimeout(() => instance.stop(), seconds * 1000);
  await ended;
  clearTimeout(limit);
  return { answers, failed };
}
