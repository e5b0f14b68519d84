/** For whoever connects other programs. */
export function ToolsCard() {
  return (
    <section
      aria-labelledby="tools-title"
      className="sheet flex flex-wrap items-center justify-between gap-x-10 gap-y-2 bg-white p-5 md:px-7"
    >
      <div>
        <h2 id="tools-title" className="text-lg">
          For developers
        </h2>
        <p className="mt-1 leading-snug text-ink-soft">
          Whatever this inbox does, another program can do, too.
        </p>
      </div>
      <a href="/api/openapi.json" className="text-link">
        How the interface works (OpenAPI)
      </a>
    </section>
  );
}
