import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { env } from 'node:process';

import { Pool } from 'pg';

/**
 * The other side of P-13: bare WebSocket frames on node:http, one insert, then the same bytes to everyone else. No
 * sign-in, no policy, no schema, no thread, no record of the author. Frames of up to 64 KB, text only, as the measure
 * sends.
 */
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const pool = new Pool({ connectionString: env['BENCH_DATABASE'], max: 10 });
// The database is stopped before this program is.
pool.on('error', () => undefined);
const sockets = new Set<Socket>();

function createFrame(text: Buffer): Buffer {
  const head =
    text.length < 126
      ? Buffer.from([0x81, text.length])
      : Buffer.from([0x81, 126, text.length >> 8, text.length & 255]);
  return Buffer.concat([head, text]);
}

/** The first whole frame of what arrived, unmasked, and what is left. */
function readFrame(bytes: Buffer): { opcode: number; text: Buffer; rest: Buffer } | undefined {
  if (bytes.length < 6) return undefined;
  const short = (bytes[1] ?? 0) & 127;
  const start = short === 126 ? 4 : 2;
  const length = short === 126 ? bytes.readUInt16BE(2) : short;
  const end = start + 4 + length;
  if (bytes.length < end) return undefined;
  const mask = bytes.subarray(start, start + 4);
  const text = Buffer.from(bytes.subarray(start + 4, end)).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return { opcode: (bytes[0] ?? 0) & 15, text: Buffer.from(text), rest: bytes.subarray(end) };
}

async function pass(from: Socket, text: Buffer): Promise<void> {
  await pool.query({ name: 'keep', text: 'insert into bare_message (message) values ($1)', values: [text.toString()] });
  const frame = createFrame(text);
  for (const socket of sockets) if (socket !== from) socket.write(frame);
}

await pool.query(
  'create table if not exists bare_message (id bigint generated always as identity primary key, message text not null)',
);
const server = createServer((_request, response) => response.end('here'));
server.on('upgrade', (request, stream) => {
  const socket = stream as Socket;
  const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${MAGIC}`).digest('base64');
  socket.setNoDelay(true);
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  sockets.add(socket);
  let left = Buffer.alloc(0);
  socket.on('data', (piece) => {
    left = Buffer.concat([left, piece]);
    for (let frame = readFrame(left); frame; frame = readFrame(left)) {
      left = Buffer.from(frame.rest);
      if (frame.opcode === 1) void pass(socket, frame.text);
      else if (frame.opcode === 8) socket.end();
    }
  });
  socket.on('close', () => sockets.delete(socket));
  socket.on('error', () => sockets.delete(socket));
});
server.listen(Number(env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
