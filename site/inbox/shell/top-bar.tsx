import { business } from "#content/business.ts";
import { PawMark } from "#site/drawings/paw-mark.tsx";
import { addressOfPlace, placeOfView, type View, views } from "#site/inbox/navigation.ts";
import { LiveSign } from "./live-sign.tsx";
import { UserMenu } from "./user-menu.tsx";
import { viewNames } from "./view-names.ts";

/** Name, views and user, across the top. On phones the views stand in the tab bar. */
export function TopBar({
  view,
  username,
  isListening,
  onSignedOut,
}: {
  readonly view: View;
  readonly username: string;
  readonly isListening: boolean;
  readonly onSignedOut: () => void;
}) {
  return (
    <header className="top-bar on-dark">
      <a
        href={addressOfPlace(placeOfView("inbox"))}
        className="wordmark"
        aria-label={`${business.name} inbox`}
      >
        <PawMark className="size-8" />
        <span>{business.name}</span>
      </a>
      <nav aria-label="Views" className="top-nav">
        {views.map((one) => (
          <a
            key={one}
            href={addressOfPlace(placeOfView(one))}
            aria-current={one === view ? "page" : undefined}
          >
            {viewNames[one]}
          </a>
        ))}
      </nav>
      {isListening && <LiveSign />}
      <UserMenu username={username} onSignedOut={onSignedOut} />
    </header>
  );
}
