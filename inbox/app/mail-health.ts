import type { Summary } from "#domain/api/reports.ts";
import { brokenLine } from "#domain/broken.ts";
import { blockerNames } from "#domain/content/golive-checks.ts";
import { counted } from "./labels.ts";

type Health = Pick<Summary, "blockers" | "broken" | "failedMessages">;

interface Alarm {
  readonly title: string;
  readonly text: string;
}

/** Why the site should not be public yet, and what is broken: for the bar on every screen. */
export function alarmsOf({ blockers, broken }: Pick<Health, "blockers" | "broken">): Alarm[] {
  const tooEarly = {
    title: "This site is public before it is ready.",
    text: `It still lacks: ${blockers.map((name) => blockerNames[name]).join(", ")}. Bookings work. The person who runs the server sees with “golive” what to do.`,
  };
  const text = "Every booking is safe here. Ask the person who runs the server.";
  return [
    ...(blockers.length > 0 ? [tooEarly] : []),
    ...(broken.length > 0 ? [{ title: brokenLine(broken), text }] : []),
  ];
}

/** How sending goes, for the owner's settings. */
export function healthLines(health: Health): string[] {
  const { failedMessages: failed } = health;
  const lines = [
    failed > 0 && `${counted(failed, "message")} could not be sent.`,
    ...alarmsOf(health).map(({ title }) => title),
  ].filter((line) => typeof line === "string");
  return lines.length > 0 ? lines : ["Everything is being sent."];
}
