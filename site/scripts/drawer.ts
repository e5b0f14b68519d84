const drawer = document.querySelector<HTMLDialogElement>("#drawer");

drawer?.addEventListener("click", ({ target }) => {
  // The dialog itself is the target of a click on its backdrop: closedby="any" where that is missing.
  if (target === drawer || (target instanceof Element && target.closest("a"))) drawer.close();
});

if (!("command" in HTMLButtonElement.prototype))
  for (const button of document.querySelectorAll("[commandfor=drawer]"))
    button.addEventListener("click", () => (drawer?.open ? drawer.close() : drawer?.showModal()));
