import { bookingWords } from "#content/booking.ts";
import { instantAnswer } from "#content/instant-answer.ts";
import { isServed, wholeZip } from "#domain/areas/served-zips.ts";
import {
  type DogCount,
  dogCounts,
  formMemory,
  heroTyped,
  serviceTypes,
} from "#domain/booking/options.ts";
import { instantPrice, priceWords } from "#domain/booking/prices.ts";
import { type FirstDays, firstDays, loadFirstDays } from "#site/clock/first-days.ts";
import { remember, remembered } from "#ui/tab-storage.ts";

const instant = document.querySelector<HTMLFormElement>("#instant");
const input = instant?.querySelector("input");
const select = instant?.querySelector("select");
const output = instant?.querySelector("output");
const waiting = output?.textContent ?? "";

/** Left, top, width and height of the dogs after the dachshund, as in ui/drawings/hero-scene.tsx. */
const pack = [
  ["retriever", 458, 318, 264, 180],
  ["husky", 736, 315, 239, 182],
  ["chihuahua", 455, 424, 108, 96],
  ["tails", 930, 446, 84, 34],
] as const;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** As many dogs as are chosen are in the hero's picture: new ones trot in. */
function gather(dogs: number): void {
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

/** What was typed before in this tab, here or in the form. */
function known() {
  const { zipCode, numDogs } = Object(remembered(formMemory));
  return { zip: String(zipCode ?? ""), dogs: String(numDogs ?? "") };
}

/** The price on a plan's card for this number of dogs. */
function priceCard(link: Element, plan: string | null, dogs: DogCount) {
  const [amount, , month] = link.closest("article")?.querySelectorAll("h3 + p span") ?? [];
  const type = serviceTypes.find((one) => one === plan);
  if (!(amount && month && type)) return;
  const price = priceWords(type, dogs);
  amount.textContent = price.perVisit;
  month.textContent = `${price.month}, ${price.dogs}`;
}

/** Gives zip and dogs to every link to the form, to plans, to the form below, and to this tab. */
function spread(zip: string, dogs: DogCount) {
  // Once changed, their addresses begin with the site's.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/book-now"]')) {
    const query = new URLSearchParams(link.search);
    query.set("zip", zip);
    query.set("dogs", dogs);
    link.search = `${query}`;
    priceCard(link, query.get("plan"), dogs);
  }
  const fields = { zipCode: zip, numDogs: dogs };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.querySelector(`#booking-form [name=${name}]`);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value;
  }
  remember(formMemory, { ...Object(remembered(formMemory)), ...fields });
  dispatchEvent(new Event(heroTyped));
}

/** Answers a whole zip. */
async function answer() {
  if (!(instant && input && select && output)) return;
  gather(Number.parseInt(select.value, 10));
  const typed = input.value;
  const zip = wholeZip(typed);
  if (!zip) return void output.replaceChildren(waiting);
  const dogs = dogCounts.find((count) => count === select.value) ?? "1";
  spread(zip, dogs);
  if (!isServed(zip)) return void output.replaceChildren(`${zip} ${instantAnswer.outside}`);
  const say = ({ line }: FirstDays) => {
    const bold = document.createElement("b");
    bold.textContent = line ? ` ${line}` : "";
    output.replaceChildren(`${bookingWords.served} ${zip}.`, bold, ` ${instantPrice(dogs)}`);
  };
  say(firstDays(zip));
  const next = await loadFirstDays(zip);
  if (next.line && input.value === typed) say(next);
}

if (input && select) {
  const { zip, dogs } = known();
  input.value ||= zip;
  if (dogs) select.value = dogs;
}
instant?.addEventListener("input", answer);
answer();
