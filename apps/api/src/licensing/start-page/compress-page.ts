// Compresses a page in the encodings that browsers accept.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page in the encodings that browsers accept. */
export interface PackedPage {
  readonly tag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly plain: Buffer;
}

/** Compresses a page that is requested many times before it changes. */
export async function compressPage(html: string): Promise<PackedPage> {
  const content = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gzipBody] = await Promise.all([brotli(content, { params }), zip(content)]);
  // Weak: the same page in any encoding.
  return {
    tag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    br,
    gzip: gzipBody,
    plain: content,
  };
}

/** The smallest encoding that this browser accepts. */
export function selectEncoding(
  { br, gzip: gzipBody, plain }: PackedPage,
  acceptedEncodings: string,
): { readonly body: Buffer; readonly encoding?: string } {
  if (/\bbr\b/.test(acceptedEncodings)) return { body: br, encoding: 'br' };
  if (/\bgzip\b/.test(acceptedEncodings)) return { body: gzipBody, encoding: 'gzip' };
  return { body: plain };
}
