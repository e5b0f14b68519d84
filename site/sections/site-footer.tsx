import { business } from "#content/business.ts";
import { footerWords, quickLinks } from "#content/navigation.ts";
import { closedWords, weeklyHours } from "#domain/business-clock/weekly-hours.ts";
import { mailLink, serviceLine } from "#domain/contact.ts";
import { phoenixDay } from "#domain/dates.ts";
import type { PageClock } from "#domain/pages/page-props.ts";
import { PawMark } from "#ui/drawings/paw-mark.tsx";
import styles from "./site-footer.module.css";

interface Props {
  readonly clock: PageClock;
}

function ClosedDays({ clock: { now, daysOff } }: Props) {
  const words = closedWords(phoenixDay(now), daysOff);
  if (words.length === 0) return null;
  // "Jan 1" stays on one line.
  const days = words.join("; ").replaceAll(/ (?=\d)/g, "\u00a0");
  return <p className="mt-2 text-sm">{`${footerWords.closed}: ${days}`}</p>;
}

function Contact({ clock }: Props) {
  const { email } = business;
  return (
    <div>
      <h2>{footerWords.contact}</h2>
      <ul className="flex flex-wrap gap-x-4">
        {serviceLine && (
          <li>
            <a href={serviceLine.href} className="tap link-quiet font-semibold">
              {serviceLine.text}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a
              href={mailLink(email)}
              className="tap link-quiet text-[min(1em,5vw)] wrap-break-word"
            >
              {email}
            </a>
          </li>
        )}
      </ul>
      {serviceLine && (
        <p className="text-sm">
          {`${footerWords.hours}: `}
          {weeklyHours().map((line) => (
            <span key={line} className="inline-block pr-2">
              {line}
            </span>
          ))}
        </p>
      )}
      <ClosedDays clock={clock} />
    </div>
  );
}

/** Quick links and how to reach the team. */
function Footer({ clock }: Props) {
  return (
    <footer id="contact" className={`${styles["site-footer"]} on-dark`}>
      <div className="wrap">
        <div>
          <p className={styles["logo"]}>
            <PawMark />
            {business.name}
          </p>
          <p>{business.place}</p>
          <p>{`© ${business.year} ${business.name}`}</p>
        </div>
        <nav aria-label={footerWords.links}>
          <h2>{footerWords.links}</h2>
          <ul>
            {quickLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} className="tap link-quiet">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {(serviceLine || business.email) && <Contact clock={clock} />}
      </div>
    </footer>
  );
}

/** The lawn at the end of every page, with the footer on it. */
export const SiteFooter = ({ clock }: Props) => (
  <>
    {/* A separate file, because every page ends with it; it has no viewBox, so that its blades repeat instead of growing. Not
        lazy, because screenshots of a page would lack it. */}
    <img src="/grass.svg" alt="" fetchPriority="low" className={styles["grass"]} />
    <Footer clock={clock} />
  </>
);
