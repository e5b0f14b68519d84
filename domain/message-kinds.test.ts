import { expect, test } from "vitest";
import { isSentBy, kinds, kindsTo } from "./message-kinds.ts";

const receivers = ["owner", "visitor", "tools"] as const;

test("each message has one receiver", () => {
  expect(receivers.flatMap(kindsTo).toSorted()).toEqual(kinds.toSorted());
});

test.each([
  ["mail", ["owner", "visitor"]],
  ["push", ["owner"]],
  ["webhook", ["tools"]],
] as const)("messages by %s are all that go to: %j", (channel, expected) => {
  const sent = kinds.filter((kind) => isSentBy(channel, kind));
  expect(sent.toSorted()).toEqual(expected.flatMap(kindsTo).toSorted());
});
