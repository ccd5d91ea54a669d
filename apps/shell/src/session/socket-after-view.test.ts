import { closeLive, waitForFirst, openLive } from '@ebpls/api-client';
import { socketTicket } from '@ebpls/contracts';
import { fakeApi } from '@ebpls/testing-web';
import { waitFor } from '@testing-library/react';

import { createSocketStarter } from './socket-after-view.ts';

const made = jest.fn();
jest.mock('socket.io-client', () => ({
  io: (...given: unknown[]) => {
    made(...given);
    return { io: { opts: {} }, on: () => undefined, connect: () => undefined, close: () => undefined };
  },
}));

const api = fakeApi();
const READING = { initialized: true, navigation: { state: 'loading' } };
const STANDS = { initialized: true, navigation: { state: 'idle' } };

beforeEach(() => api.answers(socketTicket, { ticket: 'ticket', expires_at: '2026-01-12T00:00:30.000Z' }));
afterEach(() => {
  closeLive();
  waitForFirst(Promise.resolve());
});

test('the line waits for the first view, and opens when that stands', async () => {
  const follow = createSocketStarter(waitForFirst);
  const opening = openLive();
  const heard = new Set<(state: typeof STANDS) => void>();
  follow({
    state: READING,
    subscribe: (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  });
  for (const hear of heard) hear(READING);
  await Promise.resolve();
  expect(made).not.toHaveBeenCalled();
  for (const hear of heard) hear(STANDS);
  await opening;
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(heard.size).toBe(0);
});

test('a sign-out meanwhile opens none', async () => {
  made.mockClear();
  const follow = createSocketStarter(waitForFirst);
  const opening = openLive();
  closeLive();
  follow({ state: STANDS, subscribe: () => () => undefined });
  await opening;
  expect(made).not.toHaveBeenCalled();
});

test('the line takes its code from what was asked for ahead, when that has come', async () => {
  made.mockClear();
  performance.getEntriesByName = () => [];
  const link = document.head.appendChild(document.createElement('link'));
  Object.assign(link, { rel: 'prefetch', href: '/assets/line.js' });
  const follow = createSocketStarter(waitForFirst);
  const opening = openLive();
  const listened = jest.spyOn(link, 'addEventListener');
  follow({ state: STANDS, subscribe: () => () => undefined });
  await waitFor(() => expect(listened).toHaveBeenCalled());
  expect(made).not.toHaveBeenCalled();
  link.dispatchEvent(new Event('load'));
  await opening;
  expect(made).toHaveBeenCalledTimes(1);
  link.remove();
});
