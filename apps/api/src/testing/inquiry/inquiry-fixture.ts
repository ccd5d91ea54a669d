// Test client of the inquiry socket.

import type { AddressInfo } from 'node:net';

import type { ErrorBody } from '@ebpls/contracts';
import { io as connect, type Socket } from 'socket.io-client';

import type { TestPerson, TestServer } from '../open-server.ts';

/** Acknowledgement of an event: the stored object, or the one shape of an error. */
interface AcknowledgedEvent<T> extends Partial<ErrorBody> {
  readonly ok?: true;
  readonly data: T;
}

/** A person's socket as a browser has it, with all events that it received. */
export interface InquirySocket {
  readonly socket: Socket;
  readonly emitEvent: <T = Record<string, unknown>>(event: string, ...body: unknown[]) => Promise<AcknowledgedEvent<T>>;
  /** Payloads of an event, in the order of arrival. */
  readonly listPayloads: <T = Record<string, unknown>>(event: string) => readonly T[];
  /** Waits until this many events of the kind have arrived. */
  readonly waitForPayloads: <T = Record<string, unknown>>(event: string, many?: number) => Promise<readonly T[]>;
}

export function getServerAddress({ api }: Pick<TestServer, 'api'>): string {
  return `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
}

/** Opens a socket with a token; rejects when the server refuses it. */
export async function openInquirySocket(address: string, { token }: Pick<TestPerson, 'token'>): Promise<InquirySocket> {
  const socket = connect(address, {
    query: { token, connection_from: 'web' },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  const events: [string, unknown][] = [];
  const waiters = new Set<() => void>();
  socket.onAny((event: string, body: unknown) => {
    events.push([event, body]);
    for (const look of waiters) look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    // The server closed between the transport and the greeting.
    socket.once('disconnect', (reason) => reject(new Error(reason)));
  });
  const listReceived = <T>(event: string): readonly T[] =>
    events.filter(([name]) => name === event).map(([, body]) => body as T);
  return {
    socket,
    emitEvent: (event, ...body) => socket.timeout(30_000).emitWithAck(event, ...body),
    listPayloads: listReceived,
    waitForPayloads: (event, many = 1) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (listReceived(event).length < many) return;
          waiters.delete(check);
          resolve(listReceived(event));
        };
        waiters.add(check);
        check();
      }),
  };
}
