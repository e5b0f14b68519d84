import { useQueryClient } from "@tanstack/react-query";
import { type Booking, bookingEndpoints, type ContactMethod } from "#domain/api/bookings.ts";
import { mailLink } from "#domain/contact.ts";
import { phoneLink } from "#domain/typed/phones.ts";
import { call } from "#inbox/app/call.ts";
import { nameOf } from "#inbox/app/labels.ts";
import { refresh } from "#inbox/app/queries.ts";
import { ButtonLink } from "#inbox/controls/button.tsx";
import { EnvelopeIcon, TextIcon } from "#inbox/controls/icons.tsx";
import { textLink, type VisitText } from "#inbox/visits/texts.tsx";
import { PhoneIcon } from "#ui/drawings/icons.tsx";

interface Way {
  readonly word: string;
  readonly Icon: typeof PhoneIcon;
  /** Undefined where they cannot be reached so. */
  readonly hrefOf: (booking: Booking, text: VisitText) => string | undefined;
}

const ways: Readonly<Record<ContactMethod, Way>> = {
  call: { word: "Call", Icon: PhoneIcon, hrefOf: ({ phone }) => phoneLink(phone).href },
  text: { word: "Text", Icon: TextIcon, hrefOf: textLink },
  email: {
    word: "Email",
    Icon: EnvelopeIcon,
    hrefOf: ({ email }) => (email === "" ? undefined : mailLink(email)),
  },
};

/** Shows the others who is about to call. It asks nothing and reports nothing: the call goes on in any case. */
function useSilentClaim({ id, status }: Booking): () => void {
  const client = useQueryClient();
  return () => {
    if (status !== "pending") return;
    call(bookingEndpoints.claim, { params: { id } }).then(
      () => refresh(client),
      () => undefined,
    );
  };
}

/** One press to reach somebody in the way they prefer, or in another that there is. */
export function ReachLink({
  booking,
  tone,
  className,
  text = "booked",
  onPress,
}: {
  readonly booking: Booking;
  readonly tone: "agave" | "tangerine" | "white";
  readonly className?: string | undefined;
  /** The words of a text. */
  readonly text?: VisitText;
  readonly onPress?: () => void;
}) {
  const claim = useSilentClaim(booking);
  const wanted = [booking.reachBy ?? "call", "call", "text", "email"] as const;
  const way = wanted.map((one) => ways[one]).find(({ hrefOf }) => hrefOf(booking, text));
  if (!way) return null;
  const { word, Icon, hrefOf } = way;
  return (
    <ButtonLink
      href={hrefOf(booking, text)}
      tone={tone}
      className={className}
      aria-label={`${word} ${nameOf(booking)}`}
      onClick={() => {
        claim();
        onPress?.();
      }}
    >
      <Icon />
      {word}
    </ButtonLink>
  );
}
