interface BreadcrumbProps {
  /** From the homepage down, the page itself excluded. */
  readonly trail: readonly { readonly label: string; readonly href: string }[];
  readonly here: string;
}

/** The page's place on the site. */
export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center text-sm font-semibold">
        {trail.map(({ label, href }) => (
          <li key={href} className="not-first:before:px-2 not-first:before:content-['/'_/_'']">
            <a href={href} className="link-quiet inline-block py-2.5">
              {label}
            </a>
          </li>
        ))}
        <li className="before:px-2 before:content-['/'_/_'']">
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
