// Checks a PDF for scripts, encryption and broken structure.

import { inflateSync } from 'node:zlib';

import {
  decodePDFRawStream,
  PDFArray,
  PDFCatalog,
  type PDFContext,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/** Why a PDF is refused; each has its message in `documents.messages.ts`. */
export type PdfProblem = 'active' | 'broken' | 'encrypted' | 'packed' | 'polyglot';

const KIB = 1024;
const MIB = 1024 * KIB;
const OBJECT_STREAM_MAX_BYTES = 8 * MIB;
const OBJECT_STREAMS_MAX_BYTES = 32 * MIB;

/**
 * Names that make a PDF reader run something, or that hide a second file: scripts, programs, attachments,
 * films with scripts. Every script is an action of type `/JavaScript`, wherever its `/JS` is (ISO 32000-1,
 * 12.6.4.16), and `/JS` alone would occur by chance among compressed bytes. `/XFA` is short too: it counts
 * only where its value may begin.
 */
const ACTIVE = /\/(?:(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])|XFA(?=[\s\0[%]))/;
// Markup that a content-sniffing browser would take for a page; long enough not to occur by chance among
// compressed bytes.
const MARKUP = /<(?:!doctype|html|body|script|iframe|\?php)[\s>/]/i;
const OBJECT_STREAM = /\/(?:ObjStm|First|XRef)(?![A-Za-z0-9])/;
const ZIP_ENTRY = 'PK\u0003\u0004';
const ZIP_END = 'PK\u0005\u0006';
// The end record of a ZIP archive lies within this many bytes of the end of its file.
const ZIP_END_WITHIN_BYTES = 66 * KIB;

const ENCRYPT = PDFName.of('Encrypt');
const FIRST_KEY = PDFName.of('First');
const TYPE = PDFName.of('Type');

/**
 * The problem that forbids storing a PDF of at most 10 MB, undefined without one. It must be a whole file
 * with at least one page, not encrypted, that runs nothing and is no web page or archive as well. A file that
 * pdf-lib cannot read is refused. A hostile file can use much time and memory: call this in a thread with
 * limits (`inspectPdf`).
 */
export async function checkPdf(bytes: Uint8Array): Promise<PdfProblem | undefined> {
  const source = toPlainNames(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'));
  if (MARKUP.test(source) || isArchiveToo(source)) return 'polyglot';
  if (ACTIVE.test(source)) return 'active';
  const parser = new BoundedParser(bytes);
  try {
    const context = await parser.parseDocument();
    if (parser.problem !== undefined) return parser.problem;
    if (context.trailerInfo.Encrypt !== undefined) return 'encrypted';
    // A truncated file has lost the address of its cross-reference table (ISO 32000-1, 7.5.5).
    return source.includes('startxref') && hasReadablePages(context) ? findUnreadObjects(context) : 'broken';
  } catch {
    return parser.problem ?? 'broken';
  }
}

/** Characters of a name may be written as `#4a`. */
function toPlainNames(source: string): string {
  return source.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

function isArchiveToo(source: string): boolean {
  const trailer = source.slice(source.lastIndexOf('%%EOF'));
  return trailer.includes(ZIP_ENTRY) || source.slice(-ZIP_END_WITHIN_BYTES).includes(ZIP_END);
}

/**
 * pdf-lib's parser, which checks every stream before the library decompresses it: also one that a later object of the
 * same number replaces, because a reader may follow the cross-reference table to the earlier one.
 */
class BoundedParser extends PDFParser {
  problem: PdfProblem | undefined;
  private remaining = OBJECT_STREAMS_MAX_BYTES;

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (this.problem === undefined && object instanceof PDFRawStream) this.problem = this.checkStream(object);
    // The library skips a faulty object, so this fault is thrown again with each that follows.
    if (this.problem !== undefined) throw new Error(`the PDF is refused: ${this.problem}`);
    return object;
  }

  /** A PDF reader treats a stream with `/First` as compressed objects even when its type is missing. */
  private checkStream(stream: PDFRawStream): PdfProblem | undefined {
    if (stream.dict.has(ENCRYPT)) return 'encrypted';
    const type = stream.dict.lookup(TYPE);
    const is_objects = type === PDFName.of('ObjStm') || stream.dict.has(FIRST_KEY);
    if (!is_objects && type !== PDFName.of('XRef')) return undefined;
    if (!this.canUnpack(stream)) return 'packed';
    if (!is_objects) return undefined;
    const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    return ACTIVE.test(toPlainNames(text)) ? 'active' : undefined;
  }

  /** Uncompressed or compressed by Flate alone, as all known programs write them, and within the limit of memory. */
  private canUnpack({ dict, contents }: PDFRawStream): boolean {
    const filter = dict.lookup(PDFName.of('Filter'));
    if (dict.has(PDFName.of('F'))) return false;
    if (filter === undefined) return this.charge(contents.length);
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    return only === PDFName.of('FlateDecode') && this.charge(computeUnpackedSize(contents));
  }

  private charge(size: number): boolean {
    this.remaining -= size;
    return size <= OBJECT_STREAM_MAX_BYTES && this.remaining >= 0;
  }
}

/** In bytes; more than the limit when it would be more. Faults after the beginning are left to the library. */
function computeUnpackedSize(contents: Uint8Array): number {
  try {
    return inflateSync(contents, { maxOutputLength: OBJECT_STREAM_MAX_BYTES }).length;
  } catch (error) {
    const is_too_large = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return is_too_large ? OBJECT_STREAM_MAX_BYTES + 1 : OBJECT_STREAM_MAX_BYTES;
  }
}

/** At least one page, and each with the content that it names. */
function hasReadablePages(context: PDFContext): boolean {
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFCatalog)) return false;
  let pages = 0;
  let is_whole = true;
  catalog.Pages().traverse((node) => {
    if (node instanceof PDFPageTree) return;
    if (node instanceof PDFPageLeaf && hasItsContent(node, context)) pages += 1;
    else is_whole = false;
  });
  return is_whole && pages > 0;
}

/** A page without content is an empty sheet, and valid. */
function hasItsContent(page: PDFPageLeaf, context: PDFContext): boolean {
  const contents = page.get(PDFName.of('Contents'));
  const resolvedContents = contents instanceof PDFRef ? context.lookup(contents) : contents;
  if (resolvedContents === undefined) return !(contents instanceof PDFRef);
  const parts = resolvedContents instanceof PDFArray ? resolvedContents.asArray() : [resolvedContents];
  return parts.every((part) => (part instanceof PDFRef ? context.lookup(part) : part) !== undefined);
}

/** An object that the library could not read may hold compressed objects that another reader can. */
function findUnreadObjects(context: PDFContext): PdfProblem | undefined {
  const is_hidden = context
    .enumerateIndirectObjects()
    .some(
      ([, object]) =>
        object instanceof PDFInvalidObject &&
        OBJECT_STREAM.test(toPlainNames(Buffer.from(getInvalidBytes(object)).toString('latin1'))),
    );
  return is_hidden ? 'packed' : undefined;
}

function getInvalidBytes(object: PDFInvalidObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}
