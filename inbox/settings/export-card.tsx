import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type BookingFilter, bookingFilter } from "#domain/api/bookings.ts";
import { privacyEndpoints } from "#domain/api/privacy.ts";
import { statuses, statusWords } from "#domain/booking/status.ts";
import { addressOfCall, errorMessage } from "#inbox/api/call.ts";
import { useRecentSignIn } from "#inbox/changes/recent-sign-in.ts";
import { Button } from "#inbox/controls/button.tsx";
import { areaOptions, planOptions } from "#inbox/text/labels.ts";
import { SelectField } from "#ui/field.tsx";
import { request } from "#ui/request.ts";
import styles from "./settings.module.css";
import { SettingsCard, Step } from "./settings-card.tsx";

const downloadTimeoutMs = 600_000;
/** A slow phone has begun to save the file by then. */
const revokeAfterMs = 60_000;

/**
 * Saves an answer as a file. A plain link would also save an error as one.
 * @throws RequestError for every answer that is not a success
 */
async function download(address: string): Promise<void> {
  const response = await request("GET", address, { timeoutMs: downloadTimeoutMs });
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = name ?? "bookings";
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

type Format = "csv" | "customers";

/** The bookings as a file for a spreadsheet, and the customers for the software that plans their route. */
export function ExportCard() {
  const askFirst = useRecentSignIn();
  const [chosen, setChosen] = useState(none);
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: (format: Format) =>
      askFirst(() =>
        download(
          format === "customers"
            ? addressOfCall(privacyEndpoints.customers, {})
            : addressOfCall(privacyEndpoints.csv, { query: filterOf(chosen) }),
        ),
      ),
  });
  const save = (format: Format) => {
    if (!isPending) mutate(format);
  };
  return (
    <SettingsCard
      id="export"
      title="Export bookings"
      lead="All bookings with their notes, or some of them, as a file for a spreadsheet, in Phoenix time. Customers have columns that Jobber, Housecall Pro and Sweep&Go can import."
    >
      <div className={styles["filters"]}>
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
          <div className={styles["buttons"]}>
            <Button tone="agave" onClick={() => save("csv")}>
              Download CSV
            </Button>
            <Button onClick={() => save("customers")}>Customers for route software</Button>
          </div>
        }
        isBad={isError}
        message={isPending ? "One moment …" : isError ? errorMessage(error) : ""}
      />
    </SettingsCard>
  );
}
