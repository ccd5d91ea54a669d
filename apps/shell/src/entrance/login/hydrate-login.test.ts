import { hydrateLogin } from './hydrate-login.ts';

const FORM =
  '<form><input name="email" type="email"><input name="password" type="password"><button>Sign in</button></form>';
const getPart = <E extends HTMLElement>(at: string): E => {
  const element = document.querySelector<E>(at);
  if (!element) throw new Error(`There is no ${at}.`);
  return element;
};
/** Renders the shell: React inserts its page at once, and mutation observers run afterwards. */
async function renderShell(html: string): Promise<void> {
  getPart('#app').innerHTML = html;
  await Promise.resolve();
}

beforeEach(() => {
  document.body.innerHTML = `<div id="prerendered-page"><h1>Sign in</h1>${FORM}</div><div id="app" hidden></div>`;
});

test('typed text and the cursor of the rendered sign-in move to the shell’s page', async () => {
  hydrateLogin(document);
  getPart<HTMLInputElement>('#prerendered-page [name=email]').value = 'maria@example.com';
  const password = getPart<HTMLInputElement>('#prerendered-page [name=password]');
  password.value = 'secret';
  password.focus();
  password.setSelectionRange(2, 4);

  await renderShell('<p role="status">Loading</p>');
  expect(getPart('#app').hidden).toBe(true);
  await renderShell(`<h1>Sign in</h1>${FORM}`);
  expect(document.querySelector('#prerendered-page')).toBeNull();
  expect(getPart('#app').hidden).toBe(false);
  const passwordField = getPart<HTMLInputElement>('[name=password]');
  expect([getPart<HTMLInputElement>('[name=email]').value, passwordField.value]).toEqual([
    'maria@example.com',
    'secret',
  ]);
  expect([document.activeElement, passwordField.selectionStart, passwordField.selectionEnd]).toEqual([
    passwordField,
    2,
    4,
  ]);
});

test.each([[undefined], ['Sign in'], ['Show password']])(
  'a press on %s before the shell is repeated in the shell',
  async (pressedButton) => {
    hydrateLogin(document);
    if (pressedButton !== undefined) getPart('#prerendered-page').dataset['pressed'] = pressedButton;
    const clickedTexts: (string | null)[] = [];
    getPart('#app').addEventListener('click', ({ target }) => clickedTexts.push((target as HTMLElement).textContent));
    getPart('#app').addEventListener('submit', (event) => event.preventDefault());
    await renderShell(`<h1>Sign in</h1>${FORM}<button aria-label="Show password">eye</button>`);
    expect(clickedTexts).toEqual({ 'Sign in': ['Sign in'], 'Show password': ['eye'] }[pressedButton ?? ''] ?? []);
  },
);

test('a page other than the sign-in replaces it unchanged', async () => {
  hydrateLogin(document);
  getPart<HTMLInputElement>('#prerendered-page [name=email]').value = 'maria@example.com';
  await renderShell('<h1>Dashboard</h1>');
  expect(document.body.textContent).toBe('Dashboard');
});

test('without a rendered sign-in nothing happens', async () => {
  getPart('#prerendered-page').remove();
  hydrateLogin(document);
  await renderShell('<h1>Sign in</h1>');
  expect(getPart('#app').hidden).toBe(true);
});
