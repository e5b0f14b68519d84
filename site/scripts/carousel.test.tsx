// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { testimonials } from "#content/testimonials.ts";
import { Carousel } from "#site/sections/testimonials.tsx";

const width = 300;

/** Scrolls at once. */
async function open({ isStill = false } = {}) {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  document.body.innerHTML = renderToStaticMarkup(<Carousel />);
  const list = document.querySelector("ul");
  Object.defineProperty(list, "clientWidth", { value: width });
  Object.assign(list ?? {}, {
    scrollTo({ left }: { left: number }) {
      Object.assign(list ?? {}, { scrollLeft: left });
      list?.dispatchEvent(new Event("scroll"));
    },
  });
  await import("./carousel.ts");
}
const carousel = () => document.querySelector("section") ?? document.body;
const button = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
function press(name: string) {
  button(name).focus();
  button(name).click();
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The numbers of the testimonials that are not inert, counted from 1. */
const shown = () =>
  [...document.querySelectorAll("li")].flatMap((slide, index) =>
    slide.hasAttribute("inert") ? [] : [index + 1],
  );
const count = testimonials.length;

test("the testimonials advance every four seconds, one at a time, and start over, unless a pointer is on them", async () => {
  await open();
  for (let index = 1; index <= count; index += 1) {
    expect(shown()).toEqual([index]);
    vi.advanceTimersByTime(4000);
  }
  expect(shown()).toEqual([1]);
  carousel().dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  vi.advanceTimersByTime(9000);
  expect(shown()).toEqual([1]);
  carousel().dispatchEvent(new PointerEvent("pointerleave"));
  vi.advanceTimersByTime(4100);
  expect(shown()).toEqual([2]);
});

test("each of six numbered dots selects a testimonial; focus and the button stop the movement", async () => {
  await open();
  expect(document.querySelectorAll("[aria-label^='Show testimonial']")).toHaveLength(6);
  press("Show testimonial 4");
  expect(button("Show testimonial 4").getAttribute("aria-current")).toBe("true");
  vi.advanceTimersByTime(9000);
  expect(shown()).toEqual([4]);
  button("Show testimonial 4").blur();
  vi.advanceTimersByTime(4100);
  expect(shown()).toEqual([5]);
  press("Pause testimonials");
  button("Play testimonials").blur();
  vi.advanceTimersByTime(9000);
  expect(shown()).toEqual([5]);
  press("Play testimonials");
  button("Pause testimonials").blur();
  vi.advanceTimersByTime(4100);
  expect(shown()).toEqual([6]);
});

test("under reduced motion they stay, and the buttons go through all of them, and back", async () => {
  await open({ isStill: true });
  vi.advanceTimersByTime(20_000);
  expect(shown()).toEqual([1]);
  for (let index = 1; index <= count; index += 1) {
    press("Next testimonial");
    expect(shown()).toEqual([(index % count) + 1]);
  }
  press("Previous testimonial");
  expect(shown()).toEqual([count]);
});
