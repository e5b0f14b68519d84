import { useQuery } from "@tanstack/react-query";
import { business } from "#content/business.ts";
import { type Numbers, numberEndpoints } from "#domain/api/reports.ts";
import { formatMonth } from "#domain/days.ts";
import { pageName } from "#domain/pages/page-name.ts";
import { counted, sharePercent } from "#inbox/app/labels.ts";
import { queryOf } from "#inbox/app/queries.ts";
import { Empty } from "#inbox/controls/empty.tsx";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { DachshundLying } from "#ui/drawings/dachshund.tsx";

const count = (number: number) => number.toLocaleString("en-US");

function Called({ title, called }: { readonly title: string; readonly called: Called }) {
  const { inTime, due } = called;
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="font-display text-xl font-bold">
        {due === 0 ? "None yet" : `${sharePercent(inTime, due)}%`}
      </dd>
      {due > 0 && <dd>{`${count(inTime)} of ${count(due)}`}</dd>}
    </div>
  );
}
type Called = Numbers["called"]["week"];

function Month({ month, leads, customers, most }: Numbers["months"][number] & { most: number }) {
  const height = (number: number, of: number) => ({ height: `${(number / (of || 1)) * 100}%` });
  const name = formatMonth(`${month}-01`);
  return (
    <li className="flex min-w-0 flex-1 flex-col text-center text-sm">
      <span className="sr-only">
        {`${name}: ${counted(leads, "lead")}, ${counted(customers, "customer")}`}
      </span>
      <span aria-hidden="true" className="h-6">
        {leads > 0 && count(leads)}
      </span>
      <div aria-hidden="true" className="flex h-40 items-end border-b-2">
        <div className="flex w-full items-end border bg-sky" style={height(leads, most)}>
          <div className="w-full bg-agave" style={height(customers, leads)} />
        </div>
      </div>
      <span aria-hidden="true">
        {name.charAt(0)}
        <span className="max-sm:hidden">{name.slice(1, 3)}</span>
      </span>
    </li>
  );
}

function Months({ months }: Pick<Numbers, "months">) {
  const most = Math.max(...months.map(({ leads }) => leads));
  return (
    <section aria-labelledby="months-title" className={`${looks.sheet} p-4`}>
      <h2 id="months-title">Leads by month</h2>
      <p className="flex flex-wrap items-center gap-2">
        <span className="size-4 border bg-sky" />
        Leads
        <span className="ml-2 size-4 border bg-agave" />
        Customers now
      </p>
      <ol className="mt-2 flex gap-1 sm:gap-3">
        {months.map((one) => (
          <Month key={one.month} {...one} most={most} />
        ))}
      </ol>
    </section>
  );
}

function sourceName({ source, page }: Numbers["sources"][number]): string {
  if (source === "phone") return "By phone";
  return page === null ? "Not known" : pageName(page);
}

const shownSources = 7;
const maxOrigins = 5;

function Sources({ sources, origins }: Pick<Numbers, "sources" | "origins">) {
  const others = sources.slice(shownSources).reduce((sum, { leads }) => sum + leads, 0);
  const rows = sources
    .slice(0, shownSources)
    .map((one) => ({ name: sourceName(one), leads: one.leads }));
  const led = origins
    .slice(0, maxOrigins)
    .map(({ name, leads }) => ({ name: `From ${name}`, leads }));
  return (
    <section aria-labelledby="sources-title" className={`${looks.sheet} p-4`}>
      <h2 id="sources-title">Where they came from</h2>
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Leads</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, ...(others > 0 ? [{ name: "Others", leads: others }] : []), ...led].map(
            (row) => (
              <tr key={row.name}>
                <th scope="row" className="py-1 text-left font-normal">
                  {row.name}
                </th>
                <td className="text-right font-semibold">{count(row.leads)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** Whether calls are made in time, and what became of twelve months' leads. */
export function NumbersView() {
  const { data, isError, refetch } = useQuery(queryOf(numberEndpoints.numbers));
  return (
    <section aria-labelledby="numbers-title" className={looks.view}>
      <h1 id="numbers-title" className={looks.viewTitle}>
        Numbers
      </h1>
      <LoadFailed query={{ isError: isError && data === undefined, refetch }}>
        The numbers could not be loaded. Nothing is lost.
      </LoadFailed>
      {data?.sources.length === 0 && (
        <Empty Art={DachshundLying} title="Quiet yards" className={looks.sheet}>
          <p>There are no bookings yet.</p>
        </Empty>
      )}
      {data && data.sources.length > 0 && (
        <>
          <section aria-labelledby="called-title" className={`${looks.sheet} p-4`}>
            <h2 id="called-title">{`Called within ${business.replyWithinHours} hours`}</h2>
            <dl className="flex gap-8">
              <Called title="This week" called={data.called.week} />
              <Called title="Last four weeks" called={data.called.fourWeeks} />
            </dl>
          </section>
          <Months months={data.months} />
          <Sources {...data} />
        </>
      )}
    </section>
  );
}
