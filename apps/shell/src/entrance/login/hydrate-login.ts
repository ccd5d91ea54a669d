/**
 * The sign-in that the build has drawn gives way to the house when that has its page: what was typed, where the cursor
 * stood and the last press on a button go over (decision 0113). Does nothing where nothing was drawn.
 */
export function hydrateLogin(page: Document): void {
  const renderedLogin = page.querySelector<HTMLElement>('#drawn');
  const shell = page.querySelector<HTMLElement>('#house');
  if (!renderedLogin || !shell) return;
  const watch = new MutationObserver(() => {
    if (!shell.querySelector('h1')) return;
    watch.disconnect();
    shell.hidden = false;
    carryOver(renderedLogin, shell);
    renderedLogin.remove();
  });
  watch.observe(shell, { childList: true, subtree: true });
}

function carryOver(renderedLogin: HTMLElement, shell: HTMLElement): void {
  const at = renderedLogin.ownerDocument.activeElement;
  for (const input of renderedLogin.querySelectorAll('input')) {
    const field = shell.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
    if (!field) continue;
    field.value = input.value;
    if (input === at) focusAs(input, field);
  }
  const { pressed } = renderedLogin.dataset;
  const buttons = [...shell.querySelectorAll('button')];
  buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === pressed)?.click();
}

function focusAs(input: HTMLInputElement, field: HTMLInputElement): void {
  field.focus({ preventScroll: true });
  // An address has no cursor to set, whatever it shows.
  if (input.selectionStart !== null) field.setSelectionRange(input.selectionStart, input.selectionEnd);
}
