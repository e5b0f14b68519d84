import { useEffect, useRef, useState } from "react";
import type { BookingFilter } from "#domain/api/bookings.ts";
import { areaGroups } from "#domain/areas/areas.ts";
import { statuses, statusWords } from "#domain/booking/status.ts";
import { planOptions } from "#inbox/app/labels.ts";
import { addressOfPlace, goTo, readPlace } from "#inbox/app/navigation.ts";
import { buttonLook } from "#inbox/controls/button.tsx";
import { Choice } from "#inbox/controls/choice.tsx";
import { SearchIcon } from "#inbox/controls/icons.tsx";

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
    <div className="relative col-span-full md:max-lg:col-auto">
      <SearchIcon className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5" />
      <input
        className="peer h-12 w-full rounded-pill border-2 border-ink bg-surface pr-4 pl-11 text-ellipsis text-ink md:pr-11.5"
        ref={input}
        type="search"
        aria-label="Search bookings"
        aria-keyshortcuts="/"
        placeholder="Name, phone, address, note …"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span
        className="pointer-events-none absolute inset-y-0 right-3 my-auto hidden size-6.5 place-items-center rounded-[7px] border-[1.5px] border-rule text-xs text-muted peer-focus:hidden! md:grid"
        aria-hidden="true"
      >
        /
      </span>
      {/* On a phone the field is at the top, and this is where the thumb is. */}
      <button
        type="button"
        className={buttonLook(
          {},
          "fixed right-3 bottom-[calc(var(--tab-bar)+14px+env(safe-area-inset-bottom))] z-19 size-14 p-0! md:hidden",
        )}
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
    <search className="grid grid-cols-3 gap-2 max-xs:grid-cols-2 max-xs:[&>:nth-child(2)]:col-span-2 md:max-lg:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,8.6rem))] print:hidden">
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
