import { business } from "#content/business.ts";
import { buttons } from "#content/navigation.ts";
import { formatPhone } from "#domain/phone.ts";
import { PhoneIcon } from "#ui/drawings/icons.tsx";
import { Logo } from "./logo.tsx";

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
