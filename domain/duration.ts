import { minuteMs } from "./dates.ts";

// In a file of its own, because public pages load dates.ts.

/** "under 1 min", "41 min", "3 h 12 min", "19 h", "3 days": minutes count below five hours only. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / minuteMs);
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return "under 1 min";
  if (hours === 0) return `${minutes} min`;
  if (hours < 5) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
