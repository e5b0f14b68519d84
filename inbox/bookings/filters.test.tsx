import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { plans } from "#content/plans.ts";
import { statuses } from "#domain/booking/status.ts";
import { render } from "#inbox/testing/render.tsx";
import { Filters } from "./filters.tsx";

test("every status, area and plan can be chosen, and so can all", () => {
  const $ = render(<Filters filter={{}} />);
  const values = (label: string) =>
    $(`label:contains(${label}) option`)
      .map((_, option) => $(option).attr("value"))
      .get();
  expect(values("Status")).toEqual(["", ...statuses]);
  expect(values("Area").toSorted()).toEqual(["", ...areas.map(({ slug }) => slug)].toSorted());
  expect(values("Plan")).toEqual(["", ...plans.map(({ serviceType }) => serviceType)]);
});

test("the filters in the address are shown and marked as set", () => {
  const filter = { status: "declined", search: "gate" } as const;
  const $ = render(<Filters filter={filter} />);
  expect($("[type=search]").attr("value")).toBe("gate");
  const chosen = $("label[data-set=true]");
  expect(chosen.length).toBe(1);
  expect(chosen.find("option[selected]").text()).toBe("Not interested");
});
