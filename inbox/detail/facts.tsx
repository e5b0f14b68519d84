import type { ReactNode } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { mailLink } from "#domain/mail-link.ts";
import { mapLink } from "#domain/map-link.ts";
import { phoneLink } from "#domain/phone.ts";
import { BreakableEmail } from "#inbox/controls/breakable-email.tsx";
import { CopyButton } from "#inbox/controls/copy-button.tsx";
import { PinIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { preferredDay, shortDay } from "#inbox/text/dates.ts";
import {
  addressLine,
  areaName,
  capitalized,
  pageWords,
  planLine,
  quoteLine,
} from "#inbox/text/labels.ts";
import styles from "./facts.module.css";

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Facts({ booking }: { readonly booking: Booking }) {
  const { phone, email, page, area, source, specialRequests, serviceDate, erasedAt, reachBy } =
    booking;
  const address = addressLine(booking);
  const call = phoneLink(phone);
  return (
    <dl>
      {phone && (
        <Fact name="Phone">
          {call.href ? (
            <a href={call.href}>
              <bdi>{call.text}</bdi>
            </a>
          ) : (
            <bdi>{call.text}</bdi>
          )}
          <CopyButton text={call.text} what="phone number" />
        </Fact>
      )}
      {email && (
        <Fact name="Email">
          <a href={mailLink(email)}>
            <bdi>
              <BreakableEmail text={email} />
            </bdi>
          </a>
          <CopyButton text={email} what="email address" />
        </Fact>
      )}
      {reachBy && (
        <Fact name="Reach by">
          {reachBy === "text" && call.href ? (
            <a href={call.href.replace("tel:", "sms:")}>Text</a>
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
      <Fact name="Area">{areaName(area)}</Fact>
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
