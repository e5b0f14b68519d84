import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type SubmitEvent, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { bookingWords } from "#content/booking.ts";
import type { BookingInput } from "#domain/booking.ts";
import { isOutside } from "#domain/served-zips.ts";
import { honeypotName } from "#domain/spam/honeypot.ts";
import { SelectField, TextField } from "#site/ui/field.tsx";
import { fields } from "./fields.ts";
import { fetchFormStamp } from "./form-stamp.ts";
import { emptyForm, type FormField, type FormValues, isField, resolver } from "./form-values.ts";
import { useKeptValues } from "./keep-values.ts";
import { type FeedbackProps, type Outcome, PlainFeedback } from "./outcome.tsx";
import { Price } from "./price.tsx";
import { ReplyPromise } from "./reply-promise.tsx";
import { sendBooking } from "./send-booking.ts";
import { Summary } from "./summary.tsx";

type FeedbackType = ComponentType<FeedbackProps>;

/** @see spec sections 3 to 5 and 8 */
export function Form({ id }: { readonly id: string }) {
  const form = useForm<FormValues, unknown, BookingInput>({
    defaultValues: emptyForm,
    mode: "onTouched",
    resolver,
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const { numDogs, serviceType, zipCode } = useWatch({ control: form.control });
  useKeptValues(id, form);

  const summary = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [wrong, setWrong] = useState<readonly FormField[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [Feedback, setFeedback] = useState<FeedbackType>(() => PlainFeedback);
  const loadFeedback = () => {
    const keepPlain = () => {};
    import("./feedback.tsx").then((module) => setFeedback(() => module.Feedback), keepPlain);
  };

  const queryClient = useQueryClient();
  const booking = useMutation({
    mutationFn: sendBooking,
    onSuccess: (answer) => {
      form.reset();
      setOutcome(answer);
      return queryClient.invalidateQueries({ queryKey: ["/api/bookings"] });
    },
    onError: (error) => {
      console.error(error);
      setOutcome("failed");
      // The focus that the disabled button could not keep; a visitor who went on typing keeps theirs.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
    },
  });

  const submit = form.handleSubmit(
    (values) => {
      // Two presses can come before the button is disabled.
      if (queryClient.isMutating() > 0) return;
      // Leaving the field now checks what it holds; left later, it would check the emptied form.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      setWrong([]);
      setOutcome(undefined);
      loadFeedback();
      booking.mutate(values);
    },
    (refused) => {
      setWrong(fields.map(({ name }) => name).filter((name) => refused[name]));
      requestAnimationFrame(() => summary.current?.focus());
    },
  );

  /** Takes what stands in the fields, also where a password manager wrote it without an event. */
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    for (const [name, value] of new FormData(event.currentTarget))
      if (isField(name) && typeof value === "string") form.setValue(name, value);
    return submit(event);
  };

  return (
    <>
      <form
        id={id}
        action="/api/bookings"
        method="post"
        noValidate
        onSubmit={send}
        onFocus={() => {
          loadFeedback();
          fetchFormStamp();
        }}
        aria-labelledby={`${id}-title`}
        className="card booking"
      >
        <h2 id={`${id}-title`}>{bookingWords.headline}</h2>
        <p className="note">{bookingWords.note}</p>
        <Summary ref={summary} formId={id} wrong={wrong} />
        <div className="fields">
          {fields.map(({ name, options, ...field }) => {
            const tied = { ...field, ...form.register(name), id: `${id}-${name}`, required: true };
            const error = errors[name]?.message;
            const value = { defaultValue: emptyForm[name], error };
            return options ? (
              <SelectField key={name} {...tied} {...value} options={options} />
            ) : (
              <TextField key={name} type="text" {...tied} {...value} />
            );
          })}
        </div>
        {/* For programs alone: nobody sees or reaches it, no browser fills it, and this script never sends it. */}
        <input
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
          size={1}
          className="unseen"
        />
        <Price numDogs={numDogs ?? ""} serviceType={serviceType ?? emptyForm.serviceType} />
        <button
          ref={button}
          type="submit"
          disabled={booking.isPending}
          // Pressing it leaves no field: a message that appeared then would move the button away.
          onMouseDown={(event) => event.preventDefault()}
          className="pill bg-tangerine"
        >
          {booking.isPending ? bookingWords.sending : bookingWords.button}
        </button>
        <p className="privacy">
          {`${bookingWords.privacy} `}
          <a href="/privacy">{bookingWords.privacyLink}</a>
        </p>
        {/* Below the button: a note must not move what the visitor is about to press. */}
        <p role="status">{isOutside(zipCode ?? "") && <span>{bookingWords.outside}</span>}</p>
        <ReplyPromise />
      </form>
      {outcome && (
        <Feedback
          outcome={outcome}
          onClose={() => {
            // Whoever was in the overlay or in the toast goes on at the button; typing goes on where it is.
            const inToast = document.activeElement?.closest(".toasts");
            if (outcome !== "failed" || inToast) button.current?.focus();
            setOutcome(undefined);
          }}
        />
      )}
    </>
  );
}
