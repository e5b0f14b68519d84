import type { ReactNode } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { mailLink } from "#domain/mail-link.ts";
import { phoneLink } from "#domain/phone-link.ts";
import { PinIcon } from "#site/inbox/icons.tsx";
import {
  addressLine,
  areaName,
  calendarDay,
  planLine,
  quoteLine,
  shortDay,
} from "#site/inbox/words.ts";
import { CopyButton } from "./copy-button.tsx";

// This address opens the map application where there is one, and a map in the browser elsewhere; "geo:" does nothing
// on most desktops.
const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the visitor told. */
export function Facts({ booking }: { readonly booking: Booking }) {
  const { phone, email, page, area, specialRequests, serviceDate, erasedAt } = booking;
  const address = addressLine(booking);
  const call = phoneLink(phone);
  return (
    <dl className="facts">
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
        <Fact name="E-mail">
          <a href={mailLink(email)}>
            <bdi>{email}</bdi>
          </a>
          <CopyButton text={email} what="e-mail address" />
        </Fact>
      )}
      {booking.address && (
        <Fact name="Address">
          <a href={mapOf(address)} target="_blank" rel="noreferrer" className="map-link">
            <PinIcon className="size-5" />
            <bdi>{address}</bdi>
            <span className="sr-only"> (opens the map)</span>
          </a>
          <CopyButton text={address} what="address" />
        </Fact>
      )}
      <Fact name="Area">{areaName(area)}</Fact>
      <Fact name="Plan">
        <span>
          {planLine(booking)}
          <span className="cell-note">{quoteLine(booking)}</span>
        </span>
      </Fact>
      {serviceDate && (
        <Fact name="Preferred day">
          <bdi>{calendarDay(serviceDate)}</bdi>
        </Fact>
      )}
      {page && (
        <Fact name="Came from">
          <bdi>{page}</bdi>
        </Fact>
      )}
      {specialRequests && (
        <Fact name="Requests">
          <bdi className="whitespace-pre-line">{specialRequests}</bdi>
        </Fact>
      )}
      {erasedAt && <Fact name="Erased">{`personal data, ${shortDay(new Date(erasedAt))}`}</Fact>}
    </dl>
  );
}
