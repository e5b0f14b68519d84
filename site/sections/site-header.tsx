import { business } from "#content/business.ts";
import { buttons } from "#content/navigation.ts";
import { formatPhone } from "#domain/phone.ts";
import { PhoneIcon } from "#ui/drawings/icons.tsx";
import { PawMark } from "#ui/drawings/paw-mark.tsx";

/** Paw and wordmark, linked to home. On phones only the paw, which leaves room for the number. */
function Logo() {
  return (
    <a href="/" aria-label={`${business.name} home`} className="logo">
      <PawMark />
      <span>{business.name}</span>
    </a>
  );
}

/** The bar that stays on top of every page: menu, logo, telephone. */
export function SiteHeader() {
  const phone = formatPhone(business.phone);
  return (
    <header className="site-header">
      <div className="header-bar">
        <button
          type="button"
          command="show-modal"
          commandfor="drawer"
          aria-label="Open menu"
          className="menu"
        >
          <svg width="28" height="20" stroke="currentColor" strokeWidth="3" aria-hidden="true">
            <path d="M2 2h24M2 10h24M2 18h24" strokeLinecap="round" />
          </svg>
        </button>
        <Logo />
        <a href={`tel:${business.phone}`} aria-label={`${buttons.call} ${phone}`} className="call">
          <PhoneIcon />
          <span>{phone}</span>
        </a>
      </div>
    </header>
  );
}
