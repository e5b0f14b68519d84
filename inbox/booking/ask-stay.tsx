import type { ComponentProps } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { useDialog } from "#inbox/controls/dialog-button.tsx";
import { TextIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { textLink } from "#inbox/visits/text-links.ts";
import { CustomerDialog } from "./customer-dialog.tsx";
import { ReachLink } from "./reach-link.tsx";

const useAnswers = (booking: Booking, now: Date) =>
  useDialog((close) => <CustomerDialog booking={booking} now={now} onClose={close} isAsked />);

/** Asks whether a customer stays: Call also opens the dialog with the three answers. */
export function AskStay({
  now,
  ...link
}: Omit<ComponentProps<typeof ReachLink>, "text" | "onPress"> & { readonly now: Date }) {
  const [answers, open] = useAnswers(link.booking, now);
  return (
    <>
      <ReachLink {...link} text="stay" onPress={open} />
      {answers}
    </>
  );
}

/** The same by a text, and the answers to it. */
export function StayAnswers({ booking, now }: { readonly booking: Booking; readonly now: Date }) {
  const [answers, open] = useAnswers(booking, now);
  const text = textLink(booking, "stay");
  const name = nameOf(booking);
  return (
    <div className="flex flex-wrap gap-x-3.5 print:hidden">
      {text && (
        <a href={text} className={`${looks.link} gap-1 text-sm`} aria-label={`Text ${name}`}>
          <TextIcon />
          Text
        </a>
      )}
      <button
        type="button"
        className={looks.quiet}
        aria-label={`Answer of ${name}: did they stay`}
        onClick={open}
      >
        Answer …
      </button>
      {answers}
    </div>
  );
}
