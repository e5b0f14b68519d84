import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { areas } from "#content/areas.ts";
import { plans } from "#content/plans.ts";
import { type BookingFilter, bookingFilter } from "#domain/api/bookings.ts";
import { careEndpoints } from "#domain/api/care.ts";
import { statuses } from "#domain/booking-status.ts";
import { addressOfCall } from "#site/api/call.ts";
import { refusalWords } from "#site/inbox/refusal.ts";
import { SelectField } from "#site/ui/field.tsx";
import { download } from "./download.ts";
import { SettingsCard, Step } from "./settings-card.tsx";

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const fields = [
  {
    name: "status",
    label: "Status",
    options: [
      { value: "", label: "Any" },
      ...statuses.map((value) => ({ value, label: capitalized(value) })),
      { value: "answered", label: "Answered" },
    ],
  },
  {
    name: "area",
    label: "Neighborhood",
    options: [
      { value: "", label: "Any" },
      ...areas.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
  },
  {
    name: "plan",
    label: "Plan",
    options: [
      { value: "", label: "Any" },
      ...plans.map(({ serviceType, label }) => ({ value: serviceType, label })),
    ],
  },
] as const;

const none: Readonly<Record<(typeof fields)[number]["name"], string>> = {
  status: "",
  area: "",
  plan: "",
};

/** The filter of what was chosen; an empty choice is none. */
function filterOf(chosen: typeof none): BookingFilter {
  const named = Object.entries(chosen).filter(([, value]) => value !== "");
  return bookingFilter.parse(Object.fromEntries(named));
}

/** The bookings as a file, for a spreadsheet or another program. */
export function ExportCard() {
  const [chosen, setChosen] = useState(none);
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: (format: "csv" | "json") =>
      download(addressOfCall(careEndpoints[format], { query: filterOf(chosen) })),
  });
  const save = (format: "csv" | "json") => {
    if (!isPending) mutate(format);
  };
  return (
    <SettingsCard
      id="export"
      title="Export bookings"
      lead="Everything you have with its notes, or a part of it, as a file. CSV opens in every spreadsheet and has Phoenix times; JSON is for programs and has UTC."
    >
      <div className="grid gap-x-3 sm:grid-cols-3">
        {fields.map(({ name, label, options }) => (
          <SelectField
            key={name}
            id={`export-${name}`}
            label={label}
            options={options}
            value={chosen[name]}
            onChange={(event) => setChosen({ ...chosen, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Step
        button={
          <div className="flex flex-wrap gap-3">
            <button type="button" className="act bg-agave text-white" onClick={() => save("csv")}>
              Download CSV
            </button>
            <button type="button" className="act bg-white" onClick={() => save("json")}>
              Download JSON
            </button>
          </div>
        }
        isBad={isError}
        outcome={isPending ? "One moment …" : isError ? refusalWords(error) : ""}
      />
    </SettingsCard>
  );
}
