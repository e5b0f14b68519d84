import { business } from "#content/business.ts";
import { buttons } from "#content/navigation.ts";
import { formatPhone } from "#domain/typed/phones.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PhoneIcon } from "#ui/drawings/icons.tsx";

interface CallButtonProps {
  tone?: "agave" | "white";
  className?: string;
}

export function CallButton({ tone = "agave", className }: CallButtonProps) {
  return (
    <ButtonLink href={`tel:${business.phone}`} tone={tone} className={className}>
      <PhoneIcon />
      <span>
        {`${buttons.call} `}
        <span className="inline-block">{formatPhone(business.phone)}</span>
      </span>
    </ButtonLink>
  );
}
