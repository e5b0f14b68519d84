import { PauseIcon, PlayIcon } from "#site/drawings/icons.tsx";

/** Dots for the first six. @see spec section 2 */
const dots = [0, 1, 2, 3, 4, 5];

/** The dots that choose a testimonial, and the button that stops the movement. */
export function Controls({
  ready,
  current,
  show,
  paused,
  toggle,
}: {
  readonly ready: boolean;
  readonly current: number;
  readonly show: (index: number) => void;
  readonly paused: boolean;
  readonly toggle: () => void;
}) {
  return (
    <div className={`mt-5 flex items-center justify-between ${ready ? "" : "invisible"}`}>
      <div className="flex">
        {dots.map((dot) => (
          <button
            key={dot}
            type="button"
            aria-label={`Show testimonial ${dot + 1}`}
            aria-current={dot === current}
            onClick={() => show(dot)}
            className="group grid h-[44px] min-w-[30px] place-items-center"
          >
            <span className="block size-[12px] rounded-pill border-2 border-ink group-aria-current:w-[34px] group-aria-current:bg-tangerine" />
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={toggle}
        aria-label={paused ? "Play testimonials" : "Pause testimonials"}
        className="grid size-[44px] place-items-center motion-reduce:hidden"
      >
        {paused ? <PlayIcon className="size-5" /> : <PauseIcon className="size-5" />}
      </button>
    </div>
  );
}
