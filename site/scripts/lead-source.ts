/** The form sends it with a booking. */
const leadSourceMemory = "lead-source";

/** Keeps in this tab, without a cookie, what the first address that says so tells about where the visitor came from. */
function keepLeadSource(): void {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(location.search))
    if (name.startsWith("utm_")) kept.set(name, value);
  const from = document.referrer && new URL(document.referrer).host;
  if (from && from !== location.host) kept.set("referrer", from);
  if (kept.size > 0) sessionStorage[leadSourceMemory] ??= `${kept}`;
}

try {
  keepLeadSource();
} catch {
  // Browsers can forbid storage: then nothing is remembered.
}
