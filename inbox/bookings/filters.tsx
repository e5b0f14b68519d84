import { useEffect, useRef, useState } from "react";
import type { BookingFilter } from "#domain/api/bookings.ts";
import { areaGroups } from "#domain/areas/areas.ts";
import { statuses, statusWords } from "#domain/booking/status.ts";
import { Choice } from "#inbox/controls/choice.tsx";
import { SearchIcon } from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, goTo, readPlace } from "#inbox/navigation/navigation.ts";
import { planOptions } from "#inbox/text/labels.ts";
import styles from "./filters.module.css";

const searchDelayMs = 200;

/** Sets one filter in the address; the view and the open booking stay. */
function setFilter(name: keyof BookingFilter, value: string): void {
  const { view } = readPlace(location.search);
  const query = new URLSearchParams(location.search);
  query.set(name, value);
  goTo(addressOfPlace({ ...readPlace(`?${query}`), view }), "replace");
}

const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && target.matches("input, textarea, select");

function Search({ value }: { readonly value: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The back button and "Show all bookings" change the address; the box follows.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text.trim() === known) return;
    const timer = setTimeout(() => setFilter("search", text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, known]);
  const focus = () => {
    input.current?.focus();
    input.current?.select();
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || isTyping(event)) return;
      event.preventDefault();
      focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <div className={styles["search"]}>
      <SearchIcon />
      <input
        ref={input}
        type="search"
        aria-label="Search bookings"
        aria-keyshortcuts="/"
        placeholder="Name, phone, address, note …"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span className={styles["key"]} aria-hidden="true">
        /
      </span>
      {/* On a phone the field is at the top, and this is where the thumb is. */}
      <button
        type="button"
        className={`${shared["button"]} ${styles["reach"]}`}
        aria-label="Search"
        onClick={focus}
      >
        <SearchIcon />
      </button>
    </div>
  );
}

export function Filters({ filter }: { readonly filter: BookingFilter }) {
  return (
    <search className={`${styles["filters"]} ${shared["screenOnly"]}`}>
      <Search value={filter.search ?? ""} />
      <Choice
        label="Status"
        value={filter.status ?? ""}
        onChoose={(value) => setFilter("status", value)}
      >
        <option value="">Any status</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </Choice>
      <Choice label="Area" value={filter.area ?? ""} onChoose={(value) => setFilter("area", value)}>
        <option value="">Any area</option>
        {areaGroups.map(({ name, items }) => (
          <optgroup key={name} label={name}>
            {items.map((area) => (
              <option key={area.slug} value={area.slug}>
                {area.name}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      <Choice label="Plan" value={filter.plan ?? ""} onChoose={(value) => setFilter("plan", value)}>
        <option value="">Any plan</option>
        {planOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
    </search>
  );
}
