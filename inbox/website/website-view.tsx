import { useQuery } from "@tanstack/react-query";
import type { Website } from "#domain/api/website.ts";
import { formOf } from "#domain/website/things.ts";
import { addressOfView, usePlace } from "#inbox/app/navigation.ts";
import { useIsHelper } from "#inbox/app/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { SettingsCard } from "#inbox/controls/settings-card.tsx";
import { RouteDaysCard } from "#inbox/visits/route-days-card.tsx";
import { Entries } from "./entries.tsx";
import { severalOf } from "./forms.ts";
import { OneField } from "./one-field.tsx";
import { Overview } from "./overview.tsx";
import { type Card, subjects } from "./subjects.ts";
import { isStarting, websiteQuery } from "./use-website.ts";

const pollMs = 1000;

/** A form a thing. */
const ThingsCard = ({ website, card }: { readonly website: Website; readonly card: Card }) => (
  <SettingsCard id={card.title} title={card.title} lead={card.lead}>
    <div className="grid gap-4 [&_[class~=field]]:mb-0!">
      {Object.keys(card.things).map((thing) => {
        const form = formOf(thing);
        const several = form && severalOf(form);
        if (several) return <Entries key={thing} {...{ website, thing, several }} />;
        return form && <OneField key={thing} {...{ website, thing, form }} />;
      })}
    </div>
  </SettingsCard>
);

/** What an owner can change on the website: how it gets there, or the forms of one subject. */
export function WebsiteView() {
  const { page = "" } = usePlace();
  const isHelper = useIsHelper();
  const {
    data: website,
    isLoadingError,
    refetch,
  } = useQuery({
    ...websiteQuery,
    // Also while the program starts again, and does not answer for a moment.
    refetchInterval: ({ state: { data } }) => data !== undefined && isStarting(data) && pollMs,
  });
  const [name = "Website", ...cards] = subjects[page] ?? [];
  const shown =
    website && cards.map((card) => <ThingsCard key={card.title} {...{ website, card }} />);
  return (
    <section aria-label="Website" className={looks.view}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className={looks.viewTitle}>{name}</h1>
        {cards.length > 0 && (
          <a href={addressOfView("website")} className={looks.choice}>
            Publish and more
          </a>
        )}
      </div>
      <LoadFailed query={{ isError: isLoadingError && !isHelper, refetch }}>
        The website’s words could not be loaded. They are safe on the server.
      </LoadFailed>
      {isHelper && <p>Owners change the website. Ask one of them if something should change.</p>}
      {website && (
        <div
          key={page}
          className="grid items-start gap-5 md:gap-6 lg:grid-cols-2 [&>div]:grid [&>div]:items-start [&>div]:gap-5 md:[&>div]:gap-6"
        >
          {cards.length === 0 && <Overview website={website} />}
          {page === "hours" ? <div>{shown}</div> : shown}
          {page === "hours" && <RouteDaysCard />}
        </div>
      )}
    </section>
  );
}
