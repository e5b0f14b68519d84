import { buttons } from "#content/navigation.ts";
import { ButtonLink } from "#ui/button.tsx";

interface BookButtonProps {
  /** The form, with the choices of where the button is. */
  readonly href?: string;
  readonly label?: string;
  readonly className?: string;
}

/** The way to the form at the end of a section, so that it is never more than three screens away. */
export const BookButton = ({
  href = "/book-now",
  label = buttons.book,
  className = "mt-6 md:mt-9",
}: BookButtonProps) => (
  <p className={className}>
    <ButtonLink href={href}>{label}</ButtonLink>
  </p>
);
