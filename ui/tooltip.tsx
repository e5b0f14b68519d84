import * as Tooltip from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

/** The constants of every tooltip. @see docs/product.md#constants */
const delays = { delayDuration: 700, skipDelayDuration: 300 } as const;

/** Wraps everything that has tooltips. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return <Tooltip.Provider {...delays}>{children}</Tooltip.Provider>;
}

/** A tooltip for a button with only an icon, which still needs its own accessible name. */
export function Hint({
  text,
  children,
}: {
  readonly text: string;
  /** One button or link. */
  readonly children: ReactNode;
}) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          className="z-50 rounded-[8px] bg-plate px-[12px] py-[6px] text-[0.9375rem]/[1.3] text-cream print:hidden"
          sideOffset={6}
          collisionPadding={8}
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
