import { expect, test } from "vitest";
import { statuses } from "#domain/booking/status.ts";
import { render } from "#inbox/testing/render.tsx";
import { Filters } from "./filters.tsx";

test("every status can be chosen, and so can all", () => {
  const values = render(<Filters filter={{}} />)("option").map((_, one) => one.attribs["value"]);
  expect(values.get()).toEqual(["", ...statuses]);
});

test("the filters in the address are shown and marked as set", () => {
  const filter = { status: "declined", search: "gate" } as const;
  const $ = render(<Filters filter={filter} />);
  expect($("[type=search]").attr("value")).toBe("gate");
  const chosen = $("label[data-set=true]");
  expect(chosen.length).toBe(1);
  expect(chosen.find("option[selected]").text()).toBe("Not interested");
});
