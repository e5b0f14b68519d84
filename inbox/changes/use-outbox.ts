import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { BookingDetail } from "#domain/api/bookings.ts";
import { useSession } from "#inbox/api/queries.ts";
import { randomUuid } from "#ui/random-uuid.ts";
import { type BookingChange, changeOf } from "./changes.ts";
import {
  addUnsent,
  type KeptChange,
  outboxText,
  readOutbox,
  type Unsent,
  watchOutbox,
} from "./outbox.ts";
import { createSender, type Sent } from "./send-in-order.ts";

interface Refusal {
  readonly title: string;
  readonly text: string;
}

interface Reports {
  /** Undefined if the change is to be sent again. */
  readonly refusalOf: (error: unknown) => Refusal | undefined;
  readonly onStored: (detail: BookingDetail, change: BookingChange) => void;
  /** The user goes on, and the change is sent later. */
  readonly onWaiting: (change: BookingChange) => void;
  /** With the reason if the user still waits for the answer. */
  readonly onRefused: (why: Refusal | undefined) => void;
}

export interface Outbox {
  readonly add: (change: KeptChange, onDone: (() => void) | undefined) => void;
  /** The booking of the change for whose answer the user waits. */
  readonly sending: string | undefined;
  /** What will be sent once the server answers again. */
  readonly waiting: readonly Unsent[];
  /** What was sent later, and refused. */
  readonly refused: readonly Unsent[];
}

/** The user waits no longer for an answer. */
const slowMs = 5000;

const noText = () => "";
const isToSend = ({ refused }: Unsent) => refused === undefined;

/** The signed-in user's changes that can be pressed without a connection. */
export function useOutbox({ refusalOf, onStored, onWaiting, onRefused }: Reports): Outbox {
  const user = useSession().data?.username ?? "";
  const text = useSyncExternalStore(watchOutbox, outboxText, noText);
  const own = readOutbox(text).filter((one) => one.user === user);
  const toSend = own.filter(isToSend);
  const [isStuck, setStuck] = useState(toSend.length > 0);
  /** The changes for whose answer the user waits, and what follows each. */
  const awaited = useRef(new Map<string, (() => void) | undefined>());
  const sendNow = useRef<() => void>(undefined);
  const { mutateAsync } = useMutation({
    mutationFn: ({ change, key }: Unsent) => changeOf(change).send(key),
  });

  const wait = () => {
    setStuck(true);
    for (const { key, change } of readOutbox()) {
      if (!awaited.current.has(key)) continue;
      onWaiting(changeOf(change));
      awaited.current.get(key)?.();
      awaited.current.delete(key);
    }
  };
  const send = useEffectEvent(async (unsent: Unsent): Promise<Sent<BookingDetail>> => {
    const slow = setTimeout(wait, slowMs);
    try {
      return { kind: "stored", answer: await mutateAsync(unsent) };
    } catch (error) {
      const why = refusalOf(error);
      if (!why) return { kind: "later" };
      if (awaited.current.has(unsent.key)) onRefused(why);
      return { kind: "refused", why: `${why.title}. ${why.text}` };
    } finally {
      clearTimeout(slow);
    }
  });
  const onSent = useEffectEvent(({ key, change }: Unsent, sent: Sent<BookingDetail>) => {
    if (sent.kind === "later") return wait();
    setStuck(false);
    if (sent.kind === "stored") {
      onStored(sent.answer, changeOf(change));
      awaited.current.get(key)?.();
    } else if (!awaited.current.has(key)) onRefused(undefined);
    awaited.current.delete(key);
  });

  useEffect(() => {
    const sender = createSender<BookingDetail>({
      user,
      send: (unsent) => send(unsent),
      onSent: (unsent, sent) => onSent(unsent, sent),
      keepsRefused: ({ key }) => !awaited.current.has(key),
    });
    sendNow.current = sender.sendNow;
    sender.sendNow();
    addEventListener("online", sender.sendNow);
    return () => {
      sender.stop();
      removeEventListener("online", sender.sendNow);
    };
  }, [user]);

  return {
    add(change, onDone) {
      const at = new Date().toISOString();
      const key = addUnsent({ key: randomUuid(), user, at, change });
      if (key === undefined) return;
      awaited.current.set(key, onDone);
      if (isStuck) wait();
      sendNow.current?.();
    },
    sending: isStuck ? undefined : toSend[0]?.change.bookingId,
    waiting: isStuck ? toSend : [],
    refused: own.filter((one) => !isToSend(one)),
  };
}
