import { keepReader, openQrDetector } from './open-detector.ts';

const FOLDER = '/r/affiliate/0.1.0-0123abcd/';
const opened: string[] = [];
let kept: string[];

/** A worker that says at once that it is loaded. */
class ReadyWorker {
  onmessage?: (event: MessageEvent) => void;
  constructor(url: URL) {
    opened.push(url.pathname);
    kept.push(new URL(`${FOLDER}zxing_reader.0123abcd.wasm`, location.href).href);
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: { texts: [] } })));
  }
  terminate(): void {
    opened.push('closed');
  }
}

const give = (on: object, all: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(all)) Object.defineProperty(on, name, { value, configurable: true });
};

beforeEach(() => {
  opened.length = 0;
  kept = [];
  give(navigator, { serviceWorker: { controller: {} }, mediaDevices: {} });
  give(HTMLCanvasElement.prototype, { getContext: () => null });
  give(globalThis, {
    __webpack_public_path__: FOLDER,
    Worker: ReadyWorker,
    BarcodeDetector: undefined,
    caches: { keys: async () => ['chunks'], open: async () => ({ keys: async () => kept.map((url) => ({ url })) }) },
  });
});

test('the reader of codes is fetched ahead once for each release', async () => {
  kept = [new URL('/r/affiliate/0.1.0-00000000/zxing_reader.0123abcd.wasm', location.href).href];
  await keepReader();
  await keepReader();
  expect(opened).toEqual([`${FOLDER}wasm-qr.worker.js`, 'closed']);
});

test.each([
  ['where no service worker would keep it', () => give(navigator, { serviceWorker: { controller: null } })],
  ['without signal', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)],
  ['where the browser reads codes itself', () => give(globalThis, { BarcodeDetector: NativeDetector })],
])('nothing is fetched %s', async (_where, prepare) => {
  prepare();
  await keepReader();
  expect(opened).toEqual([]);
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
