import { buttons } from "#content/navigation.ts";
import { ButtonLink } from "#ui/button.tsx";

/** The way to the form at the end of a section, so that it is never more than three screens away. */
export const BookButton = () => (
  <p className="mt-6 md:mt-9">
    <ButtonLink href="/book-now">{buttons.book}</ButtonLink>
  </p>
);
