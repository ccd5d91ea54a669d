import { Button, Failed, IconButton, Loading, Row, Text } from '@ebpls/ui';
import { useState } from 'react';

import { PdfPage } from './pdf-page.tsx';
import * as look from './pdf-view.module.css';
import { useWords } from './pdf-view.messages.ts';
import { usePdf, usePdfPage, useWidth } from './use-pdf.ts';

/** A point of the paper is four thirds of a CSS pixel at 100 %. */
const WHOLE = 4 / 3;
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
/** The white space around the paper, in CSS pixels. */
const AROUND = 32;

export interface PdfViewProps {
  readonly file: Uint8Array<ArrayBuffer>;
  /** What the document is; read aloud. */
  readonly label: string;
}

/** Shows a PDF page by page, fitted to the width or at a size of the reader's choice. */
export function PdfView({ file, label }: PdfViewProps) {
  const t = useWords();
  const { pdf, hasFailed } = usePdf(file);
  const [number, setNumber] = useState(1);
  const [chosen, setChosen] = useState<number>();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const room = useWidth(stage) - AROUND;
  const page = usePdfPage(pdf, number);

  if (hasFailed) return <Failed title={t('failed')} message={t('failed.more')} />;
  const fitted = page ? room / (page.getViewport({ scale: 1 }).width * WHOLE) : 1;
  const zoom = chosen ?? Math.min(fitted, 1.5);
  return (
    <div className={look.view}>
      {pdf && (
        <PdfTools
          page={number}
          pages={pdf.document.numPages}
          zoom={zoom}
          isFitted={chosen === undefined}
          onPage={setNumber}
          onZoom={setChosen}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard too */}
      <section ref={setStage} className={look.stage} aria-label={label} tabIndex={0}>
        {pdf && page && room > 0 ? <PdfPage pdf={pdf} page={page} scale={zoom * WHOLE} /> : <Loading shape="record" />}
      </section>
    </div>
  );
}

interface PdfToolsProps {
  readonly page: number;
  readonly pages: number;
  readonly zoom: number;
  readonly isFitted: boolean;
  readonly onPage: (page: number) => void;
  /** Nothing fits it to the width. */
  readonly onZoom: (zoom: number | undefined) => void;
}

function PdfTools({ page, pages, zoom, isFitted, onPage, onZoom }: PdfToolsProps) {
  const t = useWords();
  const smaller = ZOOMS.findLast((each) => each < zoom - 0.01);
  const larger = ZOOMS.find((each) => each > zoom + 0.01);
  return (
    <div role="toolbar" aria-label={t('tools')} className={look.tools}>
      <Row gap={1}>
        <IconButton icon="chevron-left" label={t('before')} disabled={page === 1} onClick={() => onPage(page - 1)} />
        <output dir="auto">
          <Text as="span" size="secondary">
            {t('page', { page, pages })}
          </Text>
        </output>
        <IconButton
          icon="chevron-right"
          label={t('after')}
          disabled={page === pages}
          onClick={() => onPage(page + 1)}
        />
      </Row>
      <Row gap={1}>
        <IconButton icon="zoom-out" label={t('out')} disabled={smaller === undefined} onClick={() => onZoom(smaller)} />
        <output dir="auto">
          <Text as="span" size="secondary">
            {t('zoom', { percent: Math.round(zoom * 100) })}
          </Text>
        </output>
        <IconButton icon="zoom-in" label={t('in')} disabled={larger === undefined} onClick={() => onZoom(larger)} />
        <Button size="desk" disabled={isFitted} onClick={() => onZoom(undefined)}>
          {t('fit')}
        </Button>
      </Row>
    </div>
  );
}
