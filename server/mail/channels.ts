/** The ways out: each is worked off by itself, so that webhooks that hang keep no mail waiting. */
export const channels = ["mail", "webhook"] as const;
export type Channel = (typeof channels)[number];

/** What the kind of a channel's messages is compared with. */
export const ofChannel = (channel: Channel) =>
  [channel === "webhook" ? "=" : "<>", "webhook"] as const;
