const places = { reply: "[data-reply-by]", phones: "[data-phones-open]" };

/** Writes the server's words for when we'll be in touch, and whether the phones are open, wherever the page has a place for them. */
export async function fillReplyTimes(): Promise<void> {
  try {
    const answer = await fetch("/api/first-days");
    if (!answer.ok || answer.redirected) return;
    const times = await answer.json();
    for (const [name, selector] of Object.entries(places))
      for (const place of document.querySelectorAll(selector))
        if (typeof times[name] === "string") place.textContent = times[name];
  } catch {
    // The page says what it says without them.
  }
}
