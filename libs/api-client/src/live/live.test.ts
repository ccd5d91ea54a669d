import { socketTicket } from '@ebpls/contracts';
import { createFakeApi } from '@ebpls/testing-web';

import { closeLive, onNudge, openLive } from './live.ts';

const openSocket = jest.fn();
const opts: { query?: { missed_ms: number } } = {};
const handlers = new Map<string, (given: unknown) => void>();
jest.mock('socket.io-client', () => ({
  io: (...args: unknown[]) => {
    openSocket(...args);
    const on = (event: string, handler: (given: unknown) => void) => handlers.set(event, handler);
    return { io: { opts }, on, connect: () => undefined, close: () => undefined };
  },
}));

const api = createFakeApi();
beforeEach(() => openSocket.mockClear());
afterEach(closeLive);

test('the socket opens at the address of the page', async () => {
  api.replyWith(socketTicket, { ticket: 'ticket', expires_at: '2026-01-12T00:00:30.000Z' });
  await openLive();
  expect(openSocket).toHaveBeenCalledWith(expect.objectContaining({ transports: ['websocket'] }));
});

test('the socket opens at another address when the server names one', async () => {
  api.replyWith(socketTicket, {
    ticket: 'ticket',
    expires_at: '2026-01-12T00:00:30.000Z',
    socket_url: 'https://live.example.gov.ph',
  });
  await openLive();
  expect(openSocket).toHaveBeenCalledWith(
    'https://live.example.gov.ph',
    expect.objectContaining({ transports: ['websocket'] }),
  );
});

describe('a change without a listener', () => {
  beforeEach(() => {
    api.replyWith(socketTicket, { ticket: 'ticket', expires_at: '2026-01-12T00:00:30.000Z' });
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  async function loseConnection(reason: string): Promise<void> {
    handlers.get('connect')?.(undefined);
    handlers.get('disconnect')?.(reason);
    await jest.advanceTimersByTimeAsync(1_000);
  }

  test('is requested from the last time the socket surely received, or whole after the server closed it', async () => {
    await openLive();
    expect(opts.query?.missed_ms).toBeGreaterThan(0);
    await loseConnection('transport close');
    expect(opts.query?.missed_ms).toBe(45_000 + 1_000 + 20_000);
    await loseConnection('io server disconnect');
    expect(opts.query?.missed_ms).toBe(Infinity);
  });

  test('reaches every page when it concerns everything', async () => {
    await openLive();
    const events: unknown[] = [];
    const stop = onNudge('clearance', (key) => events.push(key));
    for (const nudge of [{ subject: 'permit' }, { subject: 'clearance', key: '9' }, { subject: '*' }])
      handlers.get('changed')?.(nudge);
    stop();
    expect(events).toEqual(['9', undefined]);
  });
});
