import type { ShouldRevalidateFunctionArgs } from 'react-router';

import { useLoadedRows } from './use-list.ts';

const shouldLoad = (from: string, to: string, ...read: string[]): boolean =>
  useLoadedRows(...read)({
    currentUrl: new URL(from, 'https://demo.example'),
    nextUrl: new URL(to, 'https://demo.example'),
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs);

test('a search is no reason to load again; another page and an act are', () => {
  expect(shouldLoad('/browse', '/browse?keywords=bread')).toBe(false);
  expect(shouldLoad('/browse?page=2', '/overview')).toBe(true);
  expect(shouldLoad('/browse?page=2', '/browse?page=2')).toBe(true);
});

test('a parameter that the loader reads itself is a reason', () => {
  expect(shouldLoad('/profile?tab=a', '/profile?tab=b', 'tab', 'user')).toBe(true);
  expect(shouldLoad('/profile?tab=a', '/profile?tab=a&search=b', 'tab', 'user')).toBe(false);
});
