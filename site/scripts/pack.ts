/** Left, top, width and height of the dogs after the dachshund, as in ui/drawings/hero-scene.tsx. */
const pack = [
  ["retriever", 458, 318, 264, 180],
  ["husky", 736, 315, 239, 182],
  ["chihuahua", 455, 424, 108, 96],
  ["tails", 930, 446, 84, 34],
] as const;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** As many dogs as are chosen are in the hero's picture: new ones trot in. */
export function gather(dogs: number): void {
  const dachshund = document.querySelector(".hero-scene #dachshund")?.parentElement;
  for (const [index, [name, x, y, width, height]] of pack.entries()) {
    const shown = document.querySelector(`.hero-scene [href*=${name}]`);
    if (index >= dogs - 1) shown?.remove();
    else if (!shown) {
      const dog = document.createElementNS("http://www.w3.org/2000/svg", "image");
      const places = { href: `/drawn/${name}.svg`, x, y, width, height };
      for (const [key, value] of Object.entries(places)) dog.setAttribute(key, `${value}`);
      if (!still.matches)
        dog.onload = () =>
          dog.animate({ transform: ["translateX(-150px)", "none"], opacity: [0, 1] }, 250);
      dachshund?.before(dog);
    }
  }
}
