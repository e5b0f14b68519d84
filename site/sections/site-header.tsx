import { business } from "#content/business.ts";
import { buttons } from "#content/navigation.ts";
import { serviceLine } from "#domain/contact.ts";
import { PhoneIcon } from "#ui/drawings/icons.tsx";
import { PawMark } from "#ui/drawings/paw-mark.tsx";
import styles from "./site-header.module.css";

/** Paw and wordmark, linked to home. On phones only the paw, which leaves room for the number. */
function Logo() {
  return (
    <a href="/" aria-label={`${business.name} home`} className={styles["logo"]}>
      <PawMark />
      <span>{business.name}</span>
    </a>
  );
}

/** For keys and screen readers; seen while it has the focus. */
const SkipLink = () => (
  <a href="#main" className={`${styles["skip"]} pill bg-cream`}>
    Skip to content
  </a>
);

/** The link to the main part, and the bar that stays on top of every page: menu, logo, telephone. */
export function SiteHeader() {
  return (
    <>
      <SkipLink />
      <header className={styles["site-header"]}>
        <div className={styles["bar"]}>
          <button
            type="button"
            command="show-modal"
            commandfor="drawer"
            aria-label="Open menu"
            className={styles["menu"]}
          >
            <svg width="28" height="20" stroke="currentColor" strokeWidth="3" aria-hidden="true">
              <path d="M2 2h24M2 10h24M2 18h24" strokeLinecap="round" />
            </svg>
          </button>
          <Logo />
          {serviceLine ? (
            <a
              href={serviceLine.href}
              aria-label={`${buttons.call} ${serviceLine.text}`}
              className={styles["call"]}
            >
              <PhoneIcon />
              <span>{serviceLine.text}</span>
            </a>
          ) : (
            <a href="/book-now" className={styles["call"]}>
              <span>{buttons.bookNow}</span>
            </a>
          )}
        </div>
      </header>
    </>
  );
}
