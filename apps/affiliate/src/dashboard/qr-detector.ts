/** The used part of the browser's own code reader (Shape Detection API). */
export interface QrDetector {
  /** The text of each QR code in the picture. */
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
  /** Lets go of what the reader holds. */
  close?(): void;
}
