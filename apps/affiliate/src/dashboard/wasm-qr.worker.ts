// Web worker that reads QR codes with a WebAssembly library, for browsers without a reader of their own.

import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Texts of the codes in a picture; the first message, without any, reports that the reader is loaded. */
export interface WorkerReply {
  readonly texts: readonly string[];
}

const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

/** Loads the reader from our own origin (the library's default is a third party's) and answers each picture in turn. */
async function serve(): Promise<void> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  self.onmessage = async ({ data }: MessageEvent<ImageData>) => {
    const barcodes = await readBarcodes(data, { formats: ['QRCode'], maxNumberOfSymbols: 1, tryHarder: true });
    reply({ texts: barcodes.filter(({ isValid }) => isValid).map(({ text }) => text) });
  };
  reply({ texts: [] });
}

function reply(message: WorkerReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's message has no target origin
  self.postMessage(message);
}

// An unhandled rejection does not reach the page; an error thrown outside of a promise does.
serve().catch((error: unknown) =>
  setTimeout(() => {
    throw error;
  }),
);
