import type { Env } from "#env";

/** True for a public site whose mails are only written to files. */
export const lacksMailServer = ({
  SITE_URL,
  SMTP_URL,
}: Pick<Env, "SITE_URL" | "SMTP_URL">): boolean =>
  SMTP_URL === undefined &&
  !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(SITE_URL).hostname);
