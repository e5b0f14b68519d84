import { business } from "#content/business.ts";
import { buttons } from "#content/navigation.ts";
import { formatPhone } from "#domain/phone.ts";
import { Logo } from "./logo.tsx";

/** The bar that stays on top of every page: menu, logo, telephone. */
export function SiteHeader() {
  const phone = formatPhone(business.phone);
  return (
    <header className="fixed inset-x-0 top-0 z-10 border-b-2 border-ink bg-cream">
      <div className="header-bar grid h-[calc(var(--header)-2px)] items-center">
        <button
          type="button"
          command="show-modal"
          commandfor="drawer"
          aria-label="Open menu"
          className="grid size-[48px] place-items-center rounded-field hover:bg-sand"
        >
          <svg width="28" height="20" stroke="currentColor" strokeWidth="3" aria-hidden="true">
            <path d="M2 2h24M2 10h24M2 18h24" strokeLinecap="round" />
          </svg>
        </button>
        <Logo />
        <a
          href={`tel:${business.phone}`}
          aria-label={`${buttons.call} ${phone}`}
          className="glow box-content flex h-[40px] w-[7.65em] items-center justify-center justify-self-end rounded-pill border-2 border-agave bg-agave px-[min(20px,3.4vw)] font-display text-[min(1rem,4.4vw)] leading-none font-bold whitespace-nowrap text-white no-underline hover:bg-agave-deep"
        >
          {phone}
        </a>
      </div>
    </header>
  );
}
