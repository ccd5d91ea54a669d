import { io, type Socket } from 'socket.io-client';

import type { Talker } from './people.ts';

const HEARD = 'received-inquiry-message';
const SAY = 'sent-inquiry-message';
const AT_ONCE = 50;

/** A socket as a browser has it. */
export interface Line {
  readonly socket: Socket;
  readonly talker: Talker;
}

function openOne(port: number, talker: Talker): Promise<Line> {
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
export async function openLines(ports: readonly number[], talkers: readonly Talker[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (let from = 0; from < talkers.length; from += AT_ONCE) {
    lines.push(
      ...(await Promise.all(
        talkers
          .slice(from, from + AT_ONCE)
          .map((talker, at) => openOne(ports[(from + at) % ports.length] ?? 0, talker)),
      )),
    );
  }
  return lines;
}

export function closeLines(lines: readonly Line[]): void {
  for (const { socket } of lines) socket.disconnect();
}

/** Says something and waits until the server has kept it. */
export async function say({ socket, talker }: Line, message: string): Promise<void> {
  const answer = (await socket
    .timeout(120_000)
    .emitWithAck(SAY, { type: talker.side, inquiry_id: talker.inquiry_id, message, client_key: message })) as {
    ok?: true;
    error?: { code: string };
  };
  if (answer.ok !== true) throw new Error(`a message was refused: ${answer.error?.code}`);
}

/** Waits for one message; others of the same desk pass by. */
export function hears({ socket }: Line, awaited: string): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ message }: { message: string }): void => {
      if (message !== awaited) return;
      socket.off(HEARD, look);
      resolve();
    };
    socket.on(HEARD, look);
  });
}

/** Hears what the other side says, with the moment. */
export function onHeard({ socket }: Line, heard: (message: string, at: number) => void): void {
  socket.on(HEARD, ({ message }: { message: string }) => heard(message, performance.now()));
}
