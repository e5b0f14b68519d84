import { expect, test } from "vitest";
import { addressOfPlace, placeOfView, readPlace, views } from "./navigation.ts";

const query = (address: string) => address.slice("/inbox".length);

test("every place has an address that leads back to it", () => {
  const places = [
    ...views.map(placeOfView),
    { ...placeOfView("inbox"), booking: "b-1" },
    {
      ...placeOfView("inbox"),
      booking: "b 2&",
      filter: { status: "answered", area: "anthem", plan: "weekly", search: "núñez & co" },
    } as const,
  ];
  for (const place of places) expect(readPlace(query(addressOfPlace(place)))).toEqual(place);
});

test("the inbox itself is at /inbox, without a query", () => {
  expect(addressOfPlace(placeOfView("inbox"))).toBe("/inbox");
  expect(addressOfPlace(placeOfView("numbers"))).toBe("/inbox?view=numbers");
});

test("what an address says wrong is left out", () => {
  const place = readPlace("?view=moon&status=lost&area=atlantis&plan=hourly&search=&booking=");
  expect(place).toEqual(placeOfView("inbox"));
});

test("a search longer than the server takes is left out", () => {
  expect(readPlace(`?search=${"a".repeat(201)}`).filter.search).toBeUndefined();
});
