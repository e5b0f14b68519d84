import type { Summary } from "#domain/api/numbers.ts";
import { CheckIcon } from "#site/drawings/icons.tsx";
import { bannerOf } from "./mail-health.ts";
import { AlertIcon } from "./message-icons.tsx";
import type { MessageState } from "./message-words.ts";

const looks = {
  bad: "sheet-terracotta mr-2 mb-2 bg-error-tint",
  note: "bg-mustard",
  good: "bg-sky-light",
};

/** What wants attention, first. Its room is kept while the messages are counted. */
export function FailedBanner({
  summary,
  now,
  shown,
  onShow,
}: {
  readonly summary: Summary | undefined;
  readonly now: Date;
  readonly shown: MessageState | undefined;
  readonly onShow: (state: MessageState) => void;
}) {
  const lines = summary
    ? bannerOf(summary, now)
    : [{ tone: "good" as const, text: "Counting failed messages" }];
  return (
    <div role="status" className="grid gap-3">
      {lines.map(({ tone, text, state, button }) => (
        <div
          key={text}
          className={`sheet flex min-h-[4.25rem] flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 ${looks[tone]}`}
        >
          <p className="flex flex-[1_1_15rem] items-center gap-3 leading-snug font-semibold">
            {summary && tone === "good" && <CheckIcon className="size-6 shrink-0 text-agave" />}
            {tone !== "good" && (
              <AlertIcon
                className={`size-7 shrink-0 ${tone === "bad" ? "text-error" : "text-ink"}`}
              />
            )}
            <span className={summary ? "" : "sr-only"}>{text}</span>
          </p>
          {state && state !== shown && (
            <button type="button" onClick={() => onShow(state)} className="choice bg-white">
              {button}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
