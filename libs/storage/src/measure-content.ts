import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

import { type MeasuredFile, TooLong } from './file-store.ts';

/** A stream that measures the bytes that pass through it. */
export interface Measure {
  readonly stream: Transform;
  /** Measure of the content that passed through; to be called once, after the end. */
  readonly result: () => MeasuredFile;
}

/** Passes bytes through and measures them; fails with TooLong past `most`. */
export function openContentMeasure(maxBytes = Number.POSITIVE_INFINITY): Measure {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      size += chunk.length;
      hash.update(chunk);
      if (size > maxBytes) callback(new TooLong(`longer than ${maxBytes} bytes`));
      else callback(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}
