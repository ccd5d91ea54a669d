import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

import { type OpenPdf, getPageViewport } from './open-pdf.ts';
import * as look from './pdf-view.module.css';

/** Properties of one rendered page of a PDF. */
interface PdfPageProps {
  readonly pdf: OpenPdf;
  readonly page: PDFPageProxy;
  /** CSS pixels for one point of the paper. */
  readonly scale: number;
  /** Degrees clockwise. */
  readonly turn: number;
}

/** One page: its picture, and over it its words, invisible, to be selected, searched and read aloud. */
export function PdfPage({ pdf, page, scale, turn }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { width, height } = getPageViewport(page, { scale, turn });
  useEffect(() => {
    if (!canvas.current || !text.current) return undefined;
    const { done, stop } = pdf.draw({ page, scale, turn, canvas: canvas.current, text: text.current });
    // A drawing that was stopped ends with a refusal; the next one is under way.
    done.catch(() => undefined);
    return stop;
  }, [pdf, page, scale, turn]);
  return (
    // The places of the words count from the left edge of the paper, whichever way the reader's language runs.
    <div dir="ltr" className={look['page']} style={{ inlineSize: width, blockSize: height }}>
      <canvas ref={canvas} aria-hidden className={look['picture']} />
      <div ref={text} className={look['text']} />
    </div>
  );
}
