const drawer = document.querySelector<HTMLDialogElement>("#drawer");

drawer?.addEventListener("click", ({ target }) => {
  // For browsers without closedby="any": a click on the backdrop has the dialog itself as its target.
  if (target === drawer || (target instanceof Element && target.closest("a"))) drawer.close();
});

if (!("command" in HTMLButtonElement.prototype))
  for (const button of document.querySelectorAll("[commandfor=drawer]"))
    button.addEventListener("click", () => (drawer?.open ? drawer.close() : drawer?.showModal()));
