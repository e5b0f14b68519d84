import { DachshundLying } from "#site/drawings/dachshund.tsx";

/** What stands where the server gives no answer at all. */
export function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="gate">
      <div className="gate-card">
        <DachshundLying className="empty-art" />
        <h1>The inbox cannot be reached</h1>
        <p>The server did not answer. Nothing is lost: bookings are kept where they are.</p>
        <button type="button" className="act bg-tangerine" onClick={onRetry}>
          Try again
        </button>
      </div>
    </main>
  );
}
