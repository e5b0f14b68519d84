const rows = ["1", "2", "3"];

/** Rows as tall as real ones, so that nothing moves when those come. */
export function ListSkeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className="skeleton-row">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
