import { useQuery } from "@tanstack/react-query";
import { sessionEndpoints } from "#domain/api/session.ts";
import { addressOfCall, call } from "#site/api/call.ts";
import { refusalWords } from "#site/inbox/refusal.ts";
import { SettingsCard } from "./settings-card.tsx";

/** Everybody who may sign in. They are added and removed on the server. */
export function UsersCard() {
  const users = useQuery({
    queryKey: [addressOfCall(sessionEndpoints.users, {})],
    queryFn: ({ signal }) => call(sessionEndpoints.users, { signal }),
  });
  return (
    <SettingsCard
      id="users"
      title="Who can sign in"
      lead="Each of them sees every booking. Names are added and removed on the server, with npm run owner."
    >
      {users.isError && (
        <p role="alert" className="font-semibold text-error">
          {refusalWords(users.error)}
        </p>
      )}
      <ul aria-labelledby="users-title" className="grid min-h-[1lh] gap-1 font-semibold">
        {users.data?.users.map(({ username, isYou }) => (
          <li key={username} className="wrap-anywhere">
            <bdi>{username}</bdi>
            {isYou && <span className="font-normal text-ink-soft">{" (you)"}</span>}
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
