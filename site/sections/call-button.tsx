import { buttons } from "#content/navigation.ts";
import { serviceLine } from "#domain/contact.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PhoneIcon } from "#ui/drawings/icons.tsx";

interface CallButtonProps {
  tone?: "agave" | "white";
  className?: string;
}

/** Nothing while the site has no number to show. */
export function CallButton({ tone = "agave", className }: CallButtonProps) {
  if (!serviceLine) return null;
  return (
    <ButtonLink href={serviceLine.href} tone={tone} className={className}>
      <PhoneIcon />
      <span>
        {`${buttons.call} `}
        <span className="inline-block">{serviceLine.text}</span>
      </span>
    </ButtonLink>
  );
}
