import type { DocumentRow, RequirementItem } from '@ebpls/contracts';
import { Button, dayWritten, EmptyState, Heading, MomentText, Remark, Row, Text, useLocale } from '@ebpls/ui';

import { useDeskKeys } from '../frame/keys/desk-keys.ts';
import { useWords } from '../messages/desk.messages.ts';
import { PaperSheet } from './paper-sheet.tsx';

/** Properties of the view of one uploaded document in a case. */
interface PaperViewProps {
  readonly item: RequirementItem;
  /** Hidden papers are not fetched, so no opening is recorded. */
  readonly isHidden: boolean;
  /** Opens the paper over the whole screen, beside the one of an earlier year where there is one. */
  readonly onLarge: () => void;
}

/** One paper on the desk. */
export function PaperView({ item, isHidden, onLarge }: PaperViewProps) {
  const t = useWords();
  const { document, name, earlier } = item;
  useDeskKeys({ y: document ? onLarge : undefined });

  if (!document)
    return (
      <EmptyState icon={item.is_brought ? 'building' : 'file'} title={t(getMissingTitle(item))}>
        <MissingText item={item} />
      </EmptyState>
    );
  return (
    <>
      <Heading level={3} size="secondary">
        {name}
      </Heading>
      <Row gap={2} justify="between" wrap={false}>
        <Text size="caption" tone="muted">
          {document.file_name}. {t('paper_version', { version: document.version })}{' '}
          <MomentText at={document.uploaded_at} />
        </Text>
        <Button size="desk" keyHint="Y" onClick={onLarge}>
          {earlier ? t('paper_beside', { year: earlier.tax_year }) : t('paper_large')}
        </Button>
      </Row>
      <PaperValidity document={document} />
      {document.remarks !== '' && (
        <Text size="secondary" tone="warning">
          {document.remarks}
        </Text>
      )}
      {!isHidden && <PaperSheet document={document} name={name} />}
    </>
  );
}

/** Until when the paper holds, and that it has ended: while the case runs it may. */
function PaperValidity({ document: { valid_until, is_expired } }: { readonly document: DocumentRow }) {
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

function getMissingTitle({ is_brought, inapplicable_reason }: RequirementItem) {
  if (is_brought) return 'paper_original';
  return inapplicable_reason === undefined ? 'paper_missing' : 'paper_inapplicable';
}

/** What an office does about a document without a copy. */
function MissingText({ item: { name, is_brought, inapplicable_reason: reason } }: { readonly item: RequirementItem }) {
  const t = useWords();
  if (is_brought) return `${name}. ${t('paper_original_text')}`;
  return reason === undefined ? t('paper_missing_text') : `${name}. ${t('paper_inapplicable_text', { reason })}`;
}
