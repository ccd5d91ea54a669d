import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { completeStartPage } from '@ebpls/contracts';
import { saveSettings, readSettings } from '@ebpls/remote-kit';
import { PALETTE } from '@ebpls/ui/theme';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderDocuments } from '../landing/documents.tsx';
import { createMunicipality } from '../testing/create-municipality.ts';
import { prefetchFiles } from './prefetch.ts';
import { watchForm } from './form-download.ts';
import { watchNotices } from './notices.ts';
import { watchSettings } from './settings.ts';

const first = readFileSync(join(__dirname, '../../public/theme.js'), 'utf8');
const documents = renderDocuments({
  first: '',
  last: '',
  preload: '',
  ahead: ['/assets/shell.js', '/assets/login.js'],
});
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const { documentElement: page } = document;
const forget = (): void => {
  localStorage.clear();
  for (const name of ['ebpls_consent', 'ebpls_settings_updated', 'ebpls_language', 'ebpls_signed_in'])
    document.cookie = `${name}=; path=/; max-age=0`;
};

/** Opens the rendered page as the server sends it, with its script running. */
function openPage({ isPrerendered = true } = {}): void {
  const parsedPage = new DOMParser().parseFromString(
    completeStartPage(documents['home.en.html'] ?? '', {
      municipality: createMunicipality(),
      has_docs: true,
      has_form: true,
    }),
    'text/html',
  );
  document.body.innerHTML = parsedPage.body.innerHTML;
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
  page.lang = 'en';
  page.removeAttribute('style');
  if (isPrerendered) page.dataset['prerendered'] = '';
  // As the browser runs it before the first paint.
  // oxlint-disable-next-line no-new-func -- the file is a plain script without exports
  new Function(first)();
}

beforeEach(() => {
  forget();
  openPage();
});

test('before the first paint the page has the stored look', () => {
  localStorage.setItem(
    'settings',
    JSON.stringify({ theme: 'UNICORN', direction: 'rtl', responsiveFontSizes: false, language: 'en' }),
  );
  openPage();
  expect({ ...page.dataset, dir: page.dir }).toEqual({
    prerendered: '',
    theme: 'UNICORN',
    fonts: 'fixed',
    script: '',
    visitor: 'stranger',
    dir: 'rtl',
  });
});

test.each(['not json', '"text"', 'null', '{"theme":"NEON","direction":"up"}'])(
  'unreadable settings (%s) become the defaults',
  (keptChoice) => {
    localStorage.setItem('settings', keptChoice);
    openPage();
    expect([page.dataset['theme'], page.dir, page.dataset['fonts']]).toEqual(['ONE_DARK', 'ltr', 'responsive']);
  },
);

test.each(Object.keys(PALETTE) as (keyof typeof PALETTE)[])(
  'the background before the first paint is the one of %s',
  (theme) => {
    localStorage.setItem('settings', JSON.stringify({ theme }));
    openPage({ isPrerendered: false });
    expect(first).toContain(`${theme}: '${PALETTE[theme].canvas}'`);
    expect(page.style.backgroundColor).not.toBe('');
  },
);

test('a page of the shell takes its language from the stored settings; a rendered page has its own', () => {
  localStorage.setItem('settings', JSON.stringify({ language: 'fil' }));
  openPage({ isPrerendered: false });
  expect(page.lang).toBe('fil');
  document.cookie = 'ebpls_language=fil; path=/';
  openPage();
  expect(page.lang).toBe('en');
});

test('a visitor with a possible session is detected before the first paint', () => {
  document.cookie = 'ebpls_signed_in=1; path=/';
  openPage();
  expect(page.dataset['visitor']).toBe('known');
});

test('a choice in the settings applies at once and is stored where the shell finds it', async () => {
  watchSettings();
  const panel = within(screen.getByRole('group', { name: 'Theme' }));
  await userEvent.click(panel.getByRole('button', { name: 'Light' }));
  expect(page.dataset['theme']).toBe('LIGHT');
  expect(panel.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
  expect(panel.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Direction' })).getByRole('button', { name: 'Right to left' }),
  );
  await userEvent.click(screen.getByRole('switch'));
  expect(readSettings()).toEqual({ theme: 'LIGHT', direction: 'rtl', responsiveFontSizes: false, language: 'en' });
  expect([page.dir, page.dataset['fonts']]).toEqual(['rtl', 'fixed']);
});

test('the settings close by Escape, and the focus returns to their button', async () => {
  watchSettings();
  const panel = document.querySelector<HTMLDetailsElement>('#settings');
  if (!panel) throw new Error('The page has no settings.');
  panel.open = true;
  within(panel).getByRole('button', { name: 'Unicorn' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(panel.open).toBe(false);
  expect(panel.querySelector('summary')).toHaveFocus();
  panel.open = true;
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(panel.open).toBe(false);
});

test('consent comes first, then the one-time notice for people with older settings; each appears once', async () => {
  localStorage.setItem('settings', '{"theme":"ONE_DARK"}');
  watchNotices();
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Settings Updated' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I Agree' }));
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Settings Updated' })).getByRole('button', {
      name: 'Switch to light theme',
    }),
  );
  expect(readSettings().theme).toBe('LIGHT');
  openPage();
  watchNotices();
  for (const name of ['Cookies', 'Settings Updated']) expect(screen.queryByRole('region', { name })).toBeNull();
});

