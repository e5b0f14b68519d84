import * as Tooltip from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

/** The constants of every tooltip. @see spec section 9 */
const delays = { delayDuration: 700, skipDelayDuration: 300 } as const;

/** Stands once around everything that has tooltips. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return <Tooltip.Provider {...delays}>{children}</Tooltip.Provider>;
}

/** Words for a button that shows an icon only. The button needs its own accessible name all the same. */
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
        <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
