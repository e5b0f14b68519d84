// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type ListedMessage, messageEndpoints } from "#domain/api/messages.ts";
import { addressOfCall } from "#inbox/api/call.ts";
import type { MessageState } from "#inbox/api/queries.ts";
import { failLoad, loadedClient, loadPage, render } from "#inbox/testing/render.tsx";
import { summarySample } from "#inbox/testing/samples.ts";
import { type Answers, problem, show } from "#inbox/testing/screen.tsx";
import { MessagesView } from "./messages-view.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");

const message = (more: Partial<ListedMessage>): ListedMessage => ({
  id: "m-1",
  kind: "confirmation",
  bookingId: "b-1",
  deviceId: null,
  name: "Ana Núñez",
  state: "sent",
  attempts: 1,
  error: null,
  createdAt: "2026-11-20T16:40:00.000Z",
  nextAt: "2026-11-20T16:40:00.000Z",
  sentAt: "2026-11-20T16:41:00.000Z",
  ...more,
});
const failed = message({ id: "m-2", state: "failed", attempts: 3, error: "Mailbox unknown" });

function messages(
  items: readonly ListedMessage[] | undefined,
  { state, next }: { readonly state?: MessageState; readonly next?: string } = {},
) {
  vi.stubGlobal("location", { search: `?view=messages${state ? `&state=${state}` : ""}` });
  const summary = summarySample({ failedMessages: 1 });
  const client = loadedClient(items && { "/api/summary": summary });
  const address = addressOfCall(messageEndpoints.list, { query: { state } });
  if (items) loadPage(client, address, items, next);
  else for (const key of [["/api/summary"], [address, "pages"]]) failLoad(client, key);
  return render(<MessagesView now={now} />, client);
}

test("an empty list says what is empty; one that could not be loaded says that, and can be loaded again", () => {
  const $ = messages([]);
  expect($.text()).toContain("No messages yet. The first booking sends the first ones.");
  expect($("[aria-pressed=true]").text()).toBe("All");
  const waiting = messages([], { state: "waiting" });
  expect(waiting.text()).toContain("Nothing is waiting to be sent.");
  expect(waiting("[aria-pressed=true]").text()).toBe("Waiting");
  const notLoaded = messages(undefined);
  expect(notLoaded("[role=alert]").text()).toBe(
    "The messages could not be loaded.Nothing is lost. Try again in a moment.Try again",
  );
  expect(notLoaded.text()).not.toMatch(/No messages yet|Nothing has failed/);
});

test("only a failed message has its reason and can be sent again, by a button that names it", () => {
  const $ = messages([message({}), failed]);
  const rows = $("[aria-label=Messages] li");
  expect(rows.eq(0).text()).toBe(
    "ConfirmationEmail to the visitor, 9:40 AMForAna NúñezSent 9:41 AM",
  );
  expect(rows.eq(1).text()).toContain("Failed after 3 triesWhy: Mailbox unknownSend again");
  const again = $("button:contains(Send again)");
  expect(again.length).toBe(1);
  expect(again.attr("aria-label")).toBe("Send again: Confirmation for Ana Núñez");
});

test("the end of the list says whether there are more", () => {
  const end = ($: ReturnType<typeof messages>) => $("p[role=status]").parent().text();
  expect(end(messages([failed]))).toBe("1 message, and that is all");
  expect(end(messages([message({}), failed], { next: "2" }))).toBe("2 messages shownShow more");
});

test("failed messages are announced with a button that lists them, until they are listed", () => {
  const banner = ($: ReturnType<typeof messages>) => $("div[role=status]").text();
  const words = "1 message could not be sent. You can send it again.";
  expect(banner(messages([failed]))).toBe(`${words}Show what failed`);
  expect(banner(messages([failed], { state: "failed" }))).toBe(words);
});

const open = (answers: Answers) =>
  show(<MessagesView now={now} />, { "GET /api/summary": () => summarySample(), ...answers });
const again = () => screen.findByRole("button", { name: "Send again: Confirmation for Ana Núñez" });

test("a failed message is sent again once, is said to wait, and the list keeps the focus", async () => {
  let items = [failed];
  const held = Promise.withResolvers<void>();
  const { user, sent } = open({
    "GET /api/messages": () => ({ items, next: null }),
    "POST /api/messages/m-2/send": async () => {
      await held.promise;
      items = [message({ id: "m-2", state: "waiting", sentAt: null })];
      return items[0];
    },
  });
  await user.dblClick(await again());
  held.resolve();
  await screen.findByText("Waiting to be sent: Confirmation for Ana Núñez.");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Send again/ })).toBeNull());
  const { parentElement } = screen.getByRole("list", { name: "Messages" });
  expect(document.activeElement).toBe(parentElement);
  expect(sent).toEqual([{ call: "POST /api/messages/m-2/send" }]);
});

test("a message that cannot be sent again says why, and keeps its button", async () => {
  const { user } = open({
    "GET /api/messages": () => ({ items: [failed], next: null }),
    "POST /api/messages/m-2/send": () => problem(409, { detail: "It is being sent." }),
  });
  await user.click(await again());
  await screen.findByText("It is being sent.");
  await again();
});

test("the state is chosen by its button, is asked of the server, and is in the address", async () => {
  history.replaceState(null, "", "/inbox?view=messages");
  const { user } = open({
    "GET /api/messages": () => ({ items: [message({}), failed], next: null }),
    "GET /api/messages?state=failed": () => ({ items: [failed], next: null }),
  });
  await screen.findByText("2 messages, and that is all");
  await user.click(screen.getByRole("button", { name: "Failed" }));
  await screen.findByText("1 message, and that is all");
  expect(location.search).toBe("?view=messages&state=failed");
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Failed");
  await user.click(screen.getByRole("button", { name: "All" }));
  await screen.findByText("2 messages, and that is all");
  expect(location.search).toBe("?view=messages");
});

test("a page that did not load leaves the ones before it, and can be asked for again", async () => {
  let isBroken = true;
  const { user } = open({
    "GET /api/messages": () => ({ items: [message({})], next: "1" }),
    "GET /api/messages?after=1": () =>
      isBroken ? problem(503, {}) : { items: [failed], next: null },
  });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await screen.findByText("More could not be loaded. Try again in a moment.");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByText("2 messages, and that is all");
});
