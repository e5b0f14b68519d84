import { addressOfPlace, placeOfView, type View, views } from "#site/inbox/navigation.ts";
import { LiveSign } from "./live-sign.tsx";
import { UserMenu } from "./user-menu.tsx";
import { viewNames } from "./view-names.ts";
import { Wordmark } from "./wordmark.tsx";

/** Name, views and user, across the top. On phones the views stand in the tab bar. */
export function TopBar({
  view,
  username,
  onSignedOut,
}: {
  readonly view: View;
  readonly username: string;
  readonly onSignedOut: () => void;
}) {
  return (
    <header className="top-bar on-dark">
      <Wordmark />
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
      <LiveSign />
      <UserMenu username={username} onSignedOut={onSignedOut} />
    </header>
  );
}
