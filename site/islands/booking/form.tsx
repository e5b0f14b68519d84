import { Fragment, type SubmitEvent, useEffect, useRef, useState } from "react";
import { bookingWords } from "#content/booking.ts";
import { openWords } from "#content/open-points.ts";
import { wholeZip } from "#domain/areas/served-zips.ts";
import type { BookingInput } from "#domain/booking/booking.ts";
import { asksForQuote } from "#domain/booking/call-first.ts";
import { quote } from "#domain/booking/prices.ts";
import { serviceLine } from "#domain/contact.ts";
import { bookedMemory, type GivenForm } from "#domain/pages/page-props.ts";
import { honeypotName } from "#domain/spam/submission.ts";
import { firstDays } from "#site/clock/first-days.ts";
import { type ReadTyped, SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { remember, remembered } from "#ui/tab-storage.ts";
import type { Answer, Booked } from "./booked.ts";
import { BookedCard } from "./booked-card.tsx";
import fieldStyles from "./fields.module.css";
import { fields } from "./fields.ts";
import styles from "./form.module.css";
import { type FormField, type FormValues, isField } from "./form-values.ts";
import { Price, QuotePrice } from "./price.tsx";
import { useReleasedCard } from "./release-card.ts";
import { ReplyPromise } from "./reply-promise.tsx";
import { Summary } from "./summary.tsx";
import { useFields } from "./use-fields.ts";
import { type Touched, whenTouched } from "./when-touched.ts";
import { ZipAnswer } from "./zip-answer.tsx";

interface BookingFormProps {
  readonly id?: string;
  readonly given?: GivenForm;
}

/**
 * The form for a first visit. It is a plain HTML form until its script arrives, or without JavaScript.
 * @see docs/product.md#form-states
 */
export function BookingForm({ id = "booking-form", given = {} }: BookingFormProps) {
  const card = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const form = useFields(id, given, card);
  useReleasedCard(card);
  const [wrong, setWrong] = useState<readonly FormField[]>([]);
  const [isCommercial, setCommercial] = useState(given.isCommercial ?? false);
  const [booked, setBooked] = useState<Booked>();
  /** Booked before the page was loaded again. */
  const [isAgain, setAgain] = useState(false);
  const [failure, setFailure] = useState<{ readonly title: string; readonly kept: string }>();
  /** Told by the server: the page was opened before the price changed. */
  const [newPrice, setNewPrice] = useState<BookingInput & { readonly perVisit: number }>();
  const newPriceOf = ({ numDogs, serviceType }: Pick<FormValues, "numDogs" | "serviceType">) =>
    newPrice?.numDogs === numDogs && newPrice.serviceType === serviceType
      ? newPrice.perVisit
      : undefined;
  /** The result shown in the overlay or the toast until it is closed. */
  const [shown, setShown] = useState<{ readonly answer: Answer } & Pick<Touched, "Feedback">>();
  const [isSending, setSending] = useState(false);
  /** Two presses can come before the button is disabled. */
  const sending = useRef(false);

  useEffect(() => {
    // The page goes out as it was built in a flood.
    if (asksForQuote(location.search)) setCommercial(true);
    if (remembered(bookedMemory) === null) return;
    whenTouched(({ rememberedBooked }) => {
      setBooked(rememberedBooked());
      setAgain(true);
    });
  }, []);

  useEffect(() => {
    if (wrong.length > 0) summary.current?.focus();
  }, [wrong]);

  const send = async (sent: BookingInput, touched: Touched) => {
    const { book, Feedback, priceChangeIn, rememberBooked } = touched;
    if (sending.current) return;
    sending.current = true;
    setSending(true);
    setFailure(undefined);
    setShown(undefined);
    try {
      const [firstDay] = firstDays(wholeZip(sent.zipCode) ?? "").days;
      const perVisit = isCommercial
        ? undefined
        : (newPriceOf(sent) ?? quote(sent.serviceType, sent.numDogs).perVisit);
      const answer = await book({ booking: sent, perVisit });
      const done = { ...answer, booking: sent, isCommercial, perVisit, firstDay };
      form.reset();
      rememberBooked(done);
      setBooked(done);
      setAgain(false);
      setShown({ answer: done, Feedback });
    } catch (error) {
      console.error(error);
      const changed = priceChangeIn(error);
      if (changed) setNewPrice({ ...sent, ...changed });
      else setShown({ answer: "failed", Feedback });
      const { title, kept } = bookingWords.failure;
      setFailure({
        title: changed?.detail ?? title,
        kept: navigator.onLine ? kept : openWords.offline,
      });
      // Gives the button back the focus that it lost while disabled, unless the visitor went on typing.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
    }
    sending.current = false;
    setSending(false);
  };

  /** Reads the fields themselves, since a password manager may fill them without an event. */
  const check = (filled: HTMLFormElement, touched: Touched) => {
    const refused = form.checkAll(filled);
    const checked = touched.parseForm(filled);
    if (!checked.ok) {
      setWrong(fields.map(({ name }) => name).filter((name) => refused[name]));
      return;
    }
    // Closes a phone's keyboard.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setWrong([]);
    send(checked.booking, touched);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    // Without its rules it is sent as it is without JavaScript.
    whenTouched(
      (touched) => check(currentTarget, touched),
      () => currentTarget.submit(),
    );
  };

  const words = isCommercial ? openWords.quote : bookingWords;
  const feedback = shown && (
    <shown.Feedback
      answer={shown.answer}
      onClose={() => {
        // Focus in the toast moves to the button; typing stays where it is.
        if (document.activeElement?.closest(".toasts")) button.current?.focus();
        setShown(undefined);
      }}
    />
  );

  if (booked)
    return (
      <>
        <BookedCard
          id={id}
          booked={booked}
          isAgain={isAgain}
          onAnother={() => {
            remember(bookedMemory, null);
            setBooked(undefined);
            requestAnimationFrame(() => document.getElementById(`${id}-zipCode`)?.focus());
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
        // Without a script, the query reaches the server with the form that is sent again after a mistake.
        action={isCommercial ? "/api/bookings?for=commercial" : "/api/bookings"}
        method="post"
        noValidate
        onSubmit={submit}
        onChange={({ currentTarget }) => form.change(currentTarget)}
        onBlur={({ currentTarget, target }) => {
          const { name } = target;
          if (isField(name)) form.leave(currentTarget, name);
        }}
        onFocus={() => whenTouched(() => {})}
        // Pressing a link or a button does not count as leaving a field: a message that appeared would move it away.
        onMouseDown={(event) => {
          const { target } = event;
          if (target instanceof Element && target.closest("a, button")) event.preventDefault();
        }}
        aria-labelledby={`${id}-title`}
        className={`card ${styles["card"]}`}
      >
        <h2 id={`${id}-title`}>{words.headline}</h2>
        <p className={styles["note"]}>{bookingWords.note}</p>
        <Summary
          ref={summary}
          formId={id}
          wrong={wrong.filter((name) => form.messages[name])}
          given={given}
        />
        <div className={fieldStyles["fields"]}>
          {fields.map(({ name, options, ...field }) => {
            const tied = {
              ...field,
              id: `${id}-${name}`,
              name,
              required: true,
              defaultValue: form.defaults[name],
              error: form.messages[name] ?? given.errors?.[name],
            };
            const read: ReadTyped = (typed, then) =>
              whenTouched(({ readField }) => then(readField(name, typed)));
            return (
              <Fragment key={name}>
                {options && <SelectField {...tied} options={options} />}
                {name === "address" && <TextAreaField {...tied} read={read} rows={1} />}
                {!options && name !== "address" && <TextField {...tied} read={read} />}
                {name === "serviceType" && <ZipAnswer zip={form.zipCode} />}
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
          {isCommercial ? (
            <QuotePrice />
          ) : (
            <Price
              numDogs={form.numDogs}
              serviceType={form.serviceType}
              perVisit={newPriceOf(form)}
            />
          )}
          <button ref={button} type="submit" disabled={isSending} className="pill bg-tangerine">
            {isSending ? bookingWords.sending : words.button}
          </button>
        </div>
        {failure && (
          <p role="alert" className={styles["problem"]}>
            <b>{failure.title}</b>
            {`. ${failure.kept}`}
            {serviceLine && (
              <>
                {`${bookingWords.failure.call} `}
                <a href={serviceLine.href}>{serviceLine.text}</a>
              </>
            )}
            .
          </p>
        )}
        <p className={styles["small"]}>
          {`${bookingWords.privacy} `}
          <a href="/privacy">{bookingWords.privacyLink}</a>
        </p>
        <ReplyPromise times={given.times} />
      </form>
      {feedback}
    </>
  );
}
