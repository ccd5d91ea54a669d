import type { AssessmentReply, ClearingOffice, RequirementItem } from '@ebpls/contracts';
import { Boundary, Chip, EmptyState, Heading, IconButton, lazyWithRetry, Row, Stack, Text, useNarrow } from '@ebpls/ui';
import { Pane } from '@ebpls/ui/lists';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { useDeskAddress } from '../frame/desk-address.ts';
import { isInDocuments, useDeskKeys } from '../frame/keys/desk-keys.ts';
import { findNeighbours } from '../frame/neighbours.ts';
import { useWords } from '../messages/desk.messages.ts';
import * as styles from './paper.module.css';
import { PaperFooter } from './paper-footer.tsx';
import { PaperView } from './paper-view.tsx';

const PaperScreen = lazyWithRetry(() => import('./paper-screen.tsx').then((module) => module.PaperScreen));

/** Properties of the pane with the uploaded documents of a case. */
interface PapersPaneProps {
  /** The open case; undefined without one. */
  readonly openCase: Pick<AssessmentReply, 'assessment_code' | 'requirements'> | undefined;
  /** The office that reviews here; without it the papers are only read. */
  readonly reviewer: ClearingOffice | undefined;
}

/** The papers of the open case: [ and ] turn, V and N review what this office answers for. */
export function PapersPane({ openCase, reviewer }: PapersPaneProps) {
  const { desk } = useDeskAddress();
  const papers = sortByReviewer(openCase?.requirements ?? [], reviewer);
  const item = papers.find(({ code }) => code === desk.doc) ?? firstToOpen(papers, reviewer);
  if (!openCase || !item) return <EmptyPapersPane hasCase={openCase !== undefined} />;
  return (
    <Pane
      head={<PapersHead papers={papers} item={item} />}
      foot={<PaperFooter item={item} reviewer={reviewer} assessment_code={openCase.assessment_code} />}
    >
      <OpenPaper papers={papers} item={item} />
    </Pane>
  );
}

interface OpenPaperProps {
  readonly papers: readonly RequirementItem[];
  readonly item: RequirementItem;
}

function OpenPaper({ papers, item }: OpenPaperProps) {
  const { desk } = useDeskAddress();
  const isSmall = useNarrow();
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      {/* A paper that cannot be drawn leaves the keys and the strip around it: the next one can be turned to. */}
      <Boundary key={item.document?.document_id ?? item.code} part="desk.paper">
        <PaperView
          item={item}
          isHidden={(isSmall && desk.pane !== 'documents') || isLarge}
          onLarge={() => setLarge(true)}
        />
      </Boundary>
      {isLarge && item.document && (
        <Suspense>
          <PaperScreen papers={papers} item={item} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </>
  );
}

function EmptyPapersPane({ hasCase }: { readonly hasCase: boolean }) {
  const t = useWords();
  return (
    <Pane>
      <EmptyState icon="file" title={t(hasCase ? 'papers_none' : 'papers')}>
        {t(hasCase ? 'papers_none_text' : 'nothing_open_text')}
      </EmptyState>
    </Pane>
  );
}

function PapersHead({ papers, item }: { readonly papers: readonly RequirementItem[]; readonly item: RequirementItem }) {
  const t = useWords();
  const { to } = useDeskAddress();
  const navigate = useNavigate();
  const strip = useRef<HTMLDivElement>(null);
  const codes = papers.map(({ code }) => code);
  const { before, after } = findNeighbours(codes, item.code);
  const place = codes.indexOf(item.code);
  useEffect(() => {
    strip.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);
  const getAddress = (doc: string): string => to({ doc, pane: 'documents' });
  const turn = (doc: string | undefined) =>
    doc === undefined ? undefined : () => void navigate(getAddress(doc), { replace: true, preventScrollReset: true });
  useDeskKeys({ '[': turn(before), ']': turn(after) });
  // While the focus is here the digits select papers; everywhere else they answer the checklist.
  useDeskKeys(Object.fromEntries(codes.slice(0, 9).map((code, at) => [String(at + 1), turn(code)])), isInDocuments);
  return (
    <Stack gap={2}>
      <Row justify="between" wrap={false}>
        <Heading level={2} size="body">
          {t('papers')}
        </Heading>
        <Row gap={1} wrap={false}>
          <Text as="span" size="caption" tone="muted">
            {t('papers_of', { now: place + 1, all: codes.length })}
          </Text>
          <IconButton
            size="desk"
            icon="chevron-left"
            label={`${t('previous_paper')} [`}
            disabled={before === undefined}
            {...(before !== undefined && { to: getAddress(before) })}
          />
          <IconButton
            size="desk"
            icon="chevron-right"
            label={`${t('next_paper')} ]`}
            disabled={after === undefined}
            {...(after !== undefined && { to: getAddress(after) })}
          />
        </Row>
      </Row>
      <div className={styles['strip']} ref={strip}>
        {papers.map(({ code, name, document }) => (
          <Chip key={code} selected={code === item.code} title={`${code} ${name}`} to={getAddress(code)}>
            {document?.state === 'VALID' ? '✓ ' : ''}
            {code} {name}
          </Chip>
        ))}
      </div>
    </Stack>
  );
}

/** The papers that this office reviews come first; the rest follows in the order of the catalogue. */
function sortByReviewer(
  requirements: readonly RequirementItem[],
  reviewer: ClearingOffice | undefined,
): RequirementItem[] {
  const isOwn = ({ verified_by }: RequirementItem): boolean => reviewer !== undefined && verified_by.includes(reviewer);
  return [...requirements.filter(isOwn), ...requirements.filter((item) => !isOwn(item))];
}

function firstToOpen(
  papers: readonly RequirementItem[],
  reviewer: ClearingOffice | undefined,
): RequirementItem | undefined {
  const waits = papers.find(
    ({ document, verified_by }) =>
      document?.state === 'PENDING_REVIEW' && reviewer !== undefined && verified_by.includes(reviewer),
  );
  return waits ?? papers.find(({ document }) => document !== null) ?? papers[0];
}
