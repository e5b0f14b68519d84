/** The ways out: each is worked off by itself, so that webhooks that hang keep no mail waiting. */
export const channels = ["mail", "webhook"] as const;
export type Channel = (typeof channels)[number];
