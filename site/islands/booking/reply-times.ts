const places = {
  reply: "[data-reply-by]",
  phones: "[data-phones-open]",
  line: "[data-route-days]",
};

/**
 * Writes the server's words for when we'll be in touch, whether the phones are open, and when we are in a neighborhood,
 * wherever the page has a place for them.
 */
export async function fillReplyTimes(): Promise<void> {
  const area = document.querySelector<HTMLElement>(places.line)?.dataset["routeDays"];
  try {
    const answer = await fetch(area ? `/api/first-days?area=${area}` : "/api/first-days");
    if (!answer.ok || answer.redirected) return;
    const times = await answer.json();
    for (const [name, selector] of Object.entries(places))
      for (const place of document.querySelectorAll(selector))
        if (typeof times[name] === "string") place.textContent = times[name];
  } catch {
    // The page says what it says without them.
  }
}
