/** The browser's own reader of codes, as far as it is used here (Shape Detection API). */
export interface QrDetector {
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

type MakeDetector = new (options: { readonly formats: readonly string[] }) => QrDetector;

/** Undefined where the browser cannot read codes; the typed code remains. */
export function qrDetector(): QrDetector | undefined {
  const Detector = (globalThis as { readonly BarcodeDetector?: MakeDetector }).BarcodeDetector; // not in the DOM types yet
  return Detector && 'mediaDevices' in navigator ? new Detector({ formats: ['qr_code'] }) : undefined;
}
