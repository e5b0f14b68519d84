import { business } from "#content/business.ts";
import { pages } from "#content/pages.ts";
import { privacyOwner, privacyWords } from "#content/privacy.ts";
import { mailLink, serviceLine } from "#domain/contact.ts";
import { dataRows } from "#domain/content/data-rows.ts";
import { formatDay } from "#domain/days.ts";
import { Fold } from "./fold.tsx";
import styles from "./prose.module.css";
import { SectionHeading } from "./section-heading.tsx";

const { kept, rights, owner } = privacyWords;

/** "first name", "phone" as "First name, phone". */
const sentence = ([first = "", ...rest]: readonly string[]) =>
  [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ");

/** What the database keeps about visitors. */
function DataList() {
  return (
    <ul className="card mt-4">
      {dataRows().map(({ what, why, kept: howLong }) => (
        <li
          key={why}
          className="grid gap-x-10 gap-y-1 border-b-2 border-ink-faint px-(--inset) py-4 last:border-0 md:grid-cols-[1.15fr_1.15fr_1fr]"
        >
          <h3 className="text-base leading-snug">{sentence(what)}</h3>
          <p>{why}</p>
          <p>
            <b>{`${kept.howLong} `}</b>
            {howLong}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Rights() {
  const { email } = business;
  const isReachable = serviceLine !== null || email !== null;
  return (
    <section aria-label={rights.headline} className={styles["prose"]}>
      <h2>{rights.headline}</h2>
      <p>
        {serviceLine && (
          <>
            {`${rights.call} `}
            <a href={serviceLine.href} className="whitespace-nowrap">
              {serviceLine.text}
            </a>
          </>
        )}
        {serviceLine && email && ` ${rights.or} `}
        {email && (
          <>
            {`${serviceLine ? rights.write : rights.writeFirst} `}
            <a href={mailLink(email)}>{email}</a>
          </>
        )}
        {`${isReachable ? ". " : ""}${rights.text}`}
      </p>
    </section>
  );
}

/** The legal details of the business, as far as the owner has filled them in. */
function Owner() {
  const { legalName, postalAddress, effectiveDate } = privacyOwner;
  const who = [legalName, postalAddress].filter((part) => part !== null).join(", ");
  if (!who && !effectiveDate) return null;
  return (
    <section aria-label={owner.headline} className={styles["prose"]}>
      <h2>{owner.headline}</h2>
      {who && <p>{`${owner.legalName} ${who}.`}</p>}
      {effectiveDate && <p>{`${owner.effectiveDate} ${formatDay(effectiveDate)}.`}</p>}
    </section>
  );
}

/** What the business keeps about visitors, and what they can do about it. */
export function Privacy() {
  const { headline, lead } = pages.privacy;
  return (
    <>
      <section className="dawn below-header">
        <div className="wrap pt-10 pb-12 md:pt-14 lg:pb-16">
          <p className="eyebrow text-agave">{privacyWords.eyebrow}</p>
          <h1 className="page-title mt-3">{headline}</h1>
          <p className="mt-5 max-w-[29.5em] text-lg leading-normal">{lead}</p>
        </div>
      </section>
      <section aria-labelledby="kept-title" className="wrap band-t">
        <SectionHeading id="kept-title" text={kept} />
        <ul className="mt-6 max-w-[38.5em] text-lg leading-normal">
          {kept.lines.map((line) => (
            <li key={line} className="border-t-2 border-ink-faint py-2.5">
              {line}
            </li>
          ))}
        </ul>
        <Fold label={kept.exact}>
          <DataList />
        </Fold>
      </section>
      <div className="wrap band-b">
        <div className="grid gap-x-16 lg:grid-cols-2">
          {privacyWords.sections.map(({ headline: title, lines }) => (
            <section key={title} aria-label={title} className={styles["prose"]}>
              <h2>{title}</h2>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
          <Rights />
          <Owner />
        </div>
      </div>
    </>
  );
}
