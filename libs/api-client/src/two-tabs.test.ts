import { createUser } from '@ebpls/testing-web';

import type * as Refresh from './refresh.ts';
import { createToken } from './testing/a-token.ts';

type Tab = typeof Refresh;
const real = globalThis.fetch;

/** Another document of the same browser: its own modules, the same storage, cookie and locks. */
function openTab(): Tab {
  let tab: Tab | undefined;
  jest.isolateModules(() => {
    tab = jest.requireActual<Tab>('./refresh.ts');
  });
  if (tab === undefined) throw new Error('the tab did not open');
  return tab;
}

/** Web Locks as browsers have them: each request for a name waits for all earlier ones. */
function mockLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

let refreshCount: number;
/** The server replaces the cookie at every refresh; each answer is another token. */
beforeEach(() => {
  refreshCount = 0;
  mockLocks();
  globalThis.fetch = async () => {
    refreshCount += 1;
    const ends = 840 + refreshCount;
    await Promise.resolve();
    return Response.json({ user: createUser(), accessToken: createToken({ ends }) });
  };
});
afterEach(() => {
  globalThis.fetch = real;
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

test('two tabs whose token expired at the same time refresh it once, and both use the new one', async () => {
  const tabs = [openTab(), openTab(), openTab()];
  const tokens = await Promise.all(tabs.map((tab) => tab.refreshSessionToken()));
  expect(refreshCount).toBe(1);
  expect(new Set(tokens)).toEqual(new Set([localStorage.getItem('accessToken')]));
  for (const tab of tabs) tab.stopRenewing();
});

test('a tab that comes later refreshes again, since its token is the one it knew', async () => {
  const [one, other] = [openTab(), openTab()];
  const first = await one.refreshSessionToken();
  expect(await other.refreshSessionToken()).not.toBe(first);
  expect(refreshCount).toBe(2);
  for (const tab of [one, other]) tab.stopRenewing();
});

test('a tab whose refresh fails releases the lock for the next one', async () => {
  const good = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    globalThis.fetch = good;
    await Promise.resolve();
    throw new TypeError(`no line to ${String(args[0])}`);
  };
  const [one, other] = [openTab(), openTab()];
  const [failedRefresh, fresh] = await Promise.allSettled([one.refreshSessionToken(), other.refreshSessionToken()]);
  expect([failedRefresh.status, fresh.status, refreshCount]).toEqual(['rejected', 'fulfilled', 1]);
  for (const tab of [one, other]) tab.stopRenewing();
});
