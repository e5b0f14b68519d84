import { expect, test, vi } from "vitest";
import { type ListedMessage, messageEndpoints } from "#domain/api/messages.ts";
import { addressOfCall } from "#inbox/call.ts";
import { failLoad, loadedClient, loadPage, render } from "#inbox/testing/render.tsx";
import { summarySample } from "#inbox/testing/samples.ts";
import type { MessageState } from "./message-words.ts";
import { MessagesView } from "./messages-view.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");

const message = (more: Partial<ListedMessage>): ListedMessage => ({
  ...{ id: "m-1", kind: "confirmation", bookingId: "b-1", deviceId: null, name: "Ana Núñez" },
  ...{ state: "sent", attempts: 1, error: null },
  ...{ createdAt: "2026-11-20T16:40:00.000Z", nextAt: "2026-11-20T16:40:00.000Z" },
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
