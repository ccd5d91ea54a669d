// Writes log lines to a file descriptor without blocking the process.

import { write as writeTo, writeSync } from 'node:fs';

/** About four thousand lines; more are buffered only when the reader has stopped reading. */
const MAX_BUFFERED_BYTES = 1_048_576;
const RETRY_DELAY_MS = 50;
const NEWLINE = '\n';

type WriteCallback = (error: NodeJS.ErrnoException | null, written: number) => void;
/** Like `fs.write`; tests pass one that fails with ENOSPC. */
export type WriteBytes = (fd: number, bytes: Buffer, done: WriteCallback) => void;

export interface LineSink {
  /** Accepts one line with its line break and returns immediately, even while the disk is full. */
  readonly write: (line: string) => void;
  /** Resolves when the buffer is empty, after half a second at the latest. */
  readonly waitUntilDrained: () => Promise<void>;
  /** Writes the buffer once, without waiting; for the end of the process. */
  readonly flushAtExit: () => void;
}

/**
 * Log lines that never block the server: they are written in batches, one after the other, off the event
 * loop. Lines that a full disk or a closed pipe refuses are dropped and counted, never tried again, and the
 * first batch that is written afterwards begins with a line that reports how many are missing.
 */
export function openLineSink(fd: number, write: WriteBytes = (to, bytes, done) => writeTo(to, bytes, done)): LineSink {
  const idleCallbacks: (() => void)[] = [];
  let unwrittenLines = { text: '', lines: 0 };
  let lostLines = { lines: 0, reason: '' };
  let is_busy = false;
  // A batch that was cut in the middle of a line must not run into the next line.
  let is_cut = false;

  const writeNextBatch = (): void => {
    is_busy = unwrittenLines.lines > 0;
    if (!is_busy) return idleCallbacks.splice(0).forEach((resolve) => resolve());
    const batch = unwrittenLines;
    const reportedCount = lostLines.lines;
    unwrittenLines = { text: '', lines: 0 };
    const bytes = Buffer.from(
      `${is_cut ? NEWLINE : ''}${reportedCount === 0 ? '' : formatReport(lostLines)}${batch.text}`,
    );
    writeWhole(
      (part, done) => write(fd, part, done),
      bytes,
      (error, is_partial) => {
        is_cut = is_partial;
        if (error === null) lostLines.lines -= reportedCount;
        else lostLines = { lines: lostLines.lines + batch.lines, reason: error.code ?? error.message };
        writeNextBatch();
      },
    );
  };

  return {
    write: (line) => {
      const is_too_much = unwrittenLines.text.length + line.length > MAX_BUFFERED_BYTES;
      if (is_too_much) lostLines = { lines: lostLines.lines + 1, reason: 'the reader is too slow' };
      else unwrittenLines = { text: unwrittenLines.text + line, lines: unwrittenLines.lines + 1 };
      if (!is_busy) writeNextBatch();
    },
    waitUntilDrained: () =>
      is_busy
        ? Promise.race([new Promise<void>((resolve) => idleCallbacks.push(resolve)), waitHalfASecond()])
        : Promise.resolve(),
    flushAtExit: () => flushText(fd, unwrittenLines.text),
  };
}

function flushText(fd: number, text: string): void {
  try {
    if (text !== '') writeSync(fd, text);
  } catch {
    // The process ends; nothing can be reported any more.
  }
}

type WholeCallback = (error: NodeJS.ErrnoException | null, is_partial: boolean) => void;

// oxlint-disable-next-line max-params -- the last one is its own
function writeWhole(
  write: (part: Buffer, done: WriteCallback) => void,
  bytes: Buffer,
  done: WholeCallback,
  from = 0,
): void {
  write(bytes.subarray(from), (error, writtenBytes) => {
    if (error?.code === 'EAGAIN') setTimeout(() => writeWhole(write, bytes, done, from), RETRY_DELAY_MS).unref();
    else if (error !== null) done(error, from > 0);
    else if (from + writtenBytes < bytes.length) writeWhole(write, bytes, done, from + writtenBytes);
    else done(null, false);
  });
}

/** In the shape of the other lines: level 40 is a warning. */
function formatReport({ lines, reason }: { readonly lines: number; readonly reason: string }): string {
  return `${JSON.stringify({ level: 40, time: Date.now(), pid: process.pid, dropped: lines, reason, msg: 'log lines were dropped' })}\n`;
}

function waitHalfASecond(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 500).unref());
}
