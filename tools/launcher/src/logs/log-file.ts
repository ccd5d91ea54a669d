// Writes the output of a program to a log file that is rotated by size.

import { closeSync, fstatSync, mkdirSync, openSync, renameSync, write as writeTo } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 5_000_000; // bytes of one log file; five former ones are kept
const FORMER_FILES = 5;
const MAX_BUFFERED_BYTES = 1_048_576;
const NEWLINE = 10;

type WriteCallback = (error: NodeJS.ErrnoException | null, written: number) => void;
/** Signature of `fs.write`; tests pass one that fails with ENOSPC. */
export type WriteBytes = (fd: number, bytes: Buffer, done: WriteCallback) => void;

export interface LogFile {
  /** Takes bytes and returns at once. */
  readonly write: (bytes: Buffer) => void;
  /** Resolves when all that waits was written or refused. */
  readonly waitUntilDrained: () => Promise<void>;
  /** Closes the file when all that waits was written or refused. */
  readonly close: () => void;
}

interface LogSettings {
  readonly largest?: number;
  readonly write?: WriteBytes;
}

interface OpenFile {
  readonly fd: number;
  size: number;
}

/**
 * Log file of a program's output, readable by its owner alone and rotated by size. Lines that a full disk refuses are
 * dropped and counted, and reported in the file when there is space; the program and the launcher never wait for it.
 */
export function openLogFile(
  path: string,
  { largest = LARGEST, write = (fd, bytes, callback) => writeTo(fd, bytes, callback) }: LogSettings = {},
): LogFile {
  const idleCallbacks: (() => void)[] = [];
  let unwrittenBytes = Buffer.alloc(0);
  let open: OpenFile | undefined;
  let droppedLines = 0;
  let is_busy = false;
  let is_closing = false;

  const pump = (): void => {
    is_busy = unwrittenBytes.length > 0;
    if (!is_busy) {
      if (is_closing && open) closeSync(open.fd);
      if (is_closing) open = undefined;
      return idleCallbacks.splice(0).forEach((resolve) => resolve());
    }
    const batch = unwrittenBytes;
    unwrittenBytes = Buffer.alloc(0);
    const reportedLines = droppedLines;
    open = rotateLog(path, open, largest);
    writeWhole(write, open, Buffer.concat([dropReport(reportedLines), batch]), (isKept) => {
      if (isKept) droppedLines -= reportedLines;
      else droppedLines += Math.max(1, linesIn(batch));
      pump();
    });
  };

  return {
    write: (bytes) => {
      if (unwrittenBytes.length + bytes.length > MAX_BUFFERED_BYTES) droppedLines += linesIn(bytes);
      else unwrittenBytes = Buffer.concat([unwrittenBytes, bytes]);
      if (!is_busy) pump();
    },
    waitUntilDrained: () => (is_busy ? new Promise((resolve) => idleCallbacks.push(resolve)) : Promise.resolve()),
    close: () => {
      is_closing = true;
      if (!is_busy) pump();
    },
  };
}

// oxlint-disable-next-line max-params -- how, where, what, and then
function writeWhole(
  write: WriteBytes,
  file: OpenFile | undefined,
  bytes: Buffer,
  callback: (isKept: boolean) => void,
): void {
  if (file === undefined) return void setImmediate(callback, false);
  write(file.fd, bytes, (error, byteCount) => {
    file.size += byteCount;
    if (error !== null) callback(false);
    else if (byteCount < bytes.length) writeWhole(write, file, bytes.subarray(byteCount), callback);
    else callback(true);
  });
}

/**
 * File to write to: the open one, or a new one when that is full. Undefined when there is no space even for its name.
 */
function rotateLog(path: string, open: OpenFile | undefined, maxBytes: number): OpenFile | undefined {
  try {
    if (open !== undefined && open.size < maxBytes) return open;
    if (open !== undefined) {
      closeSync(open.fd);
      for (let number = FORMER_FILES - 1; number >= 0; number -= 1)
        move(number === 0 ? path : `${path}.${number}`, `${path}.${number + 1}`);
    }
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const fd = openSync(path, 'a', 0o600);
    return { fd, size: fstatSync(fd).size };
  } catch {
    return undefined;
  }
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // There are fewer former files yet.
  }
}

/** Report of the lines that a full disk refused; empty without any. */
function dropReport(lines: number): Buffer {
  if (lines === 0) return Buffer.alloc(0);
  return Buffer.from(`\n${new Date().toISOString()} ${lines} lines were dropped: the disk was full\n`);
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (const byte of bytes) if (byte === NEWLINE) lines += 1;
  return lines;
}
