import { business } from "#content/business.ts";
import { bookBar, buttons, headerLinks } from "#content/navigation.ts";
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

const bar =
  "items-center justify-between bg-cream font-display font-bold no-underline max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:h-16 max-lg:border-t-2 max-lg:px-5 [&:not([hidden])]:flex";

/** Shown by site/scripts/book-bar.ts: at the lower edge of phones, in the header of wide windows. */
const BookBar = () => (
  <a data-book-bar="" href="/book-now" hidden className={bar}>
    <span className="lg:hidden">{bookBar.offer}</span>
    <b className="rounded-pill border-2 bg-tangerine px-5 py-1">{bookBar.button}</b>
  </a>
);

/** The link to the main part, and the bar that stays on top of every page: menu, logo, telephone. */
export function SiteHeader({ isBookable }: { readonly isBookable: boolean }) {
  return (
    <>
      <SkipLink />
      <header className={styles["site-header"]}>
        <div className={styles["bar"]}>
          <nav aria-label="Pages" className="flex items-center gap-6">
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
            {headerLinks.map(({ label, href }) => (
              <a key={href} href={href} className="link-quiet font-display font-bold max-lg:hidden">
                {label}
              </a>
            ))}
          </nav>
          <Logo />
          <div className="flex items-center justify-end gap-4">
            {isBookable && <BookBar />}
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
        </div>
      </header>
    </>
  );
}
