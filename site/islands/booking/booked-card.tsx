import { useEffect, useRef } from "react";
import { bookingWords } from "#content/booking.ts";
import { serviceLine } from "#domain/contact.ts";
import type { Booked } from "./booked.ts";
import { BookedFacts, visitLabel } from "./booked-facts.tsx";
import styles from "./form.module.css";

/** Replaces the form after a booking, and takes its focus unless it is shown again after a reload. */
export function BookedCard({
  id,
  booked,
  isAgain,
  onAnother,
}: {
  readonly id: string;
  readonly booked: Booked;
  readonly isAgain: boolean;
  readonly onAnother: () => void;
}) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAgain) return;
    card.current?.focus();
    // The form was longer: focus alone leaves a phone at the card's end.
    card.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [isAgain]);
  return (
    <section
      ref={card}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`card ${styles["card"]} ${styles["booked"]}`}
    >
      <h2 id={`${id}-title`}>{bookingWords.booked.headline}</h2>
      <BookedFacts {...booked} />
      {booked.visit && (
        <a href={booked.visit} className="pill bg-tangerine">
          {visitLabel(booked)}
        </a>
      )}
      {serviceLine && (
        <p>
          {`${bookingWords.talk} `}
          <a href={serviceLine.href} className="tap">
            {serviceLine.text}
          </a>
        </p>
      )}
      <button type="button" onClick={onAnother} className="pill">
        {bookingWords.booked.another}
      </button>
    </section>
  );
}
