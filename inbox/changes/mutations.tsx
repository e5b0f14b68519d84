import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { actorWords } from "#domain/actors.ts";
import type { BookingDetail } from "#domain/api/bookings.ts";
import {
  errorMessage,
  hasStatus,
  hasStorageFailed,
  problemOf,
  storageFailed,
} from "#inbox/api/call.ts";
import { detailKey, refresh } from "#inbox/api/queries.ts";
import { type FailedToast, useToast } from "#inbox/controls/toasts.tsx";
import { useKeptFocus } from "#inbox/navigation/keep-focus.ts";
import { randomUuid } from "#ui/random-uuid.ts";
import { isRequestError } from "#ui/request.ts";
import { lastEvent } from "./booking-events.ts";
import { type BookingChange, undo } from "./changes.ts";
import type { Unsent } from "./outbox.ts";
import { useRecentSignIn } from "./recent-sign-in.ts";
import { type Outbox, useOutbox } from "./use-outbox.ts";

/** Idempotency keys. A change keeps its key until the server has answered. */
export function changeKeys() {
  const unanswered = new Map<string, string>();
  return {
    keyOf(what: string): string {
      const key = unanswered.get(what) ?? randomUuid();
      unanswered.set(what, key);
      return key;
    },
    answered(what: string): void {
      unanswered.delete(what);
    },
  };
}

/** What follows a change, also after a retry from its toast. */
interface Then {
  readonly onDone?: () => void;
  readonly onEnd?: () => void;
  /** Shows a failure in place of the toast. */
  readonly report?: (failure: FailedToast) => void;
}

interface BookingChanges extends Pick<Outbox, "refused" | "waiting"> {
  readonly run: (change: BookingChange, then?: Then) => void;
  readonly busyWith: string | undefined;
}

const Changes = createContext<BookingChanges | undefined>(undefined);

export function useChanges(): BookingChanges {
  const changes = useContext(Changes);
  if (!changes) throw new Error("useChanges needs ChangesProvider");
  return changes;
}

/** Changes that a dialog makes. While it is open, it shows a failure itself: it would cover the toast. */
export function useDialogChanges() {
  const { run, busyWith } = useChanges();
  const show = useToast();
  const [failure, setFailure] = useState<FailedToast>();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return {
    busyWith,
    failure,
    clearFailure: () => setFailure(undefined),
    /** `onDone` is not called once the dialog was closed. */
    run: (change: BookingChange, onDone?: () => void) =>
      run(change, {
        onDone: () => isOpen.current && onDone?.(),
        report: (failed) => (isOpen.current ? setFailure(failed) : show(failed)),
      }),
  };
}

const unknownResult = {
  title: "We don't know yet whether it was saved",
  text: "The connection broke before the answer came.",
};

function retryWords(error: Error) {
  const { title, text } = hasStorageFailed(error) ? storageFailed : unknownResult;
  return { title, text: `${text} Try again: it is saved only once.` };
}

/** What a dialog says of a change that failed. */
export function failureWords(error: Error): string {
  if (!isUnanswered(error)) return errorMessage(error);
  const { title, text } = retryWords(error);
  return `${title}. ${text}`;
}

/** Whether the change may have been stored: the answer was lost, or the server failed. */
const isUnanswered = (error: unknown) => !isRequestError(error) || error.status >= 500;

/** True if somebody else was first, rather than the day being full. */
const isOvertaken = (error: unknown) =>
  hasStatus(error, 409) && problemOf(error)?.code !== "no-place";

function refusal(error: unknown) {
  const { actor = "Someone else", detail, title } = problemOf(error) ?? {};
  return {
    title: isOvertaken(error) ? `${actorWords(actor)} changed this first` : "That was not saved",
    text: detail ?? title ?? "Nothing was changed. Check it and try again.",
  };
}

/** Sends changes and reports them with an undo, even after another booking was opened. */
export function ChangesProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const show = useToast();
  const askFirst = useRecentSignIn();
  const [{ keyOf, answered }] = useState(changeKeys);
  const stored = (detail: BookingDetail, { bookingId, done, undoes }: BookingChange) => {
    client.setQueryData(detailKey(bookingId), detail);
    const event = undoes && lastEvent(detail.history, undoes);
    show({
      kind: "done",
      title: done,
      ...(event && { undo: () => mutate(undo(detail.booking, event)) }),
    });
    refresh(client);
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ what, send }: BookingChange & Then) => askFirst(() => send(keyOf(what))),
    onSuccess: (detail, change) => {
      answered(change.what);
      stored(detail, change);
      change.onDone?.();
    },
    onError: (error, change) => {
      if (!isUnanswered(error)) answered(change.what);
      const report = change.report ?? show;
      if (isUnanswered(error))
        return report({
          kind: "failed",
          ...retryWords(error),
          retry: () => mutate(change),
        });
      if (hasStatus(error, 401)) return;
      report({ kind: "failed", ...refusal(error) });
      refresh(client);
    },
    onSettled: (_detail, _error, { onEnd }) => onEnd?.(),
  });
  const outbox = useOutbox({
    refusalOf: (error) =>
      isUnanswered(error) || hasStatus(error, 401) || hasStatus(error, 429)
        ? undefined
        : refusal(error),
    onStored: stored,
    onWaiting: ({ done }) => show({ kind: "done", title: `${done} It will be sent.` }),
    onRefused: (why) => {
      if (why) show({ kind: "failed", ...why });
      refresh(client);
    },
  });
  const isBusy = isPending || outbox.sending !== undefined;
  const rememberFocus = useKeptFocus(isBusy);
  return (
    <Changes
      value={{
        run: (change, then) => {
          rememberFocus();
          if (change.kept) outbox.add(change.kept, then?.onDone);
          else mutate({ ...change, ...then });
        },
        busyWith: isPending ? variables.bookingId : outbox.sending,
        waiting: outbox.waiting,
        refused: outbox.refused,
      }}
    >
      {children}
    </Changes>
  );
}

/** What was pressed for a booking and is still to be sent. */
export const useWaiting = (bookingId: string): readonly Unsent[] =>
  useChanges().waiting.filter(({ change }) => change.bookingId === bookingId);
