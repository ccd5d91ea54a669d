// Opens the reader of QR codes for the camera: the browser's own, or ZXing in a worker.

import type { QrDetector } from './qr-detector.ts';

interface NativeDetector {
  new (options: { readonly formats: readonly string[] }): QrDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Whether the browser may use a camera at all: it does so on https and on this machine only. */
export function hasCamera(): boolean {
  return 'mediaDevices' in navigator;
}

/**
 * The browser's own reader where it has one for QR codes, else ZXing in a worker: desktop Chromium has the interface
 * without the formats, Safari and Firefox have neither. Fails when the worker cannot be loaded.
 */
export async function openQrDetector(): Promise<QrDetector> {
  const Native = await findNative();
  if (Native) return new Native({ formats: ['qr_code'] });
  const { openWorkerDetector } = await import('./worker-detector.ts');
  return openWorkerDetector();
}

async function findNative(): Promise<NativeDetector | undefined> {
  const Native = (globalThis as { readonly BarcodeDetector?: NativeDetector }).BarcodeDetector; // not in the DOM types yet
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
  return formats.includes('qr_code') ? Native : undefined;
}

/**
 * Leaves the reader's files with the service worker, once for each release, so that the first scan without signal finds
 * them. They are a megabyte, which the first scan would fetch as well; nothing is fetched where the browser reads codes
 * itself, has no camera, or keeps no files.
 */
export async function prefetchReader(): Promise<void> {
  const isServed = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!isServed || !navigator.onLine || !hasCamera() || (await findNative())) return;
  const { isReaderKept, openWorkerDetector } = await import('./worker-detector.ts');
  if (await isReaderKept()) return;
  const { close } = await openWorkerDetector();
  close?.();
}
