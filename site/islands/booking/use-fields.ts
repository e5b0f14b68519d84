import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { doubtsAbout } from "#domain/booking/doubts.ts";
import type { GivenForm } from "#domain/pages/page-props.ts";
import { useMessages } from "#ui/form.ts";
import { emptyForm, type FormField, type FormValues, isField, valuesIn } from "./form-values.ts";
import { defaultsOf, firstValues, typedIn } from "./keep-values.ts";
import { formMemory, remember } from "./tab-memory.ts";
import { messagesOf, whenTouched } from "./when-touched.ts";

type Doubts = Partial<Record<FormField, string | undefined>>;

/** The form's fields: their first values, their messages, and the values that are shown elsewhere. */
export function useFields(id: string, given: GivenForm, form: RefObject<HTMLFormElement | null>) {
  const [defaults, setDefaults] = useState(() => defaultsOf(given.values));
  const [numDogs, setNumDogs] = useState(defaults.numDogs);
  const [serviceType, setServiceType] = useState(defaults.serviceType);
  const [zipCode, setZipCode] = useState(defaults.zipCode);
  const [doubts, setDoubts] = useState<Doubts>({});
  const messages = useMessages(messagesOf);
  const [typedBefore] = useState(() =>
    typeof document === "undefined" ? {} : typedIn(document.getElementById(id), defaults),
  );

  const show = (values: FormValues) => {
    setNumDogs(values.numDogs);
    setServiceType(values.serviceType);
    setZipCode(values.zipCode);
    remember(formMemory, values);
  };

  const begin = useEffectEvent(() => {
    // A translated page is drawn again: then only the first look has seen what was typed.
    const values = firstValues({ ...typedBefore, ...typedIn(form.current, defaults) });
    for (const control of form.current?.querySelectorAll("input, select, textarea") ?? [])
      if (
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
        if (isField(control.name) && control.value !== values[control.name])
          control.value = values[control.name];
    show(values);
  });
  useEffect(() => begin(), []);

  return {
    defaults,
    numDogs,
    serviceType,
    zipCode,
    messages: messages.messages,
    doubts,
    /** Asks about a field that was left filled, until it is changed. */
    leave: (left: HTMLFormElement, name: FormField) =>
      whenTouched(() => {
        messages.leave(left, name);
        const values = valuesIn(left);
        if (name !== "phone" && name !== "address") return;
        const isAsked = values[name] !== "" && messagesOf(left)[name] === undefined;
        const doubt = isAsked ? doubtsAbout(values)[name] : undefined;
        setDoubts((before) => ({ ...before, [name]: doubt }));
      }),
    checkAll: messages.checkAll,
    change(changed: HTMLFormElement) {
      show(valuesIn(changed));
      messages.follow(changed);
      setDoubts((before) => ({
        phone: before.phone && doubtsAbout(valuesIn(changed)).phone,
        address: before.address && doubtsAbout(valuesIn(changed)).address,
      }));
    },
    /** Before the form is shown again, empty. */
    reset() {
      setDefaults(emptyForm);
      show(emptyForm);
      messages.forget();
      setDoubts({});
    },
  };
}