test('a first visitor, and one with current settings, gets no notice of a change', async () => {
  document.cookie = 'ebpls_consent=1; path=/';
  watchNotices();
  expect(screen.queryByRole('region', { name: 'Settings Updated' })).toBeNull();
  saveSettings(readSettings());
  openPage();
  watchNotices();
  expect(screen.queryByRole('region', { name: 'Settings Updated' })).toBeNull();
});

test('a person with the light theme gets no notice of the dark one', () => {
  localStorage.setItem('settings', '{"theme":"LIGHT"}');
  document.cookie = 'ebpls_consent=1; path=/';
  watchNotices();
  expect(screen.queryByRole('region', { name: 'Settings Updated' })).toBeNull();
});

/** Answers every request alike and returns the names of the saved files. */
function answerRequests(answer: () => Promise<Response> | Response): string[] {
  const savedNames: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  URL.createObjectURL = () => 'blob:form';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    savedNames.push(this.download);
  });
  return savedNames;
}

afterEach(() => jest.restoreAllMocks());

test('the form is downloaded with its name, and the page shows the progress', async () => {
  const statusTexts: string[] = [];
  const savedNames = answerRequests(
    () => new Response('a sheet', { headers: { 'content-type': SHEET, 'content-length': '7' } }),
  );
  watchForm();
  const going = screen.getByRole('status');
  new MutationObserver(() => statusTexts.push(going.textContent ?? '')).observe(going, { childList: true });
  await userEvent.click(screen.getByRole('link', { name: 'Download the business permit form' }));
  await waitFor(() => expect(savedNames).toEqual(['business-permit-form.xlsx']));
  await waitFor(() => expect(statusTexts).toEqual(expect.arrayContaining(['Downloading 100%', ''])));
  expect(screen.getByText('Excel')).toBeVisible();
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['a missing file', () => new Response('Not found', { status: 404 })],
  ['a page of a proxy', () => new Response('<p>Sign in to this network', { headers: { 'content-type': 'text/html' } })],
])('%s instead of the form is reported, and can be retried', async (_, answer) => {
  let works = false;
  const savedNames = answerRequests(() =>
    works ? new Response('a sheet', { headers: { 'content-type': SHEET } }) : answer(),
  );
  watchForm();
  await userEvent.click(screen.getByRole('link', { name: 'Download the business permit form' }));
  expect(await screen.findByRole('region', { name: 'The form could not be downloaded.' })).toBeVisible();
  expect(savedNames).toEqual([]);
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(savedNames).toEqual(['business-permit-form.xlsx']));
  expect(screen.queryByRole('region', { name: 'The form could not be downloaded.' })).toBeNull();
});

const listPrefetched = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) => new URL(link.href).pathname);
const SHELL_FILES = ['/assets/shell.js', '/assets/shell.css', '/assets/login.js'];
beforeEach(() => document.head.replaceChildren());

test('the shell’s files are prefetched once, when the pointer reaches a link into it', async () => {
  prefetchFiles(SHELL_FILES);
  await userEvent.hover(screen.getByRole('link', { name: 'Official website' }));
  await userEvent.hover(screen.getByRole('link', { name: 'Download the business permit form' }));
  expect(listPrefetched()).toEqual([]);
  await userEvent.hover(screen.getByRole('link', { name: 'Sign in' }));
  await userEvent.hover(screen.getByRole('link', { name: 'Register your business' }));
  expect(listPrefetched()).toEqual(SHELL_FILES);
  expect([...document.head.querySelectorAll('link')].map((link) => link.as)).toEqual(['script', 'style', 'script']);
});

test.each([
  ['on a good line', undefined, SHELL_FILES],
  ['on a fast mobile line', { saveData: false, effectiveType: '4g' }, SHELL_FILES],
  ['for whoever saves data', { saveData: true, effectiveType: '4g' }, []],
  ['on a slow line', { saveData: false, effectiveType: '3g' }, []],
])('while the browser is idle %s, %j fetches %j', async (_, connection, fetchedFiles) => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  prefetchFiles(SHELL_FILES);
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
  jest.useRealTimers();
  expect(listPrefetched()).toEqual(fetchedFiles);
});
