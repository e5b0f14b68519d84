import * as z from "zod/mini";
import { readList } from "./kept-list.ts";

// TypeScript's own types of a service worker cannot be loaded beside those of a page.
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Worker {
  readonly location: Location;
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(
    type: "fetch",
    listener: (
      event: Waiting & {
        readonly request: Request;
        respondWith(answer: Promise<Response>): void;
      },
    ) => void,
  ): void;
  addEventListener(
    type: "push",
    listener: (event: Waiting & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: "notificationclick",
    listener: (
      event: Waiting & {
        readonly notification: { readonly data: unknown; close(): void };
      },
    ) => void,
  ): void;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<unknown>;
}
declare const self: Worker;

const cacheName = "inbox-offline";
const offlinePage = "/inbox-offline";

/** Keeps the offline page with the files that it names, and no others: it loads nothing later. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName);
  const page = await fetch(offlinePage, { cache: "no-store" });
  if (!page.ok) throw new Error(`the offline page answered ${page.status}`);
  const html = await page.clone().text();
  const named = [...html.matchAll(/(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg))"/g)];
  const files = new Set(named.map(([, file = ""]) => file));
  await cache.addAll([...files]);
  await cache.put(offlinePage, page);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== offlinePage && !files.has(pathname)) await cache.delete(request);
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting()]));
});

/** Reading wipes a list that is a day old. */
const wipeOldList = () => readList(new Date());

self.addEventListener("activate", (event) => event.waitUntil(wipeOldList()));

/** A proxy answers these when the server is not there. */
const awayStatuses = new Set([502, 503, 504]);

async function inboxOrOfflinePage(request: Request): Promise<Response> {
  const kept = () => caches.match(offlinePage, { cacheName });
  try {
    const answer = await fetch(request);
    return (awayStatuses.has(answer.status) && (await kept())) || answer;
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

async function fileOrKept(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate") return event.respondWith(inboxOrOfflinePage(request));
  // Everything else goes to the network, except for the files of the offline page.
  const isFile = request.method === "GET" && origin === self.location.origin;
  if (isFile && /\.(js|css|woff2|svg)$/.test(pathname)) event.respondWith(fileOrKept(request));
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
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), wipeOldList()]));
});

/** Opens a notification's address in the inbox that is open already, else in a new one. */
async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const inbox = windows.find(({ url }) => new URL(url).pathname === "/inbox");
  if (!inbox) {
    await self.clients.openWindow(address);
    return;
  }
  await inbox.focus();
  await inbox.navigate(address);
}

self.addEventListener("notificationclick", (event) => {
  const { data } = event.notification;
  event.notification.close();
  if (typeof data === "string") event.waitUntil(open(data));
});
