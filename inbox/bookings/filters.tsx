import { useEffect, useRef, useState } from "react";
import type { BookingFilter } from "#domain/api/bookings.ts";
import { statuses, statusWords } from "#domain/booking/status.ts";
import { addressOfPlace, goTo, type Place, readPlace } from "#inbox/app/navigation.ts";
import { Button } from "#inbox/controls/button.tsx";
import { SearchIcon } from "#inbox/controls/icons.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { ChevronIcon } from "#ui/drawings/icons.tsx";

const searchDelayMs = 200;

/** Sets one filter in the address; the view and the open booking stay. */
function setFilter(name: keyof BookingFilter, value: string): void {
  const { view } = readPlace(location.search);
  const query = new URLSearchParams(location.search);
  query.set(name, value);
  goTo(addressOfPlace({ ...readPlace(`?${query}`), view }), "replace");
}

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
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5" />
      <input
        className="h-12 w-full rounded-pill border-2 border-ink bg-surface pr-4 pl-11 text-ellipsis text-ink"
        ref={input}
        type="search"
        aria-label="Search bookings"
        placeholder="Name, phone, address, note …"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {/* The field is at the top, and this is where the thumb is. */}
      <div data-above-tabs className={`${looks.aboveTabs} grid md:hidden`}>
        <Button isSmall onClick={focus}>
          <SearchIcon />
          Search
        </Button>
      </div>
    </div>
  );
}

export const Filters = ({ filter: { search = "", status } }: Pick<Place, "filter">) => (
  <search className="grid grid-cols-[minmax(0,1fr)_8.6rem] gap-2 max-xs:grid-cols-1 print:hidden">
    <Search value={search} />
    <label className="group relative" data-set={status !== undefined}>
      <span className="sr-only">Status</span>
      <select
        value={status ?? ""}
        className="h-12 w-full appearance-none rounded-pill border-2 border-ink bg-surface pr-7.5 pl-4 text-md font-semibold text-ellipsis text-ink group-data-[set=true]:bg-sky"
        onChange={(event) => setFilter("status", event.currentTarget.value)}
      >
        <option value="">Any status</option>
        {statuses.map((one) => (
          <option key={one} value={one}>
            {statusWords[one]}
          </option>
        ))}
      </select>
      <ChevronIcon className="pointer-events-none absolute inset-y-0 right-2.25 my-auto size-4" />
    </label>
  </search>
);
