import type { Query } from "@tanstack/react-query";
import type { PersistedClient, Persister } from "@tanstack/react-query-persist-client";
import { clear, del, get, set, update } from "idb-keyval";
import type { Session } from "#domain/api/session.ts";
import { dayMs } from "#domain/dates.ts";

const names = { client: "inbox", session: "inbox-session" };

/** Another build's lists may have another shape. Its presses are sent all the same. */
const build = import.meta.url;

interface Kept extends PersistedClient {
  readonly build: string;
}
type KeptMutation = PersistedClient["clientState"]["mutations"][number];
type KeptQuery = PersistedClient["clientState"]["queries"][number];

const keyOf = ({ meta }: KeptMutation) => meta?.["key"];

/** Errors cannot be stored in every browser. */
const withoutError = (mutation: KeptMutation): KeptMutation => ({
  ...mutation,
  state: { ...mutation.state, error: null, failureReason: null },
});

/** To be shown at once and loaded again, also where it was last loaded in vain. */
const outdated = (query: KeptQuery): KeptQuery => ({
  ...query,
  state: {
    ...query.state,
    ...{ status: "success", isInvalidated: true, error: null, fetchFailureReason: null },
  },
});

/** To be sent, also if it was being sent when the page was left. */
const paused = (mutation: KeptMutation): KeptMutation =>
  mutation.state.status === "success"
    ? mutation
    : {
        ...mutation,
        state: { ...mutation.state, status: "pending", isPaused: true, failureCount: 0 },
      };

/** A browser that stores nothing only means that nothing is there without a connection. */
const unlessRefused = (storing: Promise<unknown>) =>
  storing.then(
    () => undefined,
    () => undefined,
  );

/** Keeps one user's lists and unsent presses on the device. Tabs share the lists; each answers for its own presses. */
export function createPersister(): Persister {
  const own = new Set<unknown>();
  return {
    persistClient({ clientState: { queries, mutations }, ...client }) {
      for (const mutation of mutations) own.add(keyOf(mutation));
      const merge = (kept?: Kept): Kept => {
        const { mutations: before = [] } = kept?.buster === client.buster ? kept.clientState : {};
        const others = before.filter((mutation) => !own.has(keyOf(mutation)));
        const all = [...others, ...mutations.map(withoutError)];
        const clientState = { queries: queries.map(outdated), mutations: all };
        return { ...client, build, clientState };
      };
      return unlessRefused(update<Kept>(names.client, merge));
    },
    async restoreClient() {
      const kept = await get<Kept>(names.client).catch(() => undefined);
      if (!kept) return undefined;
      const { queries, mutations } = kept.clientState;
      for (const mutation of mutations) own.add(keyOf(mutation));
      const oldest = Date.now() - dayMs;
      const readable = queries.filter(
        ({ state }) => kept.build === build && state.dataUpdatedAt > oldest,
      );
      return { ...kept, clientState: { queries: readable, mutations: mutations.map(paused) } };
    },
    removeClient: () => unlessRefused(del(names.client)),
  };
}

/** What a day in the field needs. Gate notes and single bookings are never kept. */
const keptAddresses = /^\/api\/(summary|tasks|visits|visits\/route-plan)(\?|$)/;

export const isKeptQuery = ({ queryKey: [address], state }: Query): boolean =>
  state.data !== undefined && typeof address === "string" && keptAddresses.test(address);

/** Who goes on without a connection. */
export const keptSession = (): Promise<Session | undefined> =>
  get<Session>(names.session).catch(() => undefined);

export const keepSession = (session: Session) => unlessRefused(set(names.session, session));

/** After a session has ended: presses wait for the same user. */
export const forgetLists = () =>
  unlessRefused(
    Promise.all([
      del(names.session),
      update<Kept | undefined>(
        names.client,
        (kept) => kept && { ...kept, clientState: { ...kept.clientState, queries: [] } },
      ),
    ]),
  );

export const forgetKept = () => unlessRefused(clear());
