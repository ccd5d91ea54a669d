/**
 * The sign-in that the build has drawn gives way to the house when that has its page: what was typed, where the cursor
 * stood and the last press on a button go over (decision 0113). Does nothing where nothing was drawn.
 */
export function hydrateLogin(page: Document): void {
  const drawn = page.querySelector<HTMLElement>('#drawn');
  const house = page.querySelector<HTMLElement>('#house');
  if (!drawn || !house) return;
  const watch = new MutationObserver(() => {
    if (!house.querySelector('h1')) return;
    watch.disconnect();
    house.hidden = false;
    carryOver(drawn, house);
    drawn.remove();
  });
  watch.observe(house, { childList: true, subtree: true });
}

function carryOver(drawn: HTMLElement, house: HTMLElement): void {
  const at = drawn.ownerDocument.activeElement;
  for (const typed of drawn.querySelectorAll('input')) {
    const field = house.querySelector<HTMLInputElement>(`input[name="${typed.name}"]`);
    if (!field) continue;
    field.value = typed.value;
    if (typed === at) focusAs(typed, field);
  }
  const { pressed } = drawn.dataset;
  const buttons = [...house.querySelectorAll('button')];
  buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === pressed)?.click();
}

function focusAs(typed: HTMLInputElement, field: HTMLInputElement): void {
  field.focus({ preventScroll: true });
  // An address has no cursor to set, whatever it shows.
  if (typed.selectionStart !== null) field.setSelectionRange(typed.selectionStart, typed.selectionEnd);
}
