import type { ContactMethod } from "#domain/api/bookings.ts";
import type { CallFirst } from "#domain/booking/call-first.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import type { Slot } from "#domain/business-clock/visits.ts";

/** What the booking form shows when a page with it is opened. */
export interface GivenForm {
  /** Whether it asks for a commercial quote. */
  readonly isCommercial?: boolean;
  /** By field. A choice that the form does not offer is left out. */
  readonly values?: Readonly<Record<string, string>>;
  /** The messages of a refused form, by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What went wrong, if it was not a field. */
  readonly problem?: string | undefined;
  /** When somebody who books now hears from the team, and when the phones are open; known to the server. */
  readonly times?: { readonly reply: string; readonly phones: string } | undefined;
}

export interface BookNowProps {
  readonly form: GivenForm;
}

export interface BookingProblemProps {
  readonly form: GivenForm;
}

/** After a booking without JavaScript. */
export interface ThankYouProps {
  /** When the visitor hears from the team, as an ISO string; undefined if that is unknown or over. */
  readonly hearBy: string | undefined;
  /** The path of the visitor's own page. */
  readonly visit: string;
  readonly callFirst: CallFirst | undefined;
  /** Whether the mailbox got a confirmation earlier on that day. */
  readonly isEmailed?: boolean | undefined;
}

/** The page's headline, and which of its parts it has. */
export type VisitState = "choose" | "asked" | "booked" | "over" | "missed" | "canceled";

export interface OfferedSlot extends Slot {
  readonly isFull: boolean;
}

/** The person's data as far as the page may show them: somebody else can have the link. */
export const maskedFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "city",
  "zipCode",
] as const;
type MaskedField = (typeof maskedFields)[number];

/** The name under which a visitor's tab remembers what was booked. The page of a canceled booking makes it forget. */
export const bookedMemory = "booked";
/** And under which it remembers where the visitor came from. */
export const leadSourceMemory = "lead-source";

/** A visitor's own page. Times are ISO strings. */
export interface VisitPageProps {
  readonly state: VisitState;
  /** Undefined for a name that is not plain. */
  readonly firstName: string | undefined;
  /** When the page is shown. */
  readonly now: string;
  /** When the visitor hears from the team; undefined once they have, or once that time is over. */
  readonly replyBy: string | undefined;
  readonly numDogs: string;
  readonly serviceType: string;
  readonly quotedPerVisit: number | null;
  readonly reachBy: ContactMethod | null;
  /** The neighborhood, or the city off the map. */
  readonly place: string;
  /** Whether the visitor asked for a commercial quote, and sees no price. */
  readonly isCommercial: boolean;
  /** Why there are no days to pick yet; undefined once the owner has said yes. */
  readonly callFirst: CallFirst | undefined;
  readonly masked: Readonly<Record<MaskedField, string>>;
  readonly hasEmail: boolean;
  readonly visit: Slot | null;
  /** By when a day that was asked for is confirmed; undefined once that time is over. */
  readonly confirmBy: string | undefined;
  /** The day of the visit was closed after it was booked, and nobody has decided yet what becomes of it. */
  readonly isUndecided: boolean;
  /** Whether an email the evening before is to come, or has come. */
  readonly isReminded: boolean;
  /** The visit is today. */
  readonly isToday: boolean;
  readonly isDone: boolean;
  /** The days to pick from, and the one that is picked. */
  readonly days: readonly OfferedSlot[];
  readonly chosenDay: string | undefined;
  /** Whether gate notes are taken. */
  readonly takesGateNotes: boolean;
  readonly isErasureRequested: boolean;
  readonly isCancelAsked: boolean;
  /** The page is for somebody who did not book: before and after their press. */
  readonly notMe: "asked" | "done" | undefined;
  /** What the page shows, sent along with each of its forms. */
  readonly seen: string;
  /** What the visitor should know first: their day is full, or something has changed. */
  readonly notice: string | undefined;
  /** What became of the form that has just been sent, named by its act. */
  readonly said: { readonly act: string; readonly text: string } | undefined;
  /** The form that comes back with what was typed. */
  readonly sentAct: string | undefined;
  /** What is in the fields of text, by name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** The pages that show a visitor's values, by the path of the built page that they are rendered into. */
export interface PageProps {
  readonly "/book-now": BookNowProps;
  readonly "/booking-problem": BookingProblemProps;
  readonly "/thank-you": ThankYouProps;
  readonly "/visit": VisitPageProps;
}

/** What pages from the server know of the business's time. */
export interface PageClock {
  readonly now: Date;
  readonly daysOff: DaysOff;
}

/** Returns the page's HTML. React escapes every value in it. */
export type RenderPage = <Path extends keyof PageProps>(
  path: Path,
  props: PageProps[Path],
  clock: PageClock,
) => string;
