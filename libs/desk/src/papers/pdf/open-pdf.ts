// Opens a PDF with PDF.js in a worker, and draws its pages with text that can be selected.

import type { PDFDocumentProxy, PDFPageProxy, PageViewport } from 'pdfjs-dist';

const MAX_PIXELS = 16_000_000; // more pixels than a small machine holds; a larger page is rendered coarser

/** Address of this remote's files, filled in by the bundler. */
declare const __webpack_public_path__: string;

interface PageDrawing {
  readonly page: PDFPageProxy;
  /** CSS pixels for one point of the paper. */
  readonly scale: number;
  /** Degrees clockwise, added to the page's own rotation. */
  readonly turn: number;
  readonly canvas: HTMLCanvasElement;
  /** Takes the words of the page, so that they can be selected, searched and read aloud. */
  readonly text: HTMLElement;
}

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  /** Renders a page; the promise resolves when picture and text layer are rendered, or when `stop` was called. */
  readonly draw: (drawing: PageDrawing) => { readonly done: Promise<void>; readonly stop: () => void };
  readonly close: () => void;
}

/** The page as it is laid out on the screen. */
export function getPageViewport(
  page: PDFPageProxy,
  { scale, turn }: Pick<PageDrawing, 'scale' | 'turn'>,
): PageViewport {
  return page.getViewport({ scale, rotation: (page.rotate + turn) % 360 });
}

/** Pixels of the drawing for one CSS pixel. */
function getPixelRatio(area: number): number {
  return Math.min(globalThis.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / area));
}

/** Whether a PDF was refused because it wants a password. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

/**
 * Opens a PDF with a worker of this origin. The library is loaded here and nowhere else; it runs under the policy of
 * the page, without WebAssembly.
 */
export async function openPdf(file: Uint8Array<ArrayBuffer>): Promise<OpenPdf> {
  const { getDocument, PDFWorker, TextLayer } = await import('pdfjs-dist');
  const port = new Worker(new URL('pdf.worker.js', new URL(__webpack_public_path__, location.href)));
  const worker = PDFWorker.create({ port });
  // The worker takes ownership of the bytes, so it gets a copy.
  const task = getDocument({ data: file.slice(), worker, useWasm: false });
  const close = (): void => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  const draw: OpenPdf['draw'] = ({ page, scale, turn, canvas, text }) => {
    const viewport = getPageViewport(page, { scale, turn });
    const fineRatio = getPixelRatio(viewport.width * viewport.height);
    canvas.width = Math.floor(viewport.width * fineRatio);
    canvas.height = Math.floor(viewport.height * fineRatio);
    text.replaceChildren();
    text.style.setProperty('--total-scale-factor', String(scale));
    const picture = page.render({
      canvas,
      viewport,
      ...(fineRatio !== 1 && { transform: [fineRatio, 0, 0, fineRatio, 0, 0] }),
    });
    const words = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
    const stop = (): void => {
      picture.cancel();
      words.cancel();
    };
    return { done: Promise.all([picture.promise, words.render()]).then(() => undefined), stop };
  };
  try {
    return { document: await task.promise, draw, close };
  } catch (error) {
    close();
    throw error;
  }
}
