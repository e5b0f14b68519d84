import type { View } from "#site/inbox/navigation.ts";

/** What the tabs and the window's title call the views. */
export const viewNames: Readonly<Record<View, string>> = {
  inbox: "Inbox",
  numbers: "Numbers",
  messages: "Messages",
  settings: "Settings",
};
