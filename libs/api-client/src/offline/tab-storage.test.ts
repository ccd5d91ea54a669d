import { claimTab, clearTabs, sweepTab, toTypedKey } from './tab-storage.ts';

const [ROSA, SELYA] = [7, 8];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-01-12T02:42:00Z') });
});
afterEach(() => jest.useRealTimers());

function type(): void {
  sessionStorage.setItem('draft 7 SI-000114', 'Purok 9');
  sessionStorage.setItem('answers line 2', 'lechon');
  localStorage.setItem(toTypedKey(ROSA, 'messages'), 'Magandang araw po');
}

test('typed data of an account survives its reloads and its session', () => {
  claimTab(ROSA);
  type();
  sweepTab();
  claimTab(ROSA);
  expect(sessionStorage.getItem('draft 7 SI-000114')).toBe('Purok 9');
  expect(localStorage.getItem(toTypedKey(ROSA, 'messages'))).toBe('Magandang araw po');
});

test('signing out removes typed data, in this tab and in one that slept meanwhile', () => {
  claimTab(ROSA);
  type();
  const slept = { ...sessionStorage } as Record<string, string>;
  jest.advanceTimersByTime(60_000);
  clearTabs();
  expect([sessionStorage.length, Object.keys(localStorage)]).toEqual([0, ['ebpls.left']]);
  for (const [name, text] of Object.entries(slept)) sessionStorage.setItem(name, text);
  sweepTab();
  expect(sessionStorage.length).toBe(0);
});

test('data typed after a new sign-in stays', () => {
  clearTabs();
  jest.advanceTimersByTime(1_000);
  claimTab(ROSA);
  type();
  sweepTab();
  expect(sessionStorage.getItem('answers line 2')).toBe('lechon');
});

test('another account finds nothing of the one whose session ended in this tab', () => {
  claimTab(ROSA);
  type();
  localStorage.setItem(toTypedKey(SELYA, 'messages'), 'Salamat po');
  claimTab(SELYA);
  expect(Object.keys(sessionStorage)).toEqual(['ebpls.tab']);
  expect(Object.keys(localStorage)).toEqual([toTypedKey(SELYA, 'messages')]);
});
