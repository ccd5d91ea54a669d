import { prefetchReader, openQrDetector } from './open-detector.ts';

const FOLDER = '/r/affiliate/0.1.0-0123abcd/';
const workerEvents: string[] = [];
let cachedUrls: string[];

/** A worker that reports at once that it is loaded. */
class ReadyWorker {
  onmessage?: (event: MessageEvent) => void;
  constructor(url: URL) {
    workerEvents.push(url.pathname);
    cachedUrls.push(new URL(`${FOLDER}zxing_reader.0123abcd.wasm`, location.href).href);
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: { texts: [] } })));
  }
  terminate(): void {
    workerEvents.push('closed');
  }
}

const give = (on: object, all: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(all)) Object.defineProperty(on, name, { value, configurable: true });
};

beforeEach(() => {
  workerEvents.length = 0;
  cachedUrls = [];
  give(navigator, { serviceWorker: { controller: {} }, mediaDevices: {} });
  give(HTMLCanvasElement.prototype, { getContext: () => null });
  give(globalThis, {
    __webpack_public_path__: FOLDER,
    Worker: ReadyWorker,
    BarcodeDetector: undefined,
    caches: {
      keys: async () => ['chunks'],
      open: async () => ({ keys: async () => cachedUrls.map((url) => ({ url })) }),
    },
  });
});

test('the code reader is prefetched once for each release', async () => {
  cachedUrls = [new URL('/r/affiliate/0.1.0-00000000/zxing_reader.0123abcd.wasm', location.href).href];
  await prefetchReader();
  await prefetchReader();
  expect(workerEvents).toEqual([`${FOLDER}wasm-qr.worker.js`, 'closed']);
});

test.each([
  ['where no service worker would keep it', () => give(navigator, { serviceWorker: { controller: null } })],
  ['without signal', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)],
  ['where the browser reads codes itself', () => give(globalThis, { BarcodeDetector: NativeDetector })],
])('nothing is fetched %s', async (_where, prepare) => {
  prepare();
  await prefetchReader();
  expect(workerEvents).toEqual([]);
});

test('a browser that reads codes itself is let', async () => {
  give(globalThis, { BarcodeDetector: NativeDetector });
  expect(await openQrDetector()).toBeInstanceOf(NativeDetector);
});

class NativeDetector {
  static async getSupportedFormats(): Promise<string[]> {
    return ['ean_13', 'qr_code'];
  }
  async detect(): Promise<[]> {
    return [];
  }
}
