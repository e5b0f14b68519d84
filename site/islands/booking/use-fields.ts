import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { onlyCityOf } from "#domain/areas/served-zips.ts";
import { formMemory, heroTyped } from "#domain/booking/options.ts";
import type { GivenForm } from "#domain/pages/page-props.ts";
import { fillIn, useMessages } from "#ui/form.ts";
import { remember } from "#ui/tab-storage.ts";
import { emptyForm, type FormField, type FormValues, isField, valuesIn } from "./form-values.ts";
import { defaultsOf, firstValues, typedIn } from "./keep-values.ts";
import { messagesOf, whenTouched } from "./when-touched.ts";

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
    for (const control of form.current?.querySelectorAll("input, select, textarea") ?? [])
      if (
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
        if (isField(control.name) && control.value !== values[control.name])
          control.value = values[control.name];
    if (form.current) change(form.current);
  });
  const change = (changed: HTMLFormElement) => {
    fillIn(changed, ["zipCode", "city"], onlyCityOf);
    show(valuesIn(changed));
    messages.follow(changed);
  };
  const followHero = useEffectEvent(() => {
    if (form.current) change(form.current);
  });
  useEffect(() => {
    begin();
    addEventListener(heroTyped, followHero);
    return () => removeEventListener(heroTyped, followHero);
  }, []);

  return {
    defaults,
    numDogs,
    serviceType,
    zipCode,
    messages: messages.messages,
    leave: (left: HTMLFormElement, name: FormField) =>
      whenTouched(() => messages.leave(left, name)),
    checkAll: messages.checkAll,
    change,
    /** Before the form is shown again, empty. */
    reset() {
      setDefaults(emptyForm);
      show(emptyForm);
      messages.forget();
    },
  };
}
