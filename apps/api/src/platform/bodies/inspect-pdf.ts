import { createInflate } from 'node:zlib';

import { refusedFile } from './file-part.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
// An object stream begins with pairs of whole numbers; this much shows it.
const HEAD_MOST = KIB;
const OBJECTS_MOST = 8 * MIB;
const ALL_OBJECTS_MOST = 32 * MIB;
const STREAMS_MOST = 20_000;

/**
 * What makes a reader run something, or hides a second file: scripts, programs, attachments, films with scripts.
 * Every script is an action of type `/JavaScript`, wherever `/JS` stands (ISO 32000-1, 12.6.4.16), and `/JS` alone
 * would be met by chance among packed bytes. `/XFA` is short too: it counts only where its value may begin.
 */
const ACTIVE = /\/(?:(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])|XFA(?=[\s\0[%]))/;
// What a browser that guesses would take for a page; long enough that packed bytes do not hit it by chance.
const MARKUP = /<(?:!doctype|html|body|script|iframe|\?php)[\s>/]/i;
const ZIP_ENTRY = 'PK\u0003\u0004';
const ZIP_END = 'PK\u0005\u0006';
// The end of an archive stands within this much of the end of its file.
const ZIP_END_WITHIN = 66 * KIB;

/**
 * A conservative look into a PDF: its bytes, and the object streams packed in it (ISO 32000-1, 7.5.7). It is no
 * parser: what cannot be looked into is refused. Refused: invalid at `file` when the PDF carries a script, a launch
 * action or a file; when it is a page or an archive as well; when its objects are encrypted or packed in a rare way;
 * when it asks for a password.
 */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  const source = withPlainNames(bytes.toString('latin1'));
  if (MARKUP.test(source) || isArchiveToo(source)) throw refusedFile('pdf.polyglot');
  if (ACTIVE.test(source)) throw refusedFile('pdf.active');
  const is_encrypted = /\/Encrypt(?![A-Za-z0-9])/.test(source);
  await inspectStreams(bytes, is_encrypted);
  if (is_encrypted) await refuseUnlessOpen(bytes, source);
}

/**
 * An encrypted PDF that opens without a password is only kept from being changed, as banks and agencies send theirs;
 * one that asks for it would be read by no office. A packed table of objects is not unpacked to find out.
 */
async function refuseUnlessOpen(bytes: Buffer, source: string): Promise<void> {
  if (/\/XRef(?![A-Za-z0-9])/.test(source)) throw refusedFile('pdf.locked');
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  try {
    await PDFDocument.load(bytes, { password: '', updateMetadata: false });
  } catch {
    throw refusedFile('pdf.locked');
  }
}

/** Letters of a name may be written as `#4a`. */
function withPlainNames(source: string): string {
  return source.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

function isArchiveToo(source: string): boolean {
  const trailing = source.slice(source.lastIndexOf('%%EOF'));
  return trailing.includes(ZIP_ENTRY) || source.slice(-ZIP_END_WITHIN).includes(ZIP_END);
}

interface PackedStream {
  /** The text before the stream, back to the one before it. */
  readonly dictionary: string;
  readonly content: Buffer;
}

async function inspectStreams(bytes: Buffer, is_encrypted: boolean): Promise<void> {
  let remaining = ALL_OBJECTS_MOST;
  for (const { dictionary, content } of streamsOf(bytes)) {
    const is_declared = /\/ObjStm(?![A-Za-z0-9])/.test(dictionary);
    if (is_declared && (is_encrypted || !isPlainlyPacked(dictionary))) throw refusedFile('pdf.locked');
    const objects = await objectsOf(content, { is_declared, limit: Math.min(OBJECTS_MOST, remaining) });
    if (objects === undefined) continue;
    remaining -= objects.length;
    if (remaining <= 0) throw refusedFile('pdf.locked');
    if (ACTIVE.test(withPlainNames(objects))) throw refusedFile('pdf.active');
  }
}

function* streamsOf(bytes: Buffer): Generator<PackedStream> {
  let from = 0;
  for (let count = 0; ; count += 1) {
    const at = bytes.indexOf('stream', from);
    if (at === -1) return;
    if (count > STREAMS_MOST) throw refusedFile('pdf.locked');
    const found = bytes.indexOf('endstream', at);
    const end = found === -1 ? bytes.length : found;
    const dictionary = withPlainNames(bytes.subarray(Math.max(from, at - 4 * KIB), at).toString('latin1'));
    yield { dictionary, content: bytes.subarray(contentStart(bytes, at), end) };
    from = end + 'endstream'.length;
  }
}

/** Behind the keyword `stream` and its line end. */
function contentStart(bytes: Buffer, keyword: number): number {
  const after = keyword + 'stream'.length;
  if (bytes[after] === 0x0d && bytes[after + 1] === 0x0a) return after + 2;
  return bytes[after] === 0x0a || bytes[after] === 0x0d ? after + 1 : after;
}

/** Packed by nothing or by Flate alone, as every program that we know writes object streams. */
function isPlainlyPacked(dictionary: string): boolean {
  const own = dictionary.slice(dictionary.lastIndexOf('endobj') + 1);
  if (/\/(?:DecodeParms|FFilter|F)(?![A-Za-z0-9])/.test(own)) return false;
  return !own.includes('/Filter') || /\/Filter\s*(?:\[\s*)?\/FlateDecode(?![A-Za-z0-9])\s*(?:\]|\/|>>)/.test(own);
}

interface ObjectStream {
  /** Whether its dictionary says that it is one. */
  readonly is_declared: boolean;
  readonly limit: number;
}

/**
 * The objects of an object stream as text, also of one that does not say what it is; undefined for pictures and pages.
 */
async function objectsOf(content: Buffer, { is_declared, limit }: ObjectStream): Promise<string | undefined> {
  const head = await unpacked(content, HEAD_MOST);
  if (!is_declared && !/^\s*\d+\s+\d+\s/.test(head.toString('latin1'))) return undefined;
  const whole = await unpacked(content, limit);
  if (whole.length >= limit) throw refusedFile('pdf.locked');
  return whole.length === 0 ? content.toString('latin1') : whole.toString('latin1');
}

/** As much as can be unpacked, `limit` bytes at most: readers of PDF forgive what is broken behind it, so this does. */
function unpacked(content: Buffer, limit: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const inflate = createInflate();
    const finish = (): void => {
      inflate.destroy();
      resolve(Buffer.concat(parts).subarray(0, limit));
    };
    inflate.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size >= limit) finish();
    });
    inflate.on('end', finish);
    inflate.on('error', finish);
    inflate.end(content);
  });
}
