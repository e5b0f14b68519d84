import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { type BookingFilter, bookingFilter } from "#domain/api/bookings.ts";
import { privacyEndpoints } from "#domain/api/privacy.ts";
import { statuses, statusWords } from "#domain/booking/status.ts";
import { addressOfCall, errorMessage, userHeader } from "#inbox/app/call.ts";
import { areaOptions, planOptions } from "#inbox/app/labels.ts";
import { useRecentSignIn } from "#inbox/app/recent-sign-in.ts";
import { Button } from "#inbox/controls/button.tsx";
import { ButtonWithResult, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { SelectField } from "#ui/field.tsx";
import { request } from "#ui/request.ts";

const downloadTimeoutMs = 600_000;
/** A slow phone has begun to save the file by then. */
const revokeAfterMs = 60_000;

/**
 * Saves an answer as a file. A plain link would also save an error as one.
 * @throws RequestError for every answer that is not a success
 */
async function download(address: string): Promise<void> {
  const response = await request("GET", address, {
    headers: userHeader(),
    timeoutMs: downloadTimeoutMs,
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  if (name === undefined) throw new Error("The answer is no file of this server");
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), revokeAfterMs);
}

const any = { value: "", label: "Any" };

const fields = [
  {
    name: "status",
    label: "Status",
    options: [
      any,
      ...statuses.map((value) => ({ value, label: statusWords[value] })),
      { value: "answered", label: "All but new and spam" },
    ],
  },
  {
    name: "area",
    label: "Neighborhood",
    options: [any, ...areaOptions],
  },
  {
    name: "plan",
    label: "Plan",
    options: [any, ...planOptions],
  },
] as const;

const none: Readonly<Record<(typeof fields)[number]["name"], string>> = {
  status: "",
  area: "",
  plan: "",
};

function filterOf(chosen: typeof none): BookingFilter {
  const named = Object.entries(chosen).filter(([, value]) => value !== "");
  return bookingFilter.parse(Object.fromEntries(named));
}

/** The bookings as a file for a spreadsheet, and the customers for the software that plans their route. */
export function ExportCard() {
  const askFirst = useRecentSignIn();
  const [chosen, setChosen] = useState(none);
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: (query: z.input<typeof privacyEndpoints.csv.query>) =>
      askFirst(() => download(addressOfCall(privacyEndpoints.csv, { query }))),
  });
  const save = (query: z.input<typeof privacyEndpoints.csv.query>) => {
    if (!isPending) mutate(query);
  };
  return (
    <SettingsCard
      id="export"
      title="Export bookings"
      lead="All bookings with their notes, or some of them, as a file for a spreadsheet, in Phoenix time. Customers have columns that Jobber, Housecall Pro and Sweep&Go can import."
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
      <ButtonWithResult
        button={
          <div className="flex flex-wrap gap-3">
            <Button tone="agave" onClick={() => save(filterOf(chosen))}>
              Download CSV
            </Button>
            <Button onClick={() => save({ list: "customers" })}>
              Customers for route software
            </Button>
          </div>
        }
        isBad={isError}
        message={isPending ? "One moment …" : isError ? errorMessage(error) : ""}
      />
    </SettingsCard>
  );
}
