import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

import { type MeasuredFile, WrongContent } from './file-store.ts';

/**
 * Opens a stream that passes a file through except its last piece, which follows when the whole equals the expected
 * measure. Otherwise it fails with WrongContent, so that a reader never takes another file for a whole one.
 */
export function openContentCheck(expectedFile: MeasuredFile): Transform {
  const hash = createHash('sha256');
  let size = 0;
  let last: Buffer | undefined;
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      hash.update(chunk);
      size += chunk.length;
      // A longer file is wrong in any case, and the piece before would complete it.
      if (size > expectedFile.size)
        return callback(new WrongContent(`more than the ${expectedFile.size} bytes that were put`));
      if (chunk.length === 0) return callback();
      const before = last;
      last = chunk;
      callback(null, before);
    },
    flush(callback) {
      const actualMeasure = formatMeasure({ size, sha256: hash.digest('hex') });
      if (actualMeasure === formatMeasure(expectedFile)) callback(null, last);
      else callback(new WrongContent(`${actualMeasure} instead of ${formatMeasure(expectedFile)}`));
    },
  });
}

function formatMeasure({ size, sha256 }: MeasuredFile): string {
  return `${size} bytes with SHA-256 ${sha256}`;
}
