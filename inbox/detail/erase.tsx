import { useState } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { erase } from "#inbox/changes.ts";
import { useChanges } from "#inbox/mutations.tsx";
import parts from "#inbox/parts.module.css";
import { Question } from "#inbox/question.tsx";
import { nameOf } from "#inbox/words.ts";
import styles from "./erase.module.css";

/** Erases a person's data. Asks first, because this is the only change without an undo. */
export function Erase({ booking }: { readonly booking: Booking }) {
  const [isAsking, setAsking] = useState(false);
  const { run, busyWith } = useChanges();
  if (booking.erasedAt) return null;
  const close = () => setAsking(false);
  return (
    <div className={`${styles["erase"]} ${parts["screenOnly"]}`}>
      <button type="button" className={parts["quiet"]} onClick={() => setAsking(true)}>
        Erase personal data …
      </button>
      {isAsking && (
        <Question
          title={
            <>
              Erase the data of <bdi>{nameOf(booking)}</bdi>?
            </>
          }
          confirm="Erase for good"
          isBusy={busyWith === booking.id}
          onConfirm={() => run(erase(booking.id), { onEnd: close })}
          onClose={close}
        >
          Name, phone, email, address, requests and notes are erased for good. An upcoming visit is
          canceled without a message. The booking itself and its history stay.
        </Question>
      )}
    </div>
  );
}
