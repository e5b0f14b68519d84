// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { testimonials } from "#content/testimonials.ts";
import { TestimonialsCarousel } from "#site/islands/testimonials-carousel.tsx";

function open({ isStill = false } = {}) {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  render(<TestimonialsCarousel />);
}
const button = (name: string) => screen.getByRole("button", { name });
function press(name: string) {
  button(name).focus();
  fireEvent.click(button(name));
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The numbers of the testimonials that are shown, counted from 1. */
const shown = () =>
  [...document.querySelectorAll("li")].flatMap((slide, index) =>
    slide.hasAttribute("inert") ? [] : [index + 1],
  );
const count = testimonials.length;

test("the testimonials advance every four seconds, one at a time, and start over, unless a pointer is on them", async () => {
  open();
  for (let index = 1; index <= count; index += 1) {
    expect(shown()).toEqual([index]);
    await pass(4000);
  }
  expect(shown()).toEqual([1]);
  const carousel = screen.getByRole("region", { name: "Testimonials" });
  fireEvent.pointerEnter(carousel, { pointerType: "mouse" });
  await pass(9000);
  expect(shown()).toEqual([1]);
  fireEvent.pointerLeave(carousel);
  await pass(4100);
  expect(shown()).toEqual([2]);
});

test("each of six numbered dots selects a testimonial; focus and the button stop the movement", async () => {
  open();
  expect(screen.getAllByRole("button", { name: /^Show testimonial [1-6]$/ })).toHaveLength(6);
  press("Show testimonial 4");
  expect(button("Show testimonial 4").getAttribute("aria-current")).toBe("true");
  await pass(9000);
  expect(shown()).toEqual([4]);
  act(() => button("Show testimonial 4").blur());
  await pass(4100);
  expect(shown()).toEqual([5]);
  press("Pause testimonials");
  act(() => button("Play testimonials").blur());
  await pass(9000);
  expect(shown()).toEqual([5]);
});

test("under reduced motion they stay, and the buttons go through all of them, and back", async () => {
  open({ isStill: true });
  await pass(20_000);
  expect(shown()).toEqual([1]);
  for (let index = 1; index <= count; index += 1) {
    press("Next testimonial");
    expect(shown()).toEqual([(index % count) + 1]);
  }
  press("Previous testimonial");
  expect(shown()).toEqual([count]);
});
