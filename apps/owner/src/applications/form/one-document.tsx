// The documents of an application on a phone: one at a time, with a list of what is done.

import type { RequirementItem } from '@ebpls/contracts';
import { Button, RowItem, Rows, Section, Stack, Tag } from '@ebpls/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useWords } from '../application.messages.ts';
import { isMissing } from '../documents/required-documents.ts';

/** The document that is shown, its neighbours, and the address of each. */
export interface DocumentTurn {
  readonly place: number;
  readonly item: RequirementItem | undefined;
  readonly getAddress: (item: RequirementItem) => string;
  /** Shows the neighbour; undefined at either end. */
  readonly showNext: (() => void) | undefined;
  readonly showFormer: (() => void) | undefined;
}

/** Turns through the documents by the address; the first that is missing opens, and stays open when it is sent. */
export function useDocumentTurn(items: readonly RequirementItem[]): DocumentTurn {
  const [search, setSearch] = useSearchParams();
  const [first] = useState(() => items.findIndex(isMissing));
  const namedPlace = items.findIndex(({ code }) => code === search.get('document'));
  const place = namedPlace === -1 ? Math.max(0, first) : namedPlace;
  const getQuery = ({ code }: RequirementItem): URLSearchParams =>
    new URLSearchParams([...[...search].filter(([name]) => name !== 'document'), ['document', code]]);
  const toShow = (item: RequirementItem | undefined) => item && (() => setSearch(getQuery(item)));
  return {
    place,
    item: items[place],
    getAddress: (item) => `?${getQuery(item)}`,
    showNext: toShow(items[place + 1]),
    showFormer: toShow(items[place - 1]),
  };
}

interface OneDocumentProps {
  readonly items: readonly RequirementItem[];
  readonly turn: DocumentTurn;
  readonly children: ReactNode;
}

/** The open document with the way back to the former one, and all documents with their state. */
export function OneDocument({ items, turn: { place, getAddress, showFormer }, children }: OneDocumentProps) {
  const t = useWords();
  const group = useRef<HTMLElement>(null);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    group.current?.focus({ preventScroll: true });
    group.current?.scrollIntoView?.({ block: 'start' });
  }, [place]);
  return (
    <Stack gap={6}>
      <section ref={group} tabIndex={-1} aria-label={t('paper_place', { now: place + 1, all: items.length })}>
        <Stack gap={4}>
          {children}
          {showFormer && (
            <div>
              <Button kind="quiet" icon="chevron-up" onClick={showFormer}>
                {t('paper_before')}
              </Button>
            </div>
          )}
        </Stack>
      </section>
      {items.length > 1 && (
        <Section title={t('paper_overview')} level={3}>
          <Rows label={t('paper_overview')}>
            {items.map((item, at) => (
              <RowItem
                key={item.code}
                title={item.name}
                to={getAddress(item)}
                selected={at === place}
                status={<DocumentState item={item} />}
              />
            ))}
          </Rows>
        </Section>
      )}
    </Stack>
  );
}

function DocumentState({ item }: { readonly item: RequirementItem }) {
  const t = useWords();
  if (isMissing(item)) return <Tag tone="warning">{t(item.document ? 'paper_is_rejected' : 'paper_is_missing')}</Tag>;
  if (!item.is_mandatory && !item.document) return <Tag tone="muted">{t('paper_is_optional')}</Tag>;
  return <Tag tone="success">{t('paper_is_done')}</Tag>;
}
