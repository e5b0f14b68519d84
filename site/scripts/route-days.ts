import { loadFirstDays } from "#site/clock/first-days.ts";
import { routeLine } from "#site/clock/route-line.ts";

// Only the server knows the owner's route.
const place = document.querySelector<HTMLElement>("[data-route-days]");
const area = place?.dataset["routeDays"];
if (place && area)
  loadFirstDays(area, "area").then((days) => {
    place.textContent = routeLine(days) || place.textContent;
  });
