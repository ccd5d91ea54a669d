import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

import { isLocked, type OpenPdf, openPdf } from './open-pdf.ts';

/** An opened PDF, or the reason why it cannot be shown. */
export interface PdfState {
  readonly pdf?: OpenPdf;
  /** Why it cannot be shown: it wants a password, or it is no readable PDF. */
  readonly failure?: 'locked' | 'broken';
}

/** The opened document; closed again with the part that shows it. */
export function usePdf(file: Uint8Array<ArrayBuffer>): PdfState {
  const [state, setState] = useState<PdfState>({});
  useEffect(() => {
    let isGone = false;
    const opening = openPdf(file);
    opening.then(
      (pdf) => !isGone && setState({ pdf }),
      (error: unknown) => !isGone && setState({ failure: isLocked(error) ? 'locked' : 'broken' }),
    );
    return () => {
      isGone = true;
      opening.then(
        ({ close }) => close(),
        () => undefined,
      );
    };
  }, [file]);
  return state;
}

/** One page of it, as soon as it is read. */
export function usePdfPage(pdf: OpenPdf | undefined, number: number): PDFPageProxy | undefined {
  const [page, setPage] = useState<PDFPageProxy>();
  useEffect(() => {
    let isGone = false;
    void pdf?.document.getPage(number).then(
      (loadedPage) => !isGone && setPage(loadedPage),
      (error: unknown) => {
        // A document that is closed meanwhile rejects the page that it was reading.
        if (!isGone) throw error;
      },
    );
    return () => {
      isGone = true;
    };
  }, [pdf, number]);
  return page;
}

/** How wide an element is, followed as it changes. */
export function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return width;
}
