import type { RequirementItem } from '@ebpls/contracts';
import { Boundary, Heading, Text, useNarrow } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { useDeskAddress } from '../frame/desk-address.ts';
import { useWords } from '../messages/desk.messages.ts';
import { PaperSheet } from './paper-sheet.tsx';
import * as styles from './paper.module.css';
import { FullScreen } from './pdf/full-screen.tsx';

interface PaperScreenProps {
  readonly papers: readonly RequirementItem[];
  readonly item: RequirementItem;
  readonly onClose: () => void;
}

/**
 * An uploaded document over the whole screen, beside the one of an earlier application of the business; on a small
 * screen one of the two. Number keys lead to the other documents, Escape to the desk.
 */
export function PaperScreen({ papers, item, onClose }: PaperScreenProps) {
  const t = useWords();
  const isSmall = useNarrow();
  const [side, show] = useState<'now' | 'then'>('now');
  useFigures(papers);
  const sides = listSides(item, t);
  const shownSides = isSmall && sides.length > 1 ? sides.filter(({ value }) => value === side) : sides;
  const choice = isSmall && sides.length > 1 && (
    <Segmented label={t('paper_which')} size="desk" value={side} options={sides} onChange={show} />
  );
  return (
    <FullScreen title={`${item.code} ${item.name}`} back={t('paper_back')} actions={choice} onClose={onClose}>
      <div className={styles['side-by-side']}>
        {shownSides.map(({ value, label, document }) => (
          <section key={document.document_id} className={styles['side']} aria-label={label}>
            <Heading level={3} size="secondary">
              {label}
            </Heading>
            <Text size="caption" tone="muted">
              {document.file_name}
            </Text>
            <Boundary part={`desk.paper.${value}`}>
              <PaperSheet document={document} name={`${item.name}, ${label}`} isLarge />
            </Boundary>
          </section>
        ))}
      </div>
    </FullScreen>
  );
}

type PaperTexts = ReturnType<typeof useWords>;

function listSides({ document, earlier }: RequirementItem, t: PaperTexts) {
  return [
    ...(document ? [{ value: 'now' as const, label: t('paper_now'), document }] : []),
    ...(earlier
      ? [{ value: 'then' as const, label: t('paper_then', { year: earlier.tax_year }), document: earlier.document }]
      : []),
  ];
}

/** Keys 1 to 9 open the paper at that place; the keys of the desk are off while a dialog covers it. */
function useFigures(papers: readonly RequirementItem[]): void {
  const { to } = useDeskAddress();
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return;
    if (target instanceof Element && target.closest('input') !== null) return;
    const paper = papers[Number(key) - 1];
    if (!paper?.document) return;
    event.preventDefault();
    void navigate(to({ doc: paper.code, pane: 'documents' }), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
