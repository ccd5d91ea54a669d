import type { DocumentRow, RequirementItem } from '@ebpls/contracts';
import {
  Button,
  dayWritten,
  EmptyState,
  Failed,
  Heading,
  IconButton,
  Loading,
  MomentText,
  Remark,
  Row,
  Text,
  useLocale,
} from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from '../messages/desk.messages.ts';
import * as styles from './paper.module.css';
import { type OpenPaper, usePaper } from './use-paper.ts';

const ZOOMS = [50, 75, 100, 150, 200, 300] as const;
const PICTURES = new Set(['image/jpeg', 'image/png']);

interface PaperViewProps {
  readonly item: RequirementItem;
  /** Not in sight: nothing is fetched, and nothing is recorded. */
  readonly isHidden: boolean;
}

/** One paper on the desk: pictures lie here, a PDF opens in its own tab. */
export function PaperView({ item, isHidden }: PaperViewProps) {
  const t = useWords();
  const [attempt, setAttempt] = useState(0);
  const { document, name } = item;

  if (!document)
    return (
      <EmptyState
        icon={item.is_brought ? 'building' : 'file'}
        title={t(item.is_brought ? 'paper_brought' : 'paper_missing')}
      >
        {t(item.is_brought ? 'paper_brought_text' : 'paper_missing_text')}
      </EmptyState>
    );
  return (
    <>
      <Heading level={3} size="secondary">
        {name}
      </Heading>
      <Text size="caption" tone="muted">
        {document.file_name}. {t('paper_version', { version: document.version })}{' '}
        <MomentText at={document.uploaded_at} />
      </Text>
      <Validity document={document} />
      {document.remarks !== '' && (
        <Text size="secondary" tone="warning">
          {document.remarks}
        </Text>
      )}
      {!isHidden && <Fetched key={attempt} document={document} name={name} onRetry={() => setAttempt(attempt + 1)} />}
    </>
  );
}

/** Until when the paper holds, and that it has ended: while the case runs it may. */
function Validity({ document: { valid_until, is_expired } }: { readonly document: DocumentRow }) {
  const t = useWords();
  const locale = useLocale();
  if (!valid_until) return null;
  const day = dayWritten(valid_until, locale);
  if (is_expired)
    return (
      <Remark tone="danger" icon="alert">
        {t('paper_ended', { day })}
      </Remark>
    );
  return (
    <Text size="caption" tone="muted">
      {t('valid_until')} {day}
    </Text>
  );
}

function Fetched({
  document,
  name,
  onRetry,
}: {
  readonly document: DocumentRow;
  readonly name: string;
  readonly onRetry: () => void;
}) {
  const t = useWords();
  const paper = usePaper(document);
  if (paper === undefined) return <Loading shape="record" />;
  if (paper.state === 'failed') return <Failed title={t('paper_failed')} message={paper.message} onRetry={onRetry} />;
  return <Opened paper={paper} isPicture={PICTURES.has(document.media_type)} name={name} />;
}

interface OpenedProps {
  readonly paper: Extract<OpenPaper, { state: 'open' }>;
  readonly isPicture: boolean;
  readonly name: string;
}

function Opened({ paper, isPicture, name }: OpenedProps) {
  const t = useWords();
  const links = (
    <>
      <Button size="desk" icon="external" href={paper.url} target="_blank">
        {t('paper_open')}
      </Button>
      <Button size="desk" kind="quiet" icon="download" href={paper.url} download={paper.file_name}>
        {t('paper_save')}
      </Button>
    </>
  );
  if (!isPicture)
    return (
      <EmptyState icon="file" title={name} action={<Row gap={2}>{links}</Row>}>
        {t('paper_pdf')}
      </EmptyState>
    );
  return <Picture url={paper.url} name={name} links={links} />;
}

function Picture({
  url,
  name,
  links,
}: {
  readonly url: string;
  readonly name: string;
  readonly links: React.ReactNode;
}) {
  const t = useWords();
  const [zoom, setZoom] = useState(100);
  const [turn, setTurn] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const place = ZOOMS.findIndex((step) => step === zoom);
  if (isBroken) {
    return (
      <EmptyState icon="warning" title={t('paper_broken')} action={<Row gap={2}>{links}</Row>}>
        {t('paper_broken_text')}
      </EmptyState>
    );
  }
  return (
    <>
      <Row gap={1}>
        <IconButton
          size="desk"
          icon="zoom-out"
          label={t('zoom_out')}
          disabled={place <= 0}
          onClick={() => setZoom(ZOOMS[place - 1] ?? zoom)}
        />
        <Text as="span" size="caption">
          {zoom}%
        </Text>
        <IconButton
          size="desk"
          icon="zoom-in"
          label={t('zoom_in')}
          disabled={place === ZOOMS.length - 1}
          onClick={() => setZoom(ZOOMS[place + 1] ?? zoom)}
        />
        <IconButton size="desk" icon="retry" label={t('turn')} onClick={() => setTurn((turn + 90) % 360)} />
      </Row>
      <div className={styles['board']}>
        <img
          src={url}
          alt={name}
          onError={() => setBroken(true)}
          className={styles['picture']}
          style={{ inlineSize: `${zoom}%`, transform: `rotate(${turn}deg)` }}
        />
      </div>
      <Row gap={2}>{links}</Row>
    </>
  );
}
