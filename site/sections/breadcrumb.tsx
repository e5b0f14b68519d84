import styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  /** From the homepage down, the page itself excluded. */
  readonly trail: readonly { readonly label: string; readonly href: string }[];
  readonly here: string;
}

/** The page's place on the site. */
export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`${styles["breadcrumb"]} flex flex-wrap items-center text-sm font-semibold`}>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="link-quiet">
              {label}
            </a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
