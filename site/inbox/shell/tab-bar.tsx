import { BarsIcon, EnvelopeIcon, SlidersIcon, TrayIcon } from "#site/inbox/icons.tsx";
import { addressOfPlace, placeOfView, type View, views } from "#site/inbox/navigation.ts";
import { viewNames } from "./view-names.ts";

const icons = {
  inbox: TrayIcon,
  numbers: BarsIcon,
  messages: EnvelopeIcon,
  settings: SlidersIcon,
} as const;

/** The views on a phone, within reach of the thumb. */
export function TabBar({ view }: { readonly view: View }) {
  return (
    <nav aria-label="Views" className="tab-bar on-dark">
      {views.map((one) => {
        const Icon = icons[one];
        return (
          <a
            key={one}
            href={addressOfPlace(placeOfView(one))}
            aria-current={one === view ? "page" : undefined}
          >
            <Icon className="size-6" />
            {viewNames[one]}
          </a>
        );
      })}
    </nav>
  );
}
