import { buttons, drawerLinks, drawerWords, moreDrawerLinks } from "#content/navigation.ts";
import type { NavigationLink } from "#content/schemas.ts";
import { areaGroups } from "#domain/areas/areas.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ChevronIcon, CloseIcon } from "#ui/drawings/icons.tsx";
import { Saguaro } from "#ui/drawings/saguaro.tsx";
import { AreaLinks } from "./area-links.tsx";
import { CallButton } from "./call-button.tsx";
import styles from "./drawer.module.css";
import header from "./site-header.module.css";

/** The menu on the left: a native dialog, opened by the header's button. */
export function NavigationDrawer() {
  return (
    <dialog id="drawer" closedby="any" aria-labelledby="drawer-title" className={styles["drawer"]}>
      <div>
        <div className={styles["head"]}>
          <h2 id="drawer-title">{drawerWords.title}</h2>
          <button
            type="button"
            command="close"
            commandfor="drawer"
            aria-label="Close menu"
            className={header["menu"]}
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label="Main">
          <ul>
            {drawerLinks.map(DrawerLink)}
            <li>
              <DrawerAreas />
            </li>
            {moreDrawerLinks.map(DrawerLink)}
          </ul>
          <Saguaro />
        </nav>
        <div className={styles["buttons"]}>
          <ButtonLink href="/book-now">{buttons.book}</ButtonLink>
          <CallButton />
        </div>
      </div>
    </dialog>
  );
}

const DrawerLink = ({ href, label }: NavigationLink) => (
  <li key={href}>
    <a href={href} className={styles["row"]}>
      {label}
    </a>
  </li>
);

function DrawerAreas() {
  return (
    <details>
      <summary className={styles["row"]}>
        {drawerWords.areas}
        <ChevronIcon className="turn" />
      </summary>
      {areaGroups.map(({ name, items }) => (
        <section key={name} aria-label={name}>
          <h3 className="eyebrow">{name}</h3>
          <AreaLinks areas={items} />
        </section>
      ))}
    </details>
  );
}
