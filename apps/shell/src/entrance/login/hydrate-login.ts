/**
 * Replaces the sign-in rendered by the build once the shell has its page: typed text, the cursor's position and the
 * last press on a button are carried over (decision 0113). Does nothing without a rendered sign-in.
 */
export function hydrateLogin(page: Document): void {
  const renderedLogin = page.querySelector<HTMLElement>('#prerendered-page');
  const shell = page.querySelector<HTMLElement>('#app');
  if (!renderedLogin || !shell) return;
  const watch = new MutationObserver(() => {
    if (!shell.querySelector('h1')) return;
    watch.disconnect();
    shell.hidden = false;
    copyInput(renderedLogin, shell);
    renderedLogin.remove();
  });
  watch.observe(shell, { childList: true, subtree: true });
}

function copyInput(renderedLogin: HTMLElement, shell: HTMLElement): void {
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
  // A field of type `email` has no selection to set, even when it shows one.
  if (input.selectionStart !== null) field.setSelectionRange(input.selectionStart, input.selectionEnd);
}
