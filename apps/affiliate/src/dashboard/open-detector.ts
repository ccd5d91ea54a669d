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
  const Native = (globalThis as { readonly BarcodeDetector?: NativeDetector }).BarcodeDetector; // not in the DOM types yet
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
  if (Native && formats.includes('qr_code')) return new Native({ formats: ['qr_code'] });
  const { openWorkerDetector } = await import('./worker-detector.ts');
  return openWorkerDetector();
}
