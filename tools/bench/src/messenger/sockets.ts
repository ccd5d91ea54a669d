import { io, type Socket } from 'socket.io-client';

import type { Talker } from './people.ts';

const RECEIVED_EVENT = 'received-inquiry-message';
const SEND_EVENT = 'sent-inquiry-message';
const SOCKET_CONCURRENCY = 50;

/** A live socket as a browser has it, with its person. */
export interface MessageSocket {
  readonly socket: Socket;
  readonly talker: Talker;
}

function openOne(port: number, talker: Talker): Promise<MessageSocket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    query: { token: talker.token, connection_from: 'bench' },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve({ socket, talker }));
    socket.once('connect_error', reject);
  });
}

/** Opens sockets in turn on the given nodes, a few at once so that the greeting itself is no storm. */
export async function openSockets(ports: readonly number[], talkers: readonly Talker[]): Promise<MessageSocket[]> {
  const lines: MessageSocket[] = [];
  for (let from = 0; from < talkers.length; from += SOCKET_CONCURRENCY) {
    lines.push(
      ...(await Promise.all(
        talkers
          .slice(from, from + SOCKET_CONCURRENCY)
          .map((talker, at) => openOne(ports[(from + at) % ports.length] ?? 0, talker)),
      )),
    );
  }
  return lines;
}

export function closeSockets(lines: readonly MessageSocket[]): void {
  for (const { socket } of lines) socket.disconnect();
}

/** Sends a message and waits until the server has stored it. */
export async function sendMessage({ socket, talker }: MessageSocket, message: string): Promise<void> {
  const answer = (await socket
    .timeout(120_000)
    .emitWithAck(SEND_EVENT, { type: talker.side, inquiry_id: talker.inquiry_id, message, client_key: message })) as {
    ok?: true;
    error?: { code: string };
  };
  if (answer.ok !== true) throw new Error(`a message was refused: ${answer.error?.code}`);
}

/** Waits for one message; others of the same desk pass by. */
export function waitForMessage({ socket }: MessageSocket, expectedMessage: string): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ message }: { message: string }): void => {
      if (message !== expectedMessage) return;
      socket.off(RECEIVED_EVENT, look);
      resolve();
    };
    socket.on(RECEIVED_EVENT, look);
  });
}

/** Handles the messages of the other side, with the moment. */
export function onMessage({ socket }: MessageSocket, handle: (message: string, at: number) => void): void {
  socket.on(RECEIVED_EVENT, ({ message }: { message: string }) => handle(message, performance.now()));
}
