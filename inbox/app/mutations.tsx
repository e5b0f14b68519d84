import { type Mutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { randomUuid } from "#ui/request.ts";
import { type BookingChange, undo } from "./changes.ts";
import { currentTime } from "./clock.ts";
import { type Press, type Pressed, pressedOf, pressKey } from "./presses.ts";
import { refresh, useDetail } from "./queries.ts";
import { type FailedToast, useToast } from "./toasts.tsx";

/** What follows a change for which the user waits. */
interface Then {
  /** Stored, or sure to be sent. Without an id, the latter. */
  readonly onDone?: (bookingId?: string) => void;
  /** Shows a failure in place of the toast. */
  readonly report?: (failure: FailedToast) => void;
}

interface BookingChanges {
  /** Does nothing while another change of the booking is awaited. */
  readonly run: (change: BookingChange, then?: Then) => void;
  /** The bookings whose changes are awaited. */
  readonly busyWith: readonly string[];
  /** What will be sent once the server answers. */
  readonly waiting: readonly Press[];
  /** What the server refused, until it is dismissed. */
  readonly refused: readonly Pressed[];
  /** Takes a press from the list. */
  readonly dismiss: (key: string) => void;
}

const Changes = createContext<BookingChanges | undefined>(undefined);

/** @param bookingId the one whose presses are busy; empty for a new lead */
export function useChanges(bookingId?: string) {
  const changes = useContext(Changes);
  if (!changes) throw new Error("useChanges needs ChangesProvider");
  const isBusy = changes.busyWith.some((id) => id === bookingId);
  return { ...changes, isBusy };
}

/** Changes that a dialog makes. While it is open, it shows a failure itself: it would cover the toast. */
export function useDialogChanges(bookingId: string) {
  const { run, isBusy } = useChanges(bookingId);
  const show = useToast();
  const [failure, setFailure] = useState("");
  const hasFailed = failure !== "" && bookingId !== "";
  const { data } = useDetail(bookingId, hasFailed);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return {
    isBusy,
    /** Why the last try failed; empty if it did not. */
    failure,
    /** The booking as others have left it, once they were first. Before that nothing changes while somebody types. */
    latest: hasFailed ? data : undefined,
    /** `onDone` is not called once the dialog was closed, `onKept` always: nothing has to be typed again. */
    run: (change: BookingChange, onDone?: Then["onDone"], onKept?: () => void) =>
      run(change, {
        onDone: (id) => {
          onKept?.();
          if (isOpen.current) onDone?.(id);
        },
        report: (failed) =>
          isOpen.current ? setFailure(`${failed.title}. ${failed.text}`) : show(failed),
      }),
  };
}

/** The user waits no longer for an answer. */
const slowMs = 5000;

const isSame = (one: BookingChange, other: BookingChange) =>
  JSON.stringify([one.bookingId, one.call, one.takesBack]) ===
  JSON.stringify([other.bookingId, other.call, other.takesBack]);

/** Sends changes and reports them with an undo, even after another booking was opened. */
export function ChangesProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const cache = client.getMutationCache();
  const show = useToast();
  const awaited = useRef(new Map<string, Then & Pick<Press, "bookingId">>());
  /** The presses for whose answer the user waits. */
  const [busy, setBusy] = useState<readonly Press[]>([]);
  const pressed = useMutationState({
    filters: { mutationKey: pressKey },
    select: pressedOf,
  }).filter((one) => one !== undefined);
  const unsent = pressed.filter(({ state }) => state !== "answered");
  const waiting = unsent
    .map(({ press }) => press)
    .filter(({ key }) => busy.every((one) => one.key !== key));

  const dismiss = (key: string) => {
    const mutation = cache.getAll().find((one) => pressedOf(one)?.press.key === key);
    if (mutation) cache.remove(mutation);
  };

  function endWait(ended: string): void {
    awaited.current.delete(ended);
    setBusy((others) => others.filter(({ key }) => key !== ended));
  }
  function wait({ key, done }: Press): void {
    const then = awaited.current.get(key);
    if (!then) return;
    endWait(key);
    show({ kind: "done", title: `${done} It will be sent.` });
    then.onDone?.();
  }
  function run(change: BookingChange, then: Then = {}): void {
    const { bookingId } = change;
    // By the latest state: the "Undo" of a toast may have been made before it.
    if ([...awaited.current.values()].some((one) => one.bookingId === bookingId)) return;
    if (unsent.some(({ press }) => isSame(press, change))) return;
    const key = randomUuid();
    const press = { ...change, key, at: currentTime().toISOString() };
    awaited.current.set(key, { ...then, bookingId });
    setBusy((others) => [...others, press]);
    setTimeout(() => wait(press), slowMs);
    cache
      .build<unknown, Error, Press, unknown>(client, {
        mutationKey: pressKey,
        meta: { key },
        // One after the other for each booking.
        scope: { id: bookingId || key },
      })
      .execute(press)
      .catch(() => {});
  }
  const onUpdate = useEffectEvent((mutation: Mutation) => {
    const one = pressedOf(mutation);
    if (one?.state === "waiting") wait(one.press);
    if (one?.state !== "answered") return;
    const { press, bookingId = press.bookingId, event, refused } = one;
    const then = awaited.current.get(press.key);
    endWait(press.key);
    if (!refused) {
      const back = event !== undefined && undo({ bookingId, name: press.name }, event);
      show({ kind: "done", title: press.done, ...(back && { undo: () => run(back) }) });
      then?.onDone?.(bookingId);
    } else if (then?.report) then.report({ kind: "failed", ...refused });
    else if (then) show({ kind: "failed", ...refused });
    // A dialog shows the failure itself.
    if (!refused || then?.report) cache.remove(mutation);
    refresh(client);
  });
  useEffect(() => {
    const stop = cache.subscribe((event) => {
      if (event.type === "updated") onUpdate(event.mutation);
    });
    client.resumePausedMutations();
    return stop;
  }, [cache, client]);

  return (
    <Changes
      value={{
        run,
        dismiss,
        busyWith: busy.map(({ bookingId }) => bookingId),
        waiting,
        refused: pressed.filter(({ refused }) => refused),
      }}
    >
      {children}
    </Changes>
  );
}

/** What was pressed for a booking and is still to be sent. */
export const useWaiting = (id: string): readonly Press[] =>
  useChanges().waiting.filter(({ bookingId }) => bookingId === id);
