import type { ReactNode } from "react";

/** A picture with its title and its caption in words. */
export function PictureCard({
  id,
  title,
  caption,
  className = "",
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <figure
      aria-labelledby={`${id}-title`}
      className={`sheet bg-white min-w-0 p-5 md:p-7 ${className}`.trimEnd()}
    >
      <figcaption>
        <h2 id={`${id}-title`} className="text-[1.45rem]">
          {title}
        </h2>
        <p className="mt-2 max-w-[68ch] leading-snug text-ink-soft">{caption}</p>
      </figcaption>
      {children}
    </figure>
  );
}
