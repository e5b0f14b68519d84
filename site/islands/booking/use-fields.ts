import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useMessages } from "#ui/form.ts";
import { emptyForm, type FormValues, isField, messagesOf, valuesIn } from "./form-values.ts";
import { firstValues, readPlainForm } from "./keep-values.ts";
import { formMemory, remember } from "./tab-memory.ts";

/** The form's fields: their first values, their messages, and the values that are shown elsewhere. */
export function useFields(id: string, form: RefObject<HTMLFormElement | null>) {
  // As they are in the page, so that nothing that was typed changes when this script takes the form over.
  const [plain, setPlain] = useState(() =>
    readPlainForm(typeof document === "undefined" ? null : document.getElementById(id)),
  );
  const [numDogs, setNumDogs] = useState(plain.sent.numDogs);
  const [serviceType, setServiceType] = useState(plain.sent.serviceType);
  // Pages say nothing about a zip before their script.
  const [zipCode, setZipCode] = useState("");
  const messages = useMessages(messagesOf);

  const show = (values: FormValues) => {
    setNumDogs(values.numDogs);
    setServiceType(values.serviceType);
    setZipCode(values.zipCode);
    remember(formMemory, values);
  };

  const begin = useEffectEvent(() => {
    // A translated page is drawn again: then only the first look has seen what was typed.
    const values = firstValues({ ...plain.typed, ...readPlainForm(form.current).typed });
    for (const control of form.current?.querySelectorAll("input, select") ?? [])
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        if (isField(control.name) && control.value !== values[control.name])
          control.value = values[control.name];
    show(values);
  });
  useEffect(() => begin(), []);

  return {
    defaults: plain.sent,
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
      setPlain({ sent: emptyForm, typed: {} });
      show(emptyForm);
      messages.forget();
    },
  };
}
