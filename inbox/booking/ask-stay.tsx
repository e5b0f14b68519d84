import type { ComponentProps } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { useDialog } from "#inbox/controls/dialogs.tsx";
import { TextIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { textLink } from "#inbox/visits/texts.tsx";
import { CustomerDialog } from "./customer-dialog.tsx";
import { ReachLink } from "./reach-link.tsx";

function useAnswers(booking: Booking) {
  const open = useDialog();
  return () => open((close) => <CustomerDialog booking={booking} onClose={close} isAsked />);
}

/** Asks whether a customer stays: Call also opens the dialog with the three answers. */
export const AskStay = (link: Omit<ComponentProps<typeof ReachLink>, "text" | "onPress">) => (
  <ReachLink {...link} text="stay" onPress={useAnswers(link.booking)} />
);

/** The same by a text, and the answers to it. */
export function StayAnswers({ booking }: { readonly booking: Booking }) {
  const open = useAnswers(booking);
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
    </div>
  );
}
