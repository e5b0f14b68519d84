// A booking made without the form's script: what the form has kept is booked by now.
try {
  sessionStorage.removeItem("booking");
} catch {
  // Storage is switched off: nothing was kept.
}
