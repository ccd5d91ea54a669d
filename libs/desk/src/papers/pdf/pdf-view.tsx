// PDF viewer of the desk: one page at a time, with zoom, rotation and keyboard control.

import { FailedState, Loading } from '@ebpls/ui';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useState } from 'react';

import { useViewKeys, type ViewActs } from './view-keys.ts';
import { getPageViewport } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { PdfTools } from './pdf-tools.tsx';
import * as look from './pdf-view.module.css';
import { useWords } from './pdf-view.messages.ts';
import { usePdf, usePdfPage, useWidth } from './use-pdf.ts';

const FULL_SIZE_SCALE = 4 / 3; // a PDF point is four thirds of a CSS pixel
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
/** The white space around the paper, in CSS pixels. */
const AROUND = 32;

export interface PdfViewProps {
  readonly file: Uint8Array<ArrayBuffer>;
  /** Name of the document; read aloud. */
  readonly label: string;
}

/**
 * Shows a PDF one page at a time, so that a long document opens as fast as a short one: fitted to the width or at a size
 * of the reader's choice. While the focus is in it Page Up and Down turn, + and - zoom, 0 fits, O rotates.
 */
export function PdfView({ file, label }: PdfViewProps) {
  const t = useWords();
  const { pdf, failure } = usePdf(file);
  const [number, setNumber] = useState(1);
  const [view, setView] = useState<HTMLElement | null>(null);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const width = useWidth(stage) - AROUND;
  const page = usePdfPage(pdf, number);
  const { zoom, turn, view: acts } = useSize(page, width);
  const pages = pdf?.document.numPages ?? 1;
  const before = number > 1 ? () => setNumber(number - 1) : undefined;
  const after = number < pages ? () => setNumber(number + 1) : undefined;
  useViewKeys(view, { ...acts, PageUp: before, PageDown: after });

  if (failure) return <FailedState title={t(failure)} message={t(`${failure}.more`)} />;
  return (
    <div ref={setView} className={look['view']}>
      {pdf && <PdfTools page={number} pages={pages} zoom={zoom} acts={{ ...acts, before, after }} onPage={setNumber} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard too */}
      <section ref={setStage} className={look['stage']} aria-label={label} tabIndex={0}>
        {pdf && page && width > 0 ? (
          <PdfPage pdf={pdf} page={page} scale={zoom * FULL_SIZE_SCALE} turn={turn} />
        ) : (
          <Loading shape="record" />
        )}
      </section>
    </div>
  );
}

/** Size and rotation of the page; fitted to the width until the reader chooses. */
function useSize(page: PDFPageProxy | undefined, width: number) {
  const [chosenZoom, setChosenZoom] = useState<number>();
  const [turn, setTurn] = useState(0);
  const fittedZoom = page ? width / (getPageViewport(page, { scale: 1, turn }).width * FULL_SIZE_SCALE) : 1;
  const zoom = chosenZoom ?? Math.min(fittedZoom, 1.5);
  const smallerZoom = ZOOMS.findLast((each) => each < zoom - 0.01);
  const largerZoom = ZOOMS.find((each) => each > zoom + 0.01);
  const view: ViewActs = {
    smaller: smallerZoom === undefined ? undefined : () => setChosenZoom(smallerZoom),
    larger: largerZoom === undefined ? undefined : () => setChosenZoom(largerZoom),
    fit: chosenZoom === undefined ? undefined : () => setChosenZoom(undefined),
    turn: () => setTurn((turn + 90) % 360),
  };
  return { zoom, turn, view };
}
