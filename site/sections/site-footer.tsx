import { business, shown } from "#content/business.ts";
import { footerWords, quickLinks } from "#content/navigation.ts";
import { closedInYear } from "#domain/business-clock/closed-days.ts";
import { weeklyHours } from "#domain/business-clock/weekly-hours.ts";
import { serviceLine } from "#domain/contact.ts";
import { phoenixDay } from "#domain/dates.ts";
import { mailLink } from "#domain/typed/mail-link.ts";
import { shortDayWords } from "#domain/visits.ts";
import { PawMark } from "#ui/drawings/paw-mark.tsx";
import styles from "./site-footer.module.css";

/** The closed days of the year after the build, known by rule: "Thanksgiving, Nov 26". */
const closed = closedInYear(phoenixDay(new Date()), []).filter(({ phones }) => !phones);
const closedWords = closed.map(
  ({ day, reason }) => `${reason}, ${shortDayWords(day).replace(/^.*?, /, "")}`,
);

function Contact() {
  const { email } = shown;
  return (
    <div>
      <h2>{footerWords.contact}</h2>
      <ul>
        {serviceLine && (
          <li>
            <a href={serviceLine.href} className="tap link-quiet font-semibold">
              {serviceLine.text}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={mailLink(email)} className="tap link-quiet">
              {email}
            </a>
          </li>
        )}
      </ul>
      {serviceLine && (
        <p className="text-sm">
          {`${footerWords.hours}: `}
          {weeklyHours().map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      )}
      {closedWords.length > 0 && (
        <p className="mt-2 text-sm">{`${footerWords.closed}: ${closedWords.join("; ")}`}</p>
      )}
    </div>
  );
}

/** The lawn at the end of every page: quick links and how to reach the team. */
export function SiteFooter() {
  return (
    <>
      {/* A separate file, because every page ends with it. Not lazy, because screenshots of a page would lack it. */}
      <img src="/grass.svg" alt="" fetchPriority="low" className={styles["grass"]} />
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
          {(serviceLine || shown.email) && <Contact />}
        </div>
      </footer>
    </>
  );
}
