import { closeLive, waitForFirst, openLive } from '@ebpls/api-client';
import { socketTicket } from '@ebpls/contracts';
import { createFakeApi } from '@ebpls/testing-web';
import { waitFor } from '@testing-library/react';

import { createSocketStarter } from './socket-after-view.ts';

const openSocket = jest.fn();
jest.mock('socket.io-client', () => ({
  io: (...args: unknown[]) => {
    openSocket(...args);
    return { io: { opts: {} }, on: () => undefined, connect: () => undefined, close: () => undefined };
  },
}));

const api = createFakeApi();
const READING = { initialized: true, navigation: { state: 'loading' } };
const STANDS = { initialized: true, navigation: { state: 'idle' } };

beforeEach(() => api.replyWith(socketTicket, { ticket: 'ticket', expires_at: '2026-01-12T00:00:30.000Z' }));
afterEach(() => {
  closeLive();
  waitForFirst(Promise.resolve());
});

test('the socket waits for the first view, and opens when that is rendered', async () => {
  const follow = createSocketStarter(waitForFirst);
  const opening = openLive();
  const listeners = new Set<(state: typeof STANDS) => void>();
  follow({
    state: READING,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  for (const listener of listeners) listener(READING);
  await Promise.resolve();
  expect(openSocket).not.toHaveBeenCalled();
  for (const listener of listeners) listener(STANDS);
  await opening;
  await waitFor(() => expect(openSocket).toHaveBeenCalledTimes(1));
  expect(listeners.size).toBe(0);
});

test('a sign-out meanwhile opens no socket', async () => {
  openSocket.mockClear();
  const follow = createSocketStarter(waitForFirst);
  const opening = openLive();
  closeLive();
  follow({ state: STANDS, subscribe: () => () => undefined });
  await opening;
  expect(openSocket).not.toHaveBeenCalled();
});

test('the socket takes its code from the prefetch, once that has finished', async () => {
  openSocket.mockClear();
  performance.getEntriesByName = () => [];
  const link = document.head.appendChild(document.createElement('link'));
  Object.assign(link, { rel: 'prefetch', href: '/assets/line.js' });
  const follow = createSocketStarter(waitForFirst);
  const opening = openLive();
  const addListener = jest.spyOn(link, 'addEventListener');
  follow({ state: STANDS, subscribe: () => () => undefined });
  await waitFor(() => expect(addListener).toHaveBeenCalled());
  expect(openSocket).not.toHaveBeenCalled();
  link.dispatchEvent(new Event('load'));
  await opening;
  expect(openSocket).toHaveBeenCalledTimes(1);
  link.remove();
});
