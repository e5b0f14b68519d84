import * as z from "zod/mini";

// TypeScript's own types of a service worker cannot be loaded beside those of a page.
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerEvents {
  readonly install: Waiting;
  readonly activate: Waiting;
  readonly fetch: Waiting & {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
  };
  readonly push: Waiting & { readonly data: { text(): string } | null };
  readonly notificationclick: Waiting & {
    readonly notification: { readonly data: unknown; close(): void };
  };
}
interface Worker {
  readonly location: Location;
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}
declare const self: Worker;

const cacheName = "inbox";
const page = "/inbox";

const isFile = (pathname: string) => /\.(js|css|woff2|svg)$/.test(pathname);

/** Keeps the inbox's page with all files that it and they name; deletes all others. */
async function keepInbox(answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set([page]);
  async function keepNamed(text: string): Promise<void> {
    const named = [...text.matchAll(/(?:_astro\/|"\.\/)([\w.-]+\.(?:js|css|woff2|svg))\b/g)]
      .map(([, name]) => `/_astro/${name}`)
      .filter((address) => !kept.has(address));
    await Promise.all([...new Set(named)].map(keepFile));
  }
  async function keepFile(address: string): Promise<void> {
    kept.add(address);
    const file = (await cache.match(address)) ?? (await fetch(address));
    if (!file.ok) throw new Error(`${address} answered ${file.status}`);
    await cache.put(address, file.clone());
    if (address.endsWith(".js")) await keepNamed(await file.text());
  }
  await keepNamed(await answer.clone().text());
  if (kept.size === 1) throw new Error("a network's sign-in page came in place of the inbox");
  // Last, so that a page is kept only with all of its files.
  await cache.put(page, answer);
  for (const request of await cache.keys())
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
}

const loadInbox = () => fetch(page, { cache: "no-store" });

self.addEventListener("install", (event) => {
  const keep = async () => {
    const answer = await loadInbox();
    if (!answer.ok) throw new Error(`the inbox answered ${answer.status}`);
    await keepInbox(answer);
  };
  event.waitUntil(Promise.all([keep(), self.skipWaiting()]));
});

// A worker can lead only the pages that it controls to another address.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A proxy answers these when the server is not there. */
const awayStatuses = new Set([502, 503, 504]);

/** A weak signal in a yard: then the kept page is shown. */
const patienceMs = 4000;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const kept = (address: string) => caches.match(address, { cacheName });
  if (request.mode === "navigate" && pathname === page) {
    const loaded = loadInbox();
    const timedOut = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    const answered = Promise.race([loaded.catch(() => undefined), timedOut]);
    event.respondWith(
      answered.then(async (answer) => {
        if (answer && !awayStatuses.has(answer.status)) return answer.clone();
        return (await kept(page)) ?? loaded;
      }),
    );
    event.waitUntil(
      loaded.then((answer) => (answer.ok ? keepInbox(answer.clone()) : undefined)).catch(() => {}),
    );
    return;
  }
  if (request.method === "GET" && origin === self.location.origin && isFile(pathname))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});

/** Shows declarative web push in browsers that do not show it themselves. */
const message = z.object({
  notification: z.object({
    title: z.string(),
    body: z.string(),
    lang: z.string(),
    tag: z.string(),
    navigate: z.string(),
  }),
});

self.addEventListener("push", (event) => {
  const { notification } = message.parse(JSON.parse(event.data?.text() ?? ""));
  const { title, body, lang, tag, navigate } = notification;
  const icon = "/icon-192.png";
  const options = { body, lang, tag, icon, renotify: true, data: navigate };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Opens a notification's address in the inbox that is open already, else in a new one. */
async function open(address: string): Promise<void> {
  // A page that was loaded past this worker can be led only once it is controlled.
  await self.clients.claim().catch(() => {});
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const inbox = windows.find(({ url }) => new URL(url).pathname === page);
  // A press allows one of focus and openWindow, so what can fail comes first.
  const shown = await inbox?.navigate(address).catch(() => null);
  const focused = await shown?.focus().catch(() => null);
  if (!focused) await self.clients.openWindow(address);
}

self.addEventListener("notificationclick", (event) => {
  const { data } = event.notification;
  event.notification.close();
  if (typeof data === "string") event.waitUntil(open(data));
});
