const bar = document.querySelector<HTMLElement>("[data-book-bar]");
const inView = new Set<Element>();
const watch = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    // A keyboard leaves little of a phone's window.
    const isTyping = document.activeElement?.matches("input, select, textarea") ?? false;
    if (bar) bar.hidden = isTyping || inView.size > 0;
  },
  // What is behind the header is out of view.
  { rootMargin: "-64px 0px 0px" },
);

// The footer has its own links, and nothing below to scroll to.
for (const one of document.querySelectorAll(
  'h1, #booking, main form, main a[href*="/book-now"], footer',
))
  watch.observe(one);
