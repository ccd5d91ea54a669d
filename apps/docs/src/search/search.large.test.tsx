import { openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { type Find, loadFind } from './load-find.ts';

let find: Find;
beforeAll(async () => {
  find = await loadFind();
});

const titles = (words: string, language: 'en' | 'fil' = 'en') => find(words, language).map(({ title }) => title);

test.each([
  ['backup', 'Guide for the municipality'],
  ['rollb', 'Guide for an office team'],
  ['TRUST_PROXY', 'Environment variables'],
  ['idempotency', 'API calls'],
  ['amnesty', 'Glossary'],
  ['seting', 'Settings'],
])('%s finds a page: %s', (words, title) => {
  expect(titles(words)).toContain(title);
});

test('a place has its heading, its words and its anchor', () => {
  const place = find('Backup keys', 'en').find(({ address }) => address === '/docs/guides/municipality#backup');
  expect(place?.heading).toBe('Backup');
  expect(place?.excerpt).toMatch(/keys/);
});

test('Filipino guides are found by readers of Filipino', () => {
  expect(titles('ingat-yaman', 'fil')).toContain('Gabay para sa ingat-yaman at kahera');
  expect(titles('ingat-yaman', 'en')).not.toContain('Gabay para sa ingat-yaman at kahera');
});

test('missing words are not found, and hostile words are plain words', () => {
  expect(titles('qqqqxxxx')).toEqual([]);
  expect(() => find('a'.repeat(2_000), 'en')).not.toThrow();
  expect(() => find('<script>(.*)+$ \\', 'en')).not.toThrow();
});

test('the keys / , arrows, Enter and Escape lead to a place, and the number of places is announced', async () => {
  const user = userEvent.setup();
  const router = openRemote(createRoutes, '/docs', '/docs/welcome', { session: null });
  await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  await user.keyboard('/');
  const field = screen.getByRole('combobox', { name: 'Search the documentation' });
  expect(field).toHaveFocus();
  await user.keyboard('backup');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/\d+ results?/));
  expect(field).toHaveAttribute('aria-expanded', 'true');
  const [first, second] = screen.getAllByRole('option');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.keyboard('s{Backspace}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/docs/welcome'));
});

test('an empty result is announced', async () => {
  const user = userEvent.setup();
  openRemote(createRoutes, '/docs', '/docs/welcome', { session: null });
  await user.type(await screen.findByRole('combobox'), 'qqqqxxxx');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/No results for/));
});
