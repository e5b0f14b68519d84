import { CheckIcon } from "#site/drawings/icons.tsx";
import { counted } from "#site/inbox/words.ts";
import { AlertIcon } from "./message-icons.tsx";

/** What wants attention, first: how many messages could not be sent. Its room is kept while they are counted. */
export function FailedBanner({
  failed,
  isShown,
  onShow,
}: {
  readonly failed: number | undefined;
  readonly isShown: boolean;
  readonly onShow: () => void;
}) {
  const isBad = failed !== undefined && failed > 0;
  return (
    <div
      className={`sheet flex min-h-[4.25rem] flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 ${
        isBad ? "sheet-terracotta mr-2 mb-2 bg-error-tint" : "bg-sky-light"
      }`}
    >
      <p
        role="status"
        className="flex flex-[1_1_15rem] items-center gap-3 leading-snug font-semibold"
      >
        {failed === undefined ? (
          <span className="sr-only">Counting failed messages</span>
        ) : isBad ? (
          <>
            <AlertIcon className="size-7 shrink-0 text-error" />
            {`${counted(failed, "message")} could not be sent. ${failed === 1 ? "It waits" : "They wait"} for you to try again.`}
          </>
        ) : (
          <>
            <CheckIcon className="size-6 shrink-0 text-agave" />
            Nothing has failed.
          </>
        )}
      </p>
      {isBad && !isShown && (
        <button type="button" onClick={onShow} className="choice">
          Show what failed
        </button>
      )}
    </div>
  );
}
