// Shows one uploaded document, picture or PDF; it is fetched only when it is shown.

import type { DocumentRow } from '@ebpls/contracts';
import { Button, FailedState, lazyWithRetry, Loading, Row } from '@ebpls/ui';
import { Suspense, useState } from 'react';

import { useWords } from '../messages/desk.messages.ts';
import * as styles from './paper.module.css';
import { PaperPicture } from './picture.tsx';
import { usePaper } from './use-paper.ts';

/** The PDF viewer, whose library loads with the first viewed PDF. */
const PdfView = lazyWithRetry(() => import('./pdf/pdf-view.tsx').then((module) => module.PdfView));
const PICTURES = new Set(['image/jpeg', 'image/png']);

export interface SheetProps {
  readonly document: Pick<DocumentRow, 'document_id' | 'media_type'>;
  readonly name: string;
  /** It has the whole screen instead of one pane. */
  readonly isLarge?: boolean | undefined;
}

/** The paper itself, picture or PDF. It is fetched when it is shown, because the server records each opening. */
export function PaperSheet(props: SheetProps) {
  const [attempt, setAttempt] = useState(0);
  return <FetchedSheet key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function FetchedSheet({ document, name, isLarge, onRetry }: SheetProps & { readonly onRetry: () => void }) {
  const t = useWords();
  const paper = usePaper(document);
  if (paper === undefined) return <Loading shape="record" />;
  if (paper.state === 'failed')
    return <FailedState title={t('paper_failed')} message={paper.message} onRetry={onRetry} />;
  const links = (
    <Row gap={2}>
      <Button size="desk" icon="external" href={paper.url} target="_blank">
        {t('paper_open')}
      </Button>
      <Button size="desk" kind="quiet" icon="download" href={paper.url} download={paper.file_name}>
        {t('paper_save')}
      </Button>
    </Row>
  );
  if (PICTURES.has(document.media_type)) return <PaperPicture url={paper.url} name={name} links={links} />;
  return (
    <>
      <div className={styles[isLarge === true ? 'whole' : 'sheet']}>
        <Suspense fallback={<Loading shape="record" />}>
          <PdfView file={paper.file} label={name} />
        </Suspense>
      </div>
      {links}
    </>
  );
}
