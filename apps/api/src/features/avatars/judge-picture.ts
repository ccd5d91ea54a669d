const KINDS = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
export type Ending = keyof typeof KINDS;

/** The one type that a picture of this name is ever served with. */
export function mediaTypeOf(file_name: string): string {
  return KINDS[file_name.split('.').at(-1) as Ending];
}

export interface Picture {
  readonly ending: Ending;
  readonly width: number;
  readonly height: number;
}

interface Piece {
  readonly name: string;
  readonly content: Buffer;
}

const PNG_MARK = Buffer.from('89504e470d0a1a0a', 'hex');
// What a browser that guesses would take for a page; no camera writes it.
const MARKUP = /<(?:!doctype|html|head|body|script|iframe|svg|img|style|meta|link|object|embed|\?php)\b/i;
const MOVES: readonly string[] = ['ANIM', 'acTL'];

/**
 * Reads what a picture says about itself. `unknown`: none of the three kinds. `not_plain`: broken, moving, with something behind its end
 * or with markup beside its pixels, so that the file could also be read as something else. Drawing it anew would take a native library and the
 * person's own picture, so what is not plain is refused instead.
 */
export function judgePicture(bytes: Buffer): Picture | 'unknown' | 'not_plain' {
  const ending = endingOf(bytes);
  if (ending === undefined) return 'unknown';
  const pieces = READERS[ending](bytes);
  if (
    pieces === undefined ||
    pieces.some(
      ({ name, content }) =>
        MOVES.includes(name) || (!PIXELS.includes(name) && MARKUP.test(content.toString('latin1'))),
    )
  )
    return 'not_plain';
  const side = SIDES[ending](pieces);
  return side === undefined ? 'not_plain' : { ending, ...side };
}

function endingOf(bytes: Buffer): Ending | undefined {
  if (bytes.subarray(0, 8).equals(PNG_MARK)) return 'png';
  if (bytes.subarray(0, 3).toString('hex') === 'ffd8ff') return 'jpg';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
}

const PIXELS: readonly string[] = ['IDAT', 'VP8 ', 'VP8L', 'ALPH', 'SOS'];

/** Cuts a file into its pieces; undefined unless they fill it to the last byte. */
const READERS: Readonly<Record<Ending, (bytes: Buffer) => Piece[] | undefined>> = {
  png: piecesOfPng,
  jpg: piecesOfJpeg,
  webp: piecesOfWebp,
};

function piecesOfPng(bytes: Buffer): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    pieces.push({ name, content: bytes.subarray(at + 8, end - 4) });
    if (name === 'IEND')
      return end === bytes.length && pieces.some((piece) => piece.name === 'IDAT') ? pieces : undefined;
    at = end;
  }
  return undefined;
}

function piecesOfWebp(bytes: Buffer): Piece[] | undefined {
  if (bytes.length < 20 || bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const pieces: Piece[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    pieces.push({ name: bytes.toString('latin1', at, at + 4), content: bytes.subarray(at + 8, at + 8 + size) });
    // Pieces begin at even places.
    at += 8 + size + (size % 2);
  }
  return at === bytes.length ? pieces : undefined;
}

const END_OF_JPEG = 0xffd9;
const SCAN_OF_JPEG = 0xffda;

function piecesOfJpeg(bytes: Buffer): Piece[] | undefined {
  const pieces: Piece[] = [];
  const last = bytes.length - 2;
  if (bytes.readUInt16BE(last) !== END_OF_JPEG) return undefined;
  let at = 2;
  while (at + 4 <= last) {
    const mark = bytes.readUInt16BE(at);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (mark < 0xffc0 || mark === END_OF_JPEG || end > last) return undefined;
    pieces.push({ name: nameOfMark(mark), content: bytes.subarray(at + 4, end) });
    at = mark === SCAN_OF_JPEG ? afterPixels(bytes, end) : end;
  }
  return at === last && pieces.some(({ name }) => name === 'SOS') ? pieces : undefined;
}

function nameOfMark(mark: number): string {
  if (mark === SCAN_OF_JPEG) return 'SOS';
  // C4, C8 and CC lie among the frame headers and are none.
  return mark <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(mark) ? 'SOF' : `mark ${mark}`;
}

/** The first mark behind coded pixels; a zero or a restart belongs to them. */
function afterPixels(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

interface Side {
  readonly width: number;
  readonly height: number;
}

const SIDES: Readonly<Record<Ending, (pieces: readonly Piece[]) => Side | undefined>> = {
  png: sideOfPng,
  jpg: sideOfJpeg,
  webp: sideOfWebp,
};

function sideOfPng([first]: readonly Piece[]): Side | undefined {
  if (first?.name !== 'IHDR' || first.content.length !== 13) return undefined;
  return { width: first.content.readUInt32BE(0), height: first.content.readUInt32BE(4) };
}

function sideOfJpeg(pieces: readonly Piece[]): Side | undefined {
  const frame = pieces.find(({ name }) => name === 'SOF')?.content;
  return frame === undefined || frame.length < 6
    ? undefined
    : { height: frame.readUInt16BE(1), width: frame.readUInt16BE(3) };
}

function sideOfWebp(pieces: readonly Piece[]): Side | undefined {
  const pixels = pieces.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  if (pixels === undefined || pixels.content.length < 10) return undefined;
  const { name, content } = pixels;
  if (name === 'VP8 ')
    return content.toString('hex', 3, 6) === '9d012a'
      ? { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff }
      : undefined;
  const packed = content.readUInt32LE(1);
  return content[0] === 0x2f ? { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 } : undefined;
}
