import { bookingWords } from "#content/booking.ts";
import { buttons } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ThankYouScene } from "#ui/drawings/thank-you-scene.tsx";
import { CallButton } from "./call-button.tsx";
import { Poster } from "./poster.tsx";
import { PhonesOpen } from "./reply-by.tsx";

/** The page after a booking without JavaScript. */
export function ThankYou() {
  const { headline, lead } = pages.thankYou;
  return (
    <Poster headline={headline} scene={<ThankYouScene />} className="pb-12">
      <p className="mt-5 font-display text-[clamp(1.4rem,1rem+1.6vw,2rem)] leading-tight font-extrabold text-balance">
        {lead}
      </p>
      <p className="mt-3 text-lg leading-normal text-balance">
        {`${bookingWords.confirmation.promiseLater}, ${bookingWords.promise.channels}.`}
      </p>
      <p className="mt-2 text-lg leading-normal text-balance">
        {bookingWords.confirmation.linkSent}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-4">
        <CallButton />
        <ButtonLink href="/">{buttons.backHome}</ButtonLink>
      </div>
      <PhonesOpen className="mt-4 font-semibold" />
    </Poster>
  );
}
