import { buttons, drawerLinks, drawerWords } from "#content/navigation.ts";
import { areaGroups, listsAreasOnEachPage } from "#domain/areas.ts";
import { Agave } from "#site/drawings/agave.tsx";
import { ChevronIcon, CloseIcon } from "#site/drawings/icons.tsx";
import { Saguaro } from "#site/drawings/saguaro.tsx";
import { ButtonLink } from "#site/ui/button.tsx";
import { AreaLinks } from "./area-links.tsx";
import { CallButton } from "./call-button.tsx";

const row =
  "flex min-h-16 items-center justify-between px-6 font-display text-lg font-bold no-underline hover:bg-sand";

/** The menu on the left: a native dialog, opened by the header's button. */
export function NavigationDrawer() {
  return (
    <dialog
      id="drawer"
      closedby="any"
      aria-labelledby="drawer-title"
      className="drawer border-r-2 border-ink bg-cream"
    >
      <div className="flex h-full flex-col">
        <div className="flex min-h-(--header) items-center justify-between border-b-2 border-ink pr-2 pl-6">
          <h2 id="drawer-title" className="text-xl">
            {drawerWords.title}
          </h2>
          <button
            type="button"
            command="close"
            commandfor="drawer"
            aria-label="Close menu"
            className="grid size-[48px] place-items-center rounded-field hover:bg-sand"
          >
            <CloseIcon />
          </button>
        </div>
        <nav
          aria-label="Main"
          className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain"
        >
          <ul>
            {drawerLinks.map((link) => (
              <li key={link.href} className="border-b-2 border-ink-faint">
                <a href={link.href} className={row}>
                  {link.label}
                </a>
              </li>
            ))}
            <li>
              <DrawerAreas />
            </li>
          </ul>
          <div aria-hidden="true" className="mt-auto flex items-end justify-end pt-6 pr-6">
            <Agave className="w-20" />
            <Saguaro className="w-32" />
          </div>
        </nav>
        <div className="grid gap-4 border-t-2 border-ink bg-sky-light p-5">
          <ButtonLink href="/book-now">{buttons.book}</ButtonLink>
          <CallButton className="px-3" />
        </div>
      </div>
    </dialog>
  );
}

function DrawerAreas() {
  if (!listsAreasOnEachPage)
    return (
      <a href="/#areas" className={row}>
        {drawerWords.areas}
      </a>
    );
  return (
    <details className="group">
      <summary className={`${row} list-none`}>
        {drawerWords.areas}
        <ChevronIcon className="turn group-open:rotate-180" />
      </summary>
      {areaGroups.map(({ name, items }) => (
        <section key={name} aria-label={name} className="pb-3">
          <h3 className="eyebrow px-6 pt-3 pb-1">{name}</h3>
          <AreaLinks areas={items} />
        </section>
      ))}
    </details>
  );
}
