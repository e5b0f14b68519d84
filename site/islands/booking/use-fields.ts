import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { GivenForm } from "#domain/page-props.ts";
import { useMessages } from "#ui/form.ts";
import { emptyForm, type FormValues, isField, messagesOf, valuesIn } from "./form-values.ts";
import { defaultsOf, firstValues, typedIn } from "./keep-values.ts";
import { formMemory, remember } from "./tab-memory.ts";

/** The form's fields: their first values, their messages, and the values that are shown elsewhere. */
export function useFields(id: string, given: GivenForm, form: RefObject<HTMLFormElement | null>) {
  const [defaults, setDefaults] = useState(() => defaultsOf(given.values));
  const [numDogs, setNumDogs] = useState(defaults.numDogs);
  const [serviceType, setServiceType] = useState(defaults.serviceType);
  const [zipCode, setZipCode] = useState(defaults.zipCode);
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
    for (const control of form.current?.querySelectorAll("input, select") ?? [])
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
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
    leave: messages.leave,
    checkAll: messages.checkAll,
    change(changed: HTMLFormElement) {
      show(valuesIn(changed));
      messages.follow(changed);
    },
    /** Before the form is shown again, empty. */
    reset() {
      setDefaults(emptyForm);
      show(emptyForm);
      messages.forget();
    },
  };
}
