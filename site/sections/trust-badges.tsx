import { trustClaims } from "#content/sections.ts";

/** The claims as badges, beside the form. */
export function TrustBadges({ className = "" }: { className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-3 ${className}`}>
      {trustClaims.map((claim) => (
        <li
          key={claim}
          className="rounded-pill border-2 border-ink bg-white px-4 py-2.5 font-display text-sm leading-none font-bold"
        >
          {claim}
        </li>
      ))}
    </ul>
  );
}
