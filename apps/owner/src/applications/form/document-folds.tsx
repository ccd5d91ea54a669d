// The documents of an application on a phone: a fold for each, of which those that need the owner are open.

import type { AssessmentReply, RequirementItem } from '@ebpls/contracts';
import { useStore } from '@ebpls/remote-kit';
import { Section, Stack, Tag } from '@ebpls/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { toDocumentKey } from '../../shared/documents/document-upload.store.ts';
import { useWords } from '../application.messages.ts';
import { usePhotoHint } from '../documents/document-pages.tsx';
import { documentPhotosStore } from '../documents/document-photos.store.ts';
import { hasDatesToEnter, isMissing } from '../documents/required-documents.ts';

interface DocumentFoldsProps {
  readonly assessment: Pick<AssessmentReply, 'assessment_code' | 'company_code'>;
  readonly items: readonly RequirementItem[];
  readonly toField: (item: RequirementItem) => ReactNode;
}

/** The first missing document is open; when it is done, the next one opens. */
export function DocumentFolds({ assessment, items, toField }: DocumentFoldsProps) {
  const [search] = useSearchParams();
  const [namedCode] = useState(() => search.get('document'));
  const nextCode = items.find(isMissing)?.code;
  useFocusOnNext(nextCode);
  return (
    <Stack>
      {items.map((item) => (
        <DocumentFold
          key={item.code}
          assessment={assessment}
          item={item}
          startsOpen={item.code === namedCode || item.code === nextCode}
        >
          {toField(item)}
        </DocumentFold>
      ))}
    </Stack>
  );
}

interface DocumentFoldProps extends Pick<DocumentFoldsProps, 'assessment'> {
  readonly item: RequirementItem;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** A document that was uploaded stays open while its dates or a poor photo need the owner. */
function DocumentFold({ assessment, item, startsOpen, children }: DocumentFoldProps) {
  const { assessment_code, company_code } = assessment;
  const key = toDocumentKey({ assessment_code, company_code, requirement_code: item.code });
  const hint = usePhotoHint(useStore(documentPhotosStore, (photos) => photos[key]));
  return (
    <Section
      id={getFoldId(item.code)}
      title={item.name}
      level={3}
      folds="always"
      brief={<DocumentState item={item} />}
      startsOpen={startsOpen || hint !== undefined || hasDatesToEnter(item)}
    >
      {children}
    </Section>
  );
}

const getFoldId = (code: string): string => `document-${code}`;

/** The fold that opens by itself gets the focus when the one before closed over it. */
function useFocusOnNext(nextCode: string | undefined): void {
  const former = useRef(nextCode);
  useEffect(() => {
    if (former.current === nextCode) return;
    former.current = nextCode;
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.closest('details:not([open])') != null;
    if (nextCode === undefined || !isLost) return;
    const summary = document.querySelector<HTMLElement>(`#${getFoldId(nextCode)} summary`);
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView?.({ block: 'nearest' });
  }, [nextCode]);
}

function DocumentState({ item }: { readonly item: RequirementItem }) {
  const t = useWords();
  if (isMissing(item)) return <Tag tone="warning">{t(item.document ? 'paper_is_rejected' : 'paper_is_missing')}</Tag>;
  if (!item.is_mandatory && !item.document) return <Tag tone="muted">{t('paper_is_optional')}</Tag>;
  if (item.is_brought) return <Tag tone="info">{t('paper_is_brought')}</Tag>;
  return <Tag tone="success">{t('paper_is_done')}</Tag>;
}
