import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

import { type MeasuredFile, TooLong } from './file-store.ts';

export interface Measure {
  readonly stream: Transform;
  /** What went through; to be asked once, after the end. */
  readonly result: () => MeasuredFile;
}

/** Lets bytes through and measures them; fails with TooLong past `most`. */
export function openMeasure(most = Number.POSITIVE_INFINITY): Measure {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > most) done(new TooLong(`longer than ${most} bytes`));
      else done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}
