import { errorMessage, problemOf } from "#inbox/app/call.ts";
import { capitalized } from "#inbox/app/labels.ts";
import { Button } from "#inbox/controls/button.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { thingLabel } from "./subjects.ts";
import { isSame, type Thing } from "./use-website.ts";
import { shown } from "./words.ts";

export const isConflict = (error: Error | null) => problemOf(error)?.code === "conflict";

/** What the server found wrong, by path. */
export const mistakesOf = (error: Error | null) =>
  Object.entries(problemOf(error)?.errors ?? {}).map(
    ([path, words]) => [path, capitalized(words)] as const,
  );

const Way = ({
  words,
  of,
  onPress,
}: {
  readonly words: string;
  /** A thing, where a screen has several. */
  readonly of?: string;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    className={looks.quiet}
    aria-label={of && `${words}: ${thingLabel(of)}`}
    onClick={onPress}
  >
    {words}
  </button>
);

/** What became of a change, and the way back. */
export function Saved({
  thing,
  change: { drafted, live, byDefault, value, save, begin, replace },
  words = "Saved, not public yet.",
  onDrop,
}: {
  readonly thing: string;
  readonly change: Thing;
  /** What is said of a thing in the draft. */
  readonly words?: string;
  /** What was typed is no longer wanted. */
  readonly onDrop?: () => void;
}) {
  const { isPending, isSuccess, variables } = save;
  const error = isPending ? null : save.error;
  if (isConflict(error))
    return (
      <div role="alert" className={`${looks.notice} grid gap-2`}>
        <p>{`${drafted?.by ?? "Someone else"} changed this first: ${shown(thing, value)}`}</p>
        <p>{`Yours: ${shown(thing, variables)}`}</p>
        <p className="flex flex-wrap gap-3">
          <Button
            isSmall
            onClick={() => {
              begin();
              save.reset();
              onDrop?.();
            }}
          >
            Keep theirs
          </Button>
          <Button isSmall onClick={() => replace(variables)}>
            Use mine
          </Button>
        </p>
      </div>
    );
  const failure = error && errorMessage(error);
  const put = (to: unknown) => {
    onDrop?.();
    replace(to);
  };
  const result = drafted ? words : isSuccess && "As it is on the website.";
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span
        role="status"
        className={`leading-snug font-semibold empty:hidden ${error ? "text-error" : "text-link"}`}
      >
        {isPending ? "Saving …" : error ? `Not saved. ${failure}` : result}
      </span>
      {failure && <Way words="Try again" onPress={() => save.mutate(variables)} />}
      {drafted && !isPending && <Way words="Take back" of={thing} onPress={() => put(live)} />}
      {!isPending && !isSame(live, byDefault) && !isSame(value, byDefault) && (
        <Way words="Back to the default" of={thing} onPress={() => put(null)} />
      )}
    </p>
  );
}
