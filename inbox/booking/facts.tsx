import type { ReactNode } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { addressLine } from "#domain/booking/booking.ts";
import type { BookingField } from "#domain/booking/fields.ts";
import type { LeadSource } from "#domain/booking/lead-source.ts";
import { mailLink } from "#domain/contact.ts";
import { pageName } from "#domain/pages/page-name.ts";
import { phoneLink, phoneLinks, phonesIn } from "#domain/typed/phones.ts";
import { mapLink } from "#domain/visits/map-link.ts";
import { preferredDay, shortDay } from "#inbox/app/dates.ts";
import { capitalized, placeName, planLine, quoteLine } from "#inbox/app/labels.ts";
import { CopyButton } from "#inbox/controls/copy-button.tsx";
import { PinIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";

/** Text in which an email address breaks before its "@" where a line is too short for it. */
export function BreakableEmail({ text }: { readonly text: string }) {
  const [before, ...after] = text.split(/(?=@)/);
  return (
    <>
      {before}
      <wbr />
      {after.join("")}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // A number, "Text" and the button to copy it are on one line of a phone.
    <div className="grid grid-cols-[min(5.5rem,40%)_minmax(0,1fr)] items-baseline gap-3.5 py-1.25 text-md/[1.45] max-md:grid-cols-[min(5.25rem,40%)_minmax(0,1fr)] max-md:gap-2.5 max-[24rem]:grid-cols-[min(4.6rem,40%)_minmax(0,1fr)] max-[24rem]:gap-2 print:break-inside-avoid [&_a]:-my-2.75 [&_a]:py-2.75 [&_a]:decoration-[1.5px] [&_a]:underline-offset-[0.2em]">
      <dt className="text-muted">{name}</dt>
      <dd className="flex items-start justify-between gap-1">{children}</dd>
    </div>
  );
}

/** Each number with its links; what else was typed, such as "after 5 pm", is shown above them. */
function Phones({ typed }: { readonly typed: string }) {
  const phones = phonesIn(typed).map(phoneLinks);
  const { text: whole } = phoneLink(typed);
  const isMore = phones.every(({ text }) => text !== whole);
  return (
    <span className="grid flex-1 *:flex *:flex-wrap *:items-start *:gap-x-2 *:gap-y-1 [&_a]:whitespace-nowrap [&_button]:ml-auto">
      {isMore && (
        <span>
          <bdi>{whole}</bdi>
          <CopyButton text={whole} what="phone number" />
        </span>
      )}
      {phones.map(({ text, call, write }) => (
        <span key={text}>
          <a href={call}>
            <bdi>{text}</bdi>
          </a>
          <a href={write} aria-label={`Text ${text}`}>
            Text
          </a>
          <CopyButton text={text} what="phone number" />
        </span>
      ))}
    </span>
  );
}

type Stored = BookingField | "quotedPerVisit" | "reachBy" | "page" | "source" | "erasedAt";

interface Shown {
  readonly name: string;
  /** Undefined where there is nothing to show. */
  readonly show: (booking: Booking) => ReactNode | undefined;
}

/** How each stored value is shown, or with which other one; the name is the title. */
const facts = {
  firstName: "title",
  lastName: "title",
  phone: { name: "Phone", show: ({ phone }) => phone && <Phones typed={phone} /> },
  email: {
    name: "Email",
    show: ({ email }) =>
      email && (
        <>
          <a href={mailLink(email)}>
            <bdi>
              <BreakableEmail text={email} />
            </bdi>
          </a>
          <CopyButton text={email} what="email address" />
        </>
      ),
  },
  reachBy: { name: "Reach by", show: ({ reachBy }) => reachBy && capitalized(reachBy) },
  address: {
    name: "Address",
    show: (booking) =>
      booking.address && (
        <>
          <a href={mapLink(addressLine(booking))} target="_blank" rel="noreferrer">
            <PinIcon className="-mt-0.75 mr-1 -ml-0.75 inline align-middle" />
            <bdi>{addressLine(booking)}</bdi>
            <span className="sr-only"> (opens the map)</span>
          </a>
          <CopyButton text={addressLine(booking)} what="address" />
        </>
      ),
  },
  city: "address",
  state: "address",
  zipCode: "address",
  neighborhood: { name: "Area", show: placeName },
  serviceType: {
    name: "Plan",
    show: (booking) => (
      <span>
        {planLine(booking)}
        <span className={looks.detail}>{quoteLine(booking)}</span>
      </span>
    ),
  },
  numDogs: "serviceType",
  quotedPerVisit: "serviceType",
  price: {
    name: "Agreed",
    show({ weekday, startsOn, price, quotedOn }) {
      const from = startsOn && `from ${preferredDay(startsOn)}`;
      const quoted = quotedOn && `quote sent ${preferredDay(quotedOn)}`;
      const agreed = [weekday, from, price, quoted].filter(Boolean).join(", ");
      return agreed && <bdi>{agreed}</bdi>;
    },
  },
  weekday: "price",
  startsOn: "price",
  quotedOn: "price",
  serviceDate: {
    name: "Preferred day",
    show: ({ serviceDate }) => serviceDate && <bdi>{preferredDay(serviceDate)}</bdi>,
  },
  page: { name: "Page", show: ({ page }) => page && <bdi>{pageName(page)}</bdi> },
  source: { name: "By", show: ({ source }) => source === "phone" && "phone" },
  specialRequests: {
    name: "Requests",
    show: ({ specialRequests }) =>
      specialRequests && <bdi className="whitespace-pre-line">{specialRequests}</bdi>,
  },
  erasedAt: {
    name: "Erased",
    show: ({ erasedAt }) => erasedAt && `personal data, ${shortDay(new Date(erasedAt))}`,
  },
} satisfies Record<Stored, Shown | BookingField | "title">;

export function Facts({
  booking,
  source,
}: {
  readonly booking: Booking;
  readonly source?: LeadSource;
}) {
  const from = Object.values(source ?? {}).filter((value) => value !== null);
  const shown: readonly (Shown | string)[] = Object.values(facts);
  return (
    <dl>
      {shown.map((fact) => {
        const content = typeof fact !== "string" && fact.show(booking);
        return (
          content && (
            <Fact key={fact.name} name={fact.name}>
              {content}
            </Fact>
          )
        );
      })}
      {from.length > 0 && (
        <Fact name="From">
          <bdi>{from.join(", ")}</bdi>
        </Fact>
      )}
    </dl>
  );
}
