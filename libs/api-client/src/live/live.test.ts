import { socketTicket } from '@ebpls/contracts';
import { fakeApi } from '@ebpls/testing-web';

import { closeLive, openLive } from './live.ts';

const made = jest.fn();
jest.mock('socket.io-client', () => ({
  io: (...given: unknown[]) => {
    made(...given);
    return { io: { opts: {} }, on: () => undefined, connect: () => undefined, close: () => undefined };
  },
}));

const api = fakeApi();
beforeEach(() => made.mockClear());
afterEach(closeLive);

test('the line opens at the address of the page', async () => {
  api.answers(socketTicket, { ticket: 'ticket', expires_at: '2026-01-12T00:00:30.000Z' });
  await openLive();
  expect(made).toHaveBeenCalledWith(expect.objectContaining({ transports: ['websocket'] }));
});

test('where the server names another address for the socket, the line opens there', async () => {
  api.answers(socketTicket, {
    ticket: 'ticket',
    expires_at: '2026-01-12T00:00:30.000Z',
    socket_url: 'https://live.example.gov.ph',
  });
  await openLive();
  expect(made).toHaveBeenCalledWith(
    'https://live.example.gov.ph',
    expect.objectContaining({ transports: ['websocket'] }),
  );
});
