import { useState } from "react";
import { areas } from "#content/areas.ts";
import { plans } from "#content/plans.ts";
import { type BookingFilter, bookingFilter } from "#domain/api/bookings.ts";
import { careEndpoints } from "#domain/api/care.ts";
import { statuses } from "#domain/booking-status.ts";
import { addressOfCall } from "#site/api/call.ts";
import { SelectField } from "#site/ui/field.tsx";
import { SettingsCard } from "./settings-card.tsx";

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
  const query = filterOf(chosen);
  return (
    <SettingsCard
      id="export"
      title="Export bookings"
      lead="Everything you have, or a part of it, as a file. CSV opens in every spreadsheet; JSON is for programs."
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
      <div className="flex flex-wrap gap-3">
        <a
          href={addressOfCall(careEndpoints.csv, { query })}
          download
          className="act bg-agave text-white"
        >
          Download CSV
        </a>
        <a href={addressOfCall(careEndpoints.json, { query })} download className="act bg-white">
          Download JSON
        </a>
      </div>
    </SettingsCard>
  );
}
