// Ends requests whose body arrives too slowly.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { Locale } from '@ebpls/contracts';
import type { FastifyInstance } from 'fastify';

import { getRequestLocale } from '../locale.ts';
import { type MessageKey, getMessageText } from '../messages/catalogue.ts';

/** Time limits for the arrival of a body; milliseconds and bytes. */
export interface BodyTimes {
  /** Longest time without a byte. */
  readonly idle_ms: number;
  /** Longest time from the first line to the last byte of a body that is no file. */
  readonly whole_ms: number;
  /** A form with a file must bring at least this many bytes in each `idle_ms`, or it counts as idle: 1 KB a second. */
  readonly file_bytes: number;
  /** A file of 10 MB over a link of 6 KB a second arrives within it. */
  readonly file_whole_ms: number;
}

export const BODY_TIMES: BodyTimes = {
  idle_ms: 30_000,
  whole_ms: 120_000,
  file_bytes: 30 * 1024,
  file_whole_ms: 30 * 60_000,
};

interface ArrivingBody {
  readonly raw: IncomingMessage;
  readonly response: ServerResponse;
  readonly is_form: boolean;
  readonly began_at: number;
  moved_at: number;
  bytes: number;
}

/**
 * Ends requests whose body arrives too slowly, with 408 where nothing was sent yet. Checks all of them several times
 * within `idle_ms`.
 */
export function endSlowBodies(app: FastifyInstance, times: BodyTimes): void {
  const bodies = new Set<ArrivingBody>();

  app.server.on('request', (raw: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(raw)) return;
    const now = performance.now();
    const is_form = raw.headers['content-type']?.startsWith('multipart/') === true;
    const one: ArrivingBody = { raw, response, is_form, began_at: now, moved_at: now, bytes: raw.socket.bytesRead };
    bodies.add(one);
    raw.once('close', () => bodies.delete(one));
  });
  const checkBodies = (): void => {
    const now = performance.now();
    for (const one of bodies) {
      if (one.raw.complete || one.raw.socket.destroyed) bodies.delete(one);
      else if (isTooSlow(one, times, now)) abortUpload(one);
    }
  };
  const timer = setInterval(checkBodies, Math.min(times.idle_ms / 4, 5_000)).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isTooSlow(one: ArrivingBody, times: BodyTimes, now: number): boolean {
  const { bytesRead } = one.raw.socket;
  // While we do not read, nothing can arrive; that is not the sender's fault.
  const isHeldByUs = one.raw.readableFlowing !== true;
  if (isHeldByUs || bytesRead - one.bytes >= (one.is_form ? times.file_bytes : 1)) {
    one.moved_at = now;
    one.bytes = bytesRead;
  }
  return (
    now - one.moved_at > times.idle_ms || now - one.began_at > (one.is_form ? times.file_whole_ms : times.whole_ms)
  );
}

function abortUpload({ raw, response }: ArrivingBody): void {
  if (response.headersSent) raw.socket.destroy();
  else refuseConnection(raw.socket, 408, getRequestLocale(raw));
}

const STATUS_TEXTS: Readonly<Record<number, readonly [string, MessageKey]>> = {
  400: ['Bad Request', 'request.unreadable'],
  408: ['Request Timeout', 'request.too_slow'],
  431: ['Request Header Fields Too Large', 'request.too_large'],
};

/** Replies to a connection outside any request, in the one error shape, and closes it. */
function refuseConnection(socket: Socket, status: 400 | 408 | 431, locale: Locale): void {
  const [reason, key] = STATUS_TEXTS[status] ?? ['', 'request.unreadable'];
  const body = JSON.stringify({ error: { code: 'invalid', message: getMessageText(key, {}, locale) } });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/**
 * Replies to a connection that the HTTP parser refuses before there is a request: its headers never end, are
 * too large, or are no HTTP.
 */
export function refuseBrokenConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  refuseConnection(socket, status, 'en');
}
