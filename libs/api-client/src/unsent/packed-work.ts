// Packs unsent work with its files and pictures into bytes, so that it can be encrypted, and unpacks it.

const LENGTH_BYTES = 4;

/** A file or picture within packed work: its length in bytes, and its name. */
interface PackedFile {
  readonly $bytes: number;
  readonly type: string;
  readonly name?: string;
  readonly modified?: number;
}

/**
 * Packs work as bytes: the length of its text, the text as JSON, then the bytes of the files in the order of the text.
 */
export async function packWork(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const files: Blob[] = [];
  const text = new TextEncoder().encode(
    JSON.stringify(value, (_name, part: unknown) => {
      if (!(part instanceof Blob)) return part;
      files.push(part);
      return describeFile(part);
    }),
  );
  const parts = [text, ...(await Promise.all(files.map(readBytes)))];
  const packedBytes = new Uint8Array(LENGTH_BYTES + parts.reduce((sum, { length }) => sum + length, 0));
  new DataView(packedBytes.buffer).setUint32(0, text.length);
  let at = LENGTH_BYTES;
  for (const part of parts) {
    packedBytes.set(part, at);
    at += part.length;
  }
  return packedBytes;
}

/** Unpacks work. Throws when the bytes have another format. */
export function unpackWork(packedBytes: Uint8Array<ArrayBuffer>): unknown {
  const text_length = new DataView(packedBytes.buffer, packedBytes.byteOffset).getUint32(0);
  let at = LENGTH_BYTES + text_length;
  const text = new TextDecoder().decode(packedBytes.subarray(LENGTH_BYTES, at));
  return JSON.parse(text, (_name, part: unknown) => {
    if (!isPackedFile(part)) return part;
    const bytes = packedBytes.slice(at, at + part.$bytes);
    at += part.$bytes;
    const { type, name, modified } = part;
    return name === undefined
      ? new Blob([bytes], { type })
      : new File([bytes], name, { type, lastModified: modified ?? 0 });
  });
}

function describeFile(file: Blob): PackedFile {
  const { size, type } = file;
  return file instanceof File
    ? { $bytes: size, type, name: file.name, modified: file.lastModified }
    : { $bytes: size, type };
}

function isPackedFile(part: unknown): part is PackedFile {
  return typeof part === 'object' && part !== null && '$bytes' in part;
}

function readBytes(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer)); // read as such below
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsArrayBuffer(file);
  });
}
