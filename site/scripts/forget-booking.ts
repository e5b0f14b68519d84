import { formMemory, remember } from "#site/islands/booking/tab-memory.ts";

// After a booking without the form's script, deletes the values that the form has kept.
remember(formMemory, null);
