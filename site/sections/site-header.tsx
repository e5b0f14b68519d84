import { business } from "#content/business.ts";
import { buttons, headerLinks } from "#content/navigation.ts";
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

export interface Bar {
  readonly offer: string;
  readonly button: string;
  readonly href: string;
}

const barLook =
  "items-center justify-between gap-4 bg-cream font-display text-[min(1em,5vw)] font-bold no-underline max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:h-[64px] max-lg:border-t-2 max-lg:px-(--inset) [&:not([hidden])]:flex";

/** Shown by site/scripts/book-bar.ts: at the lower edge of phones, in the header of wide windows. */
const BookBar = ({ offer, button, href }: Bar) => (
  <a data-book-bar="" href={href} hidden className={barLook}>
    <span className="lg:hidden">{offer}</span>
    <b className="rounded-pill border-2 bg-tangerine px-4 py-1 whitespace-nowrap">{button}</b>
  </a>
);

/** The link to the main part, and the bar that stays on top of every page: menu, logo, telephone. */
export function SiteHeader({ bar }: { readonly bar: Bar | undefined }) {
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
            {bar && <BookBar {...bar} />}
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
