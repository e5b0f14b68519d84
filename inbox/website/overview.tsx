import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { type Website, websiteEndpoints } from "#domain/api/website.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { useNow } from "#inbox/app/clock.ts";
import { shortTime } from "#inbox/app/dates.ts";
import { counted } from "#inbox/app/labels.ts";
import { Button, ButtonLink } from "#inbox/controls/button.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { ButtonWithResult, Row, Rows, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { isConflict, Saved } from "./saved.tsx";
import { addressOfSubject, addressOfThing, subjects, thingLabel } from "./subjects.ts";
import { isStarting, useThing, websiteQuery } from "./use-website.ts";
import { changeWords } from "./words.ts";

interface WebsiteProps {
  readonly website: Website;
}

/** "Nov 20, 9:40 AM, by Riley". */
const madeWords = ({ at, by }: Pick<Website["versions"][number], "at" | "by">, now: Date) =>
  `${shortTime(new Date(at), now)}, by ${by}`;

/** Makes a version of the draft, or of an earlier version, and shows it at once. */
function usePublish({ draft }: Website) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (earlier?: number) =>
      earlier === undefined
        ? call(websiteEndpoints.publish, { body: { revision: draft.revision } })
        : call(websiteEndpoints.undo, { body: { version: earlier } }),
    // From here on the program starts again, and may not answer for a moment.
    onSuccess: ({ version }) =>
      client.setQueryData(websiteQuery.queryKey, (known) => known && { ...known, version }),
    onSettled: () => client.invalidateQueries(websiteQuery),
  });
}
type Publish = ReturnType<typeof usePublish>;

/** A change that is not public yet. */
function Waiting({ website, thing }: WebsiteProps & { readonly thing: string }) {
  const part = useRef<HTMLAnchorElement>(null);
  const change = useThing(website, thing, part);
  const label = thingLabel(thing);
  return (
    <Row name={label} detail={changeWords(thing, change.live, change.value)}>
      <div className="flex flex-wrap items-center gap-x-4">
        <a
          ref={part}
          className={`${looks.quiet} content-center`}
          href={addressOfThing(thing)}
          aria-label={`Change: ${label}`}
        >
          Change
        </a>
        <Saved {...{ thing, change }} words="" />
      </div>
    </Row>
  );
}

function publishWords({ isPending, isSuccess, error }: Publish, website: Website): string {
  if (isPending) return "Step 1 of 2: checking, and drawing the pages …";
  if (isStarting(website)) return "Step 2 of 2: going live …";
  if (isConflict(error)) return "Something else was changed meanwhile. Look at it, then publish.";
  if (error) return `Not published. ${errorMessage(error)}`;
  return isSuccess ? "Live." : "";
}

/** What waits, and the way to make it public. */
function PublishCard({ website, publish }: WebsiteProps & { readonly publish: Publish }) {
  const { draft, version, versions } = website;
  const now = useNow();
  const names = Object.keys(draft.things);
  const look = useMutation({ mutationFn: () => call(websiteEndpoints.preview) });
  const openPreview = () => {
    // Browsers open a tab only at once.
    const tab = open("", "_blank");
    look.mutate(undefined, {
      onSuccess: ({ url }) => tab?.location.assign(url),
      onError: () => tab?.close(),
    });
  };
  const isBusy = publish.isPending || isStarting(website);
  const current = versions.find((one) => one.version === website.live);
  return (
    <SettingsCard
      id="publish"
      title={
        names.length === 0
          ? "No changes wait"
          : `${counted(names.length, "change is", "changes are")} not public yet`
      }
      lead={current ? `Live since ${madeWords(current, now)}.` : "The website is as it was built."}
    >
      <Rows of="publish">
        {names.map((thing) => (
          <Waiting key={thing} {...{ website, thing }} />
        ))}
      </Rows>
      <ButtonWithResult
        button={
          <div className="flex flex-wrap gap-3">
            {names.length > 0 && (
              <>
                <Button tone="tangerine" isBusy={isBusy} onClick={() => publish.mutate(undefined)}>
                  Publish
                </Button>
                <Button isBusy={look.isPending} onClick={openPreview}>
                  Look
                </Button>
              </>
            )}
            <ButtonLink href="/" target="_blank">
              {names.length > 0 ? "As it is now" : "See it"}
            </ButtonLink>
            {publish.isSuccess && !isBusy && version > 0 && (
              <Button onClick={() => publish.mutate(versions[1]?.version ?? 0)}>Undo</Button>
            )}
          </div>
        }
        isBad={publish.isError || look.isError}
        message={publishWords(publish, website) || (look.error && errorMessage(look.error))}
      />
    </SettingsCard>
  );
}

/** Earlier versions, and the one as built. */
function HistoryCard({ website, publish }: WebsiteProps & { readonly publish: Publish }) {
  const now = useNow();
  const rows = website.versions.map((one) => ({ ...one, name: madeWords(one, now) }));
  return (
    <SettingsCard
      id="history"
      title="Earlier versions"
      lead="One that you bring back is public at once. Changes that are not public yet stay."
    >
      <Rows of="history">
        {[...rows, { version: 0, name: "As it was built", things: [] }].map(
          ({ version, name, things }) => (
            <Row
              key={version}
              name={name}
              mark={version === website.live && "live"}
              detail={things.map(thingLabel).join(", ")}
            >
              {version !== website.live && (
                <Button
                  isSmall
                  isBusy={publish.isPending || isStarting(website)}
                  aria-label={`Bring back: ${name}`}
                  onClick={() => publish.mutate(version)}
                >
                  Bring back
                </Button>
              )}
            </Row>
          ),
        )}
      </Rows>
    </SettingsCard>
  );
}

/** What the website says since when, what waits, and what is missing. */
export function Overview({ website }: WebsiteProps) {
  const publish = usePublish(website);
  const { problems, goLive, versions } = website;
  return (
    <>
      <div>
        {problems.length > 0 && (
          <div role="alert" className={looks.notice}>
            {problems.map(({ thing, text }) => (
              <p key={thing}>{`${thingLabel(thing)} is left out: ${text}`}</p>
            ))}
          </div>
        )}
        <PublishCard {...{ website, publish }} />
        {goLive.length > 0 && (
          <SettingsCard
            id="go-live"
            title="Before you go public"
            lead="Strangers may see the website once these are filled in."
          >
            <ul className="grid gap-2 presses:underline">
              {goLive.map(({ name, task, thing }) => (
                <li key={name}>{thing ? <a href={addressOfThing(thing)}>{task}</a> : task}</li>
              ))}
            </ul>
          </SettingsCard>
        )}
      </div>
      <div>
        <SettingsCard
          id="change"
          title="What you can change"
          lead="Each change is saved for all owners when you leave its field. Nothing is public until you publish."
        >
          <ul className="flex flex-wrap gap-2.5">
            {Object.entries(subjects).map(([subject, [name]]) => (
              <li key={subject}>
                <a className={looks.choice} href={addressOfSubject(subject)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </SettingsCard>
        {versions.length > 0 && <HistoryCard {...{ website, publish }} />}
      </div>
    </>
  );
}
