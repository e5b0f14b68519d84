import { ChevronIcon, PauseIcon, PlayIcon } from "#ui/drawings/icons.tsx";
import styles from "./carousel.module.css";

/** Dots for the first six. @see docs/product.md#constants */
const dots = [0, 1, 2, 3, 4, 5];

/** The dots that select a testimonial, the buttons to the previous and next one, and the pause button. */
export function Controls({
  ready,
  current,
  show,
  step,
  paused,
  toggle,
}: {
  readonly ready: boolean;
  readonly current: number;
  readonly show: (index: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly paused: boolean;
  readonly toggle: () => void;
}) {
  return (
    <div className={styles["controls"]} inert={!ready}>
      <div>
        {dots.map((dot) => (
          <button
            key={dot}
            type="button"
            aria-label={`Show testimonial ${dot + 1}`}
            aria-current={dot === current || undefined}
            onClick={() => show(dot)}
          >
            <span />
          </button>
        ))}
      </div>
      <div>
        <button
          type="button"
          onClick={() => step(-1)}
          aria-label="Previous testimonial"
          className={styles["back"]}
        >
          <ChevronIcon />
        </button>
        <button
          type="button"
          onClick={toggle}
          aria-label={paused ? "Play testimonials" : "Pause testimonials"}
          className={styles["pause"]}
        >
          {paused ? <PlayIcon /> : <PauseIcon />}
        </button>
        <button
          type="button"
          onClick={() => step(1)}
          aria-label="Next testimonial"
          className={styles["next"]}
        >
          <ChevronIcon />
        </button>
      </div>
    </div>
  );
}
