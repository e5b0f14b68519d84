import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, Fragment, type SubmitEvent, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { bookingWords } from "#content/booking.ts";
import { business } from "#content/business.ts";
import type { BookingInput } from "#domain/booking.ts";
import type { GivenForm } from "#domain/page-props.ts";
import { formatPhone } from "#domain/phone.ts";
import { honeypotName } from "#domain/spam/honeypot.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { BookedCard } from "./booked-card.tsx";
import fieldStyles from "./fields.module.css";
import { fields } from "./fields.ts";
import styles from "./form.module.css";
import { fetchFormStamp } from "./form-stamp.ts";
import { emptyForm, type FormField, type FormValues, isField, resolver } from "./form-values.ts";
import { readPlainForm, useKeptValues } from "./keep-values.ts";
import type { Booked, FeedbackProps, Outcome } from "./outcome.ts";
import { Price } from "./price.tsx";
import { useReleasedCard } from "./release-card.ts";
import { ReplyPromise } from "./reply-promise.tsx";
import { sendBooking } from "./send-booking.ts";
import { Summary } from "./summary.tsx";
import { ZipAnswer } from "./zip-answer.tsx";

type FeedbackType = ComponentType<FeedbackProps>;

/** @see docs/product.md#form-states */
export function Form({ id, given }: { readonly id: string; readonly given: GivenForm }) {
  const [{ defaults, typed }] = useState(() => readPlainForm(id, given.values));
  const form = useForm<FormValues, unknown, BookingInput>({
    defaultValues: defaults,
    mode: "onTouched",
    resolver,
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const { numDogs, serviceType, zipCode } = useWatch({ control: form.control });
  useKeptValues(typed, form);

  const card = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useReleasedCard(card);
  const [wrong, setWrong] = useState<readonly FormField[]>([]);
  const [booked, setBooked] = useState<Booked>();
  const [failed, setFailed] = useState(false);
  /** The result shown in the overlay or the toast until it is closed. */
  const [outcome, setOutcome] = useState<Outcome>();
  const [Feedback, setFeedback] = useState<FeedbackType>();
  const loadFeedback = () => {
    const doWithout = () => {};
    import("./feedback.tsx").then((module) => setFeedback(() => module.Feedback), doWithout);
  };

  const queryClient = useQueryClient();
  const booking = useMutation({
    mutationFn: sendBooking,
    onSuccess: (answer, sent) => {
      form.reset(emptyForm);
      const done = { ...answer, booking: sent };
      setBooked(done);
      setOutcome(done);
      return queryClient.invalidateQueries({ queryKey: ["/api/bookings"] });
    },
    onError: (error) => {
      console.error(error);
      setFailed(true);
      setOutcome("failed");
      // Gives the button back the focus that it lost while disabled, unless the visitor went on typing.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
    },
  });

  const submit = form.handleSubmit(
    (values) => {
      // Two presses can come before the button is disabled.
      if (queryClient.isMutating() > 0) return;
      // Blurring now checks the current value. After the reset it would check empty fields.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      setWrong([]);
      setFailed(false);
      setOutcome(undefined);
      loadFeedback();
      booking.mutate(values);
    },
    (refused) => {
      setWrong(fields.map(({ name }) => name).filter((name) => refused[name]));
      requestAnimationFrame(() => summary.current?.focus());
    },
  );

  /** Reads the fields themselves, since a password manager may fill them without an event. */
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    for (const [name, value] of new FormData(event.currentTarget))
      if (isField(name) && typeof value === "string") form.setValue(name, value);
    return submit(event);
  };

  const feedback = outcome && Feedback && (
    <Feedback
      outcome={outcome}
      onClose={() => {
        // Focus in the toast moves to the button; typing stays where it is.
        if (document.activeElement?.closest(".toasts")) button.current?.focus();
        setOutcome(undefined);
      }}
    />
  );

  if (booked)
    return (
      <>
        <BookedCard
          id={id}
          booked={booked}
          onAnother={() => {
            setBooked(undefined);
            requestAnimationFrame(() => form.setFocus("firstName"));
          }}
        />
        {feedback}
      </>
    );

  return (
    <>
      <form
        ref={card}
        id={id}
        action="/api/bookings"
        method="post"
        noValidate
        onSubmit={send}
        onFocus={() => {
          loadFeedback();
          fetchFormStamp();
        }}
        // Pressing a link or a button does not count as leaving a field: a message that appeared would move it away.
        onMouseDown={(event) => {
          const { target } = event;
          if (target instanceof Element && target.closest("a, button")) event.preventDefault();
        }}
        aria-labelledby={`${id}-title`}
        className={`card ${styles["card"]}`}
      >
        <h2 id={`${id}-title`}>{bookingWords.headline}</h2>
        <p className={styles["note"]}>{bookingWords.note}</p>
        <Summary
          ref={summary}
          formId={id}
          wrong={wrong.filter((name) => errors[name])}
          given={given}
        />
        <div className={fieldStyles["fields"]}>
          {fields.map(({ name, options, ...field }) => {
            const tied = { ...field, ...form.register(name), id: `${id}-${name}`, required: true };
            const error = errors[name]?.message ?? given.errors?.[name];
            const value = { defaultValue: defaults[name], error };
            return (
              <Fragment key={name}>
                {options ? (
                  <SelectField {...tied} {...value} options={options} />
                ) : (
                  <TextField type="text" {...tied} {...value} />
                )}
                {name === "zipCode" && <ZipAnswer zip={zipCode ?? ""} />}
              </Fragment>
            );
          })}
        </div>
        {/* Only for bots: people cannot see or reach it, browsers never fill it, and this script never sends it. */}
        <input
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
          size={1}
          className={styles["unseen"]}
        />
        <div className={styles["deal"]}>
          <Price numDogs={numDogs ?? ""} serviceType={serviceType ?? emptyForm.serviceType} />
          <button
            ref={button}
            type="submit"
            disabled={booking.isPending}
            className="pill bg-tangerine"
          >
            {booking.isPending ? bookingWords.sending : bookingWords.button}
          </button>
        </div>
        {failed && (
          <p role="alert" className={styles["problem"]}>
            <b>{bookingWords.failure.title}</b>
            {`. ${bookingWords.failure.kept} `}
            <a href={`tel:${business.phone}`}>{formatPhone(business.phone)}</a>.
          </p>
        )}
        <p className={styles["small"]}>
          {`${bookingWords.privacy} `}
          <a href="/privacy">{bookingWords.privacyLink}</a>
        </p>
        <ReplyPromise />
      </form>
      {feedback}
    </>
  );
}
