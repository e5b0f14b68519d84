/** On https the prefix keeps other hosts and plain connections from setting the cookie. */
export function sessionCookie(siteUrl: string) {
  const secure = siteUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return { name: secure ? "__Host-session" : "session", options };
}
