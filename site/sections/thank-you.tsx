import { bookingWords } from "#content/booking.ts";
import { buttons } from "#content/navigation.ts";
import { openWords } from "#content/open-points.ts";
import { pages } from "#content/pages.ts";
import { formMemory } from "#domain/booking/options.ts";
import { byWords } from "#domain/business-clock/office.ts";
import { replyTimes } from "#domain/business-clock/promise.ts";
import { unbroken } from "#domain/dates.ts";
import type { PageClock, ThankYouProps } from "#domain/pages/page-props.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ThankYouScene } from "#ui/drawings/thank-you-scene.tsx";
import { CallButton } from "./call-button.tsx";
import { Poster } from "./poster.tsx";

const { line, promiseLater, pickDay, linkSent, linkNotSent } = bookingWords.confirmation;
const { callFirst, ownPage, withoutBooking } = openWords;

const Line = ({ children }: { readonly children: string }) => (
  <p className="mt-3 text-lg leading-normal text-balance">{children}</p>
);

/** What was booked, by the server that answers. */
type Booking = ThankYouProps & { readonly clock: PageClock };

function Promised({ hearBy, clock }: Booking) {
  const { hear, channels } = bookingWords.promise;
  if (hearBy === undefined) return <Line>{`${promiseLater}, ${channels}.`}</Line>;
  const by = byWords(new Date(hearBy), clock.now);
  return <Line>{unbroken(`${promiseLater}. ${hear} ${by}, ${channels}.`)}</Line>;
}

function Booked(booking: Booking) {
  const { visit, callFirst: first, isEmailed } = booking;
  return (
    <>
      <p className="mt-5 font-display text-[clamp(1.4rem,1rem+1.6vw,2rem)] leading-tight font-extrabold text-balance">
        {line}
      </p>
      <Promised {...booking} />
      {first && <Line>{callFirst[first]}</Line>}
      <div className="mt-7">
        <ButtonLink href={visit}>{first ? ownPage : pickDay}</ButtonLink>
      </div>
      <Line>{isEmailed ? linkNotSent : linkSent}</Line>
    </>
  );
}

/** The page after a booking without JavaScript. Opened without one, it claims nothing. */
export function ThankYou({ booked }: { readonly booked?: Booking }) {
  return (
    <Poster headline={pages.thankYou.headline} scene={<ThankYouScene />} className="pb-12">
      {booked ? <Booked {...booked} /> : <Line>{withoutBooking}</Line>}
      <div className="mt-7 flex flex-wrap justify-center gap-4">
        <CallButton />
        <ButtonLink href="/" tone="white">
          {buttons.backHome}
        </ButtonLink>
      </div>
      <p data-phones-open="" data-forget={formMemory} className="mt-4 min-h-[1lh] font-semibold">
        {booked && replyTimes(booked.clock.now, booked.clock.daysOff).phones}
      </p>
    </Poster>
  );
}
