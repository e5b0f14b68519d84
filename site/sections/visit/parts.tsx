import type { ComponentProps, ReactNode } from "react";
import { business } from "#content/business.ts";
import { formatPhone } from "#domain/phone.ts";
import { Icon } from "#ui/drawings/icons.tsx";

export const CallLink = () => (
  <a href={`tel:${business.phone}`} className="tap -my-2.5">
    {formatPhone(business.phone)}
  </a>
);

/** The states of a visit that the visitor can still change. */
export const ahead = "choose held booked";

/** The states of a booking that is not canceled. */
export const lasting = "choose held booked over missed";

export const card = "card px-[18px] py-5 lg:px-7 lg:py-6";

export const Note = ({ className = "", ...more }: ComponentProps<"p">) => (
  <p {...more} className={`mt-1.5 text-sm leading-[1.4] ${className}`.trimEnd()} />
);

/** What a press has done. Takes no place while it says nothing. */
export const Notice = ({ className = "", ...more }: ComponentProps<"p">) => (
  <p
    {...more}
    role="status"
    className={`rounded-field border-2 border-ink bg-sky-light px-4 py-2.5 leading-[1.4] font-semibold empty:hidden ${className}`.trimEnd()}
  />
);

/** Sent with every form: which one it is, and what the visitor saw. */
export const Sent = ({ act }: { readonly act: string }) => (
  <>
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="seen" value="" />
  </>
);

export function Panel({
  act,
  title,
  icon,
  className = "",
  children,
}: {
  readonly act: string;
  readonly title: string;
  readonly icon: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <form
      method="post"
      action="?"
      id={act}
      data-when={lasting}
      className={`${card} print:hidden ${className}`}
      aria-labelledby={`${act}-title`}
    >
      <Sent act={act} />
      <div className="mb-3.5 flex items-center gap-3">
        <Icon d={icon} className="size-11 flex-none rounded-pill border-2 bg-lagoon p-[9px]" />
        <h2 id={`${act}-title`}>{title}</h2>
      </div>
      <Notice data-saved={act} className="mb-3.5" />
      {children}
    </form>
  );
}

export const PanelButton = ({ children }: { readonly children: string }) => (
  <button type="submit" className="pill mt-[18px] bg-white px-[1.6em] py-[0.8em] text-base">
    {children}
  </button>
);
