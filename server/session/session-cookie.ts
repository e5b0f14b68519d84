/** How long a session lasts after it was last renewed, and how old it is when it is renewed: in milliseconds. */
export const lifetime = 30 * 86_400_000;
export const renewedAfter = 86_400_000;

/** The cookie's name and attributes. On https the name itself keeps other hosts and plain connections from setting it. */
export function sessionCookie(siteUrl: string) {
  const secure = siteUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return { name: secure ? "__Host-session" : "session", options };
}
