const instant = document.querySelector<HTMLFormElement>("#instant");

/** Answers a whole zip, and gives zip and dogs to the link. Zips, prices and words are on the form's elements. */
function answer() {
  const typed = instant?.querySelector("input")?.value ?? "";
  const zip = typed.normalize("NFKC").trim();
  const dogs = instant?.querySelector<HTMLOptionElement>("option:checked");
  const link = instant?.querySelector("a");
  const output = instant?.querySelector("output");
  if (!(instant && dogs && link && output)) return;
  const { zips, yes, outside } = instant.dataset;
  const isServed = zips?.includes(zip.slice(0, 5));
  const said = isServed ? `${yes} ${zip}. ${dogs.dataset["price"]}` : `${zip} ${outside}`;
  const isWhole = /^\d{5}(-\d{4})?$/.test(zip);
  output.value = isWhole ? said : output.defaultValue;
  link.search = isWhole ? `zip=${zip}&dogs=${encodeURIComponent(dogs.value)}` : "";
}

instant?.addEventListener("input", answer);
answer();
