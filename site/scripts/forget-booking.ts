import { formMemory, remember } from "#site/islands/booking/tab-storage.ts";

// A booking made without the form's script: what the form has kept is booked by now.
remember(formMemory, null);
