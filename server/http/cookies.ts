/** On https the prefix keeps other hosts and plain connections from setting the cookie. */
export function hostCookie(siteUrl: string, name: string) {
  const secure = siteUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return { name: secure ? `__Host-${name}` : name, options };
}

export const sessionCookie = (siteUrl: string) => hostCookie(siteUrl, "session");
