// Scans uploaded files with ClamAV.

import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import type { FastifyBaseLogger } from 'fastify';

import type { Config } from './config/config.ts';
import { createFieldRefusal } from './refused.ts';

const CHUNK_BYTES = 64 * 1024;
const LENGTH_BYTES = 4;
// ClamAV reads 10 MB in about a second; while it loads its signatures it takes longer, and the sender does not wait
// for that.
const SCAN_TIMEOUT_MS = 20_000;

export interface ScannerSettings extends Partial<Pick<Config, 'virus_scanner' | 'accepts_unscanned'>> {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly timeout_ms?: number;
}

/**
 * Refused: invalid at `file` when the scanner finds something, or is unreachable and the setting requires a
 * scan.
 */
export type ScanFile = (bytes: Uint8Array) => Promise<void>;

/** Lets ClamAV scan each file of a sender (INSTREAM of clamd); without a setting nothing is scanned. */
export function createFileScan({
  virus_scanner,
  accepts_unscanned = false,
  log,
  timeout_ms = SCAN_TIMEOUT_MS,
}: ScannerSettings): ScanFile {
  if (virus_scanner === undefined) return () => Promise.resolve();
  return async (bytes) => {
    const verdict = await scan(openScanner(virus_scanner), bytes, timeout_ms).catch((error: unknown) => String(error));
    if (/: OK\0?$/.test(verdict)) return;
    const virusName = /: (.+) FOUND\0?$/.exec(verdict)?.[1];
    log.error(
      { verdict: verdict.slice(0, 200) },
      virusName === undefined ? 'the scanner is away' : 'an upload is infected',
    );
    if (virusName !== undefined) throw createFieldRefusal('file', 'file.infected');
    if (!accepts_unscanned) throw createFieldRefusal('file', 'file.scanner_away');
  };
}

function openScanner(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address);
  return protocol === 'unix:' ? connect(decodeURIComponent(pathname)) : connect(Number(port), hostname);
}

async function scan(socket: Socket, bytes: Uint8Array, timeout_ms: number): Promise<string> {
  const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), timeout_ms);
  try {
    const answer = text(socket);
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      socket.write(toLengthPrefix(chunk.length));
      socket.write(chunk);
    }
    socket.write(toLengthPrefix(0));
    return await answer;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

function toLengthPrefix(bytes: number): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
}
