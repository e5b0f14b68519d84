import type { ReactNode } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { addressLine } from "#domain/booking/address-line.ts";
import { mailLink } from "#domain/typed/mail-link.ts";
import { phoneLink, phoneLinks, phonesIn } from "#domain/typed/phones.ts";
import { mapLink } from "#domain/visits/map-link.ts";
import { BreakableEmail } from "#inbox/controls/breakable-email.tsx";
import { CopyButton } from "#inbox/controls/copy-button.tsx";
import { PinIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { preferredDay, shortDay } from "#inbox/text/dates.ts";
import { capitalized, pageWords, placeName, planLine, quoteLine } from "#inbox/text/labels.ts";
import styles from "./facts.module.css";

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Each number with its links; what else was typed, such as "after 5 pm", is shown above them. */
function Phones({ typed }: { readonly typed: string }) {
  const phones = phonesIn(typed).map(phoneLinks);
  const { text: whole } = phoneLink(typed);
  const isMore = phones.every(({ text }) => text !== whole);
  return (
    <span className={styles["phones"]}>
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

export function Facts({ booking }: { readonly booking: Booking }) {
  const {
    phone,
    email,
    page,
    source,
    specialRequests,
    serviceDate,
    erasedAt,
    reachBy,
    mailboxProvenAt,
  } = booking;
  const address = addressLine(booking);
  const [first] = phonesIn(phone);
  return (
    <dl>
      {phone && (
        <Fact name="Phone">
          <Phones typed={phone} />
        </Fact>
      )}
      {email && (
        <Fact name="Email">
          <span>
            <a href={mailLink(email)}>
              <bdi>
                <BreakableEmail text={email} />
              </bdi>
            </a>
            <span className={shared["detail"]}>
              {mailboxProvenAt === null ? "has not answered yet" : "has answered"}
            </span>
          </span>
          <CopyButton text={email} what="email address" />
        </Fact>
      )}
      {reachBy && (
        <Fact name="Reach by">
          {reachBy === "text" && first ? (
            <a href={phoneLinks(first).write}>Text</a>
          ) : (
            capitalized(reachBy)
          )}
        </Fact>
      )}
      {booking.address && (
        <Fact name="Address">
          <a href={mapLink(address)} target="_blank" rel="noreferrer" className={styles["map"]}>
            <PinIcon />
            <bdi>{address}</bdi>
            <span className={shared["visuallyHidden"]}> (opens the map)</span>
          </a>
          <CopyButton text={address} what="address" />
        </Fact>
      )}
      <Fact name="Area">{placeName(booking)}</Fact>
      <Fact name="Plan">
        <span>
          {planLine(booking)}
          <span className={shared["detail"]}>{quoteLine(booking)}</span>
        </span>
      </Fact>
      {serviceDate && (
        <Fact name="Preferred day">
          <bdi>{preferredDay(serviceDate)}</bdi>
        </Fact>
      )}
      {page && (
        <Fact name="Page">
          <bdi>{pageWords(page)}</bdi>
        </Fact>
      )}
      {source === "phone" && <Fact name="By">phone</Fact>}
      {specialRequests && (
        <Fact name="Requests">
          <bdi className={styles["lines"]}>{specialRequests}</bdi>
        </Fact>
      )}
      {erasedAt && <Fact name="Erased">{`personal data, ${shortDay(new Date(erasedAt))}`}</Fact>}
    </dl>
  );
}
