import type { QrDetector } from './qr-detector.ts';
import type { WorkerReply } from './wasm-qr.worker.ts';

declare const __webpack_public_path__: string; // Address of this remote's files, filled in by the bundler.

const MAX_SIDE_PX = 800; // Enough pixels for a code that fills a quarter of the picture, few enough for a cheap phone.

/**
 * Reads QR codes in a worker, which keeps the page responsive and has its own content security policy: only the worker may
 * compile WebAssembly (the server sends the directive with files of this name).
 */
export async function openWorkerDetector(): Promise<QrDetector> {
  const worker = new Worker(new URL('wasm-qr.worker.js', new URL(__webpack_public_path__, location.href)));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const close = () => worker.terminate();
  try {
    await nextReply(worker);
  } catch (error) {
    close();
    throw error;
  }

  const detect = async (video: HTMLVideoElement): ReturnType<QrDetector['detect']> => {
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return [];
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const reply = nextReply(worker);
    worker.postMessage(picture, [picture.data.buffer]);
    return (await reply).texts.map((rawValue) => ({ rawValue }));
  };
  return { detect, close };
}

/** Whether this release's reader is in a cache of this browser, so that it opens without signal. */
export async function isReaderKept(): Promise<boolean> {
  const folder = new URL(__webpack_public_path__, location.href).href;
  for (const name of await caches.keys()) {
    const files = await (await caches.open(name)).keys();
    if (files.some(({ url }) => url.startsWith(folder) && url.endsWith('.wasm'))) return true;
  }
  return false;
}

/** One picture is in the worker at a time, so the next message answers it. The first one reports that the worker is ready. */
function nextReply(worker: Worker): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker could not be loaded.'));
  });
}
