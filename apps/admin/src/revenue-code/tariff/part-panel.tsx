// One of the lists of a revenue code as tables.

import type { TariffText } from '@ebpls/contracts/tariff';
import { useLocale, Section, Text } from '@ebpls/ui';
import { useStore } from '@ebpls/remote-kit';
import { useCallback } from 'react';

import { listClassificationSheets } from '../tariff-sheets/classification-sheets.ts';
import { listPartSheets, type TariffPart } from '../tariff-sheets/part-sheets.ts';
import { createSheetWords, type SheetWords } from '../tariff-sheets/sheet.messages.ts';
import { LinesPanel } from './lines-panel.tsx';
import { SheetList, type SheetListProps } from './sheet-list.tsx';
import { useWords } from './tariff.messages.ts';

interface PartPanelProps extends Omit<SheetListProps, 'list' | 'root' | 'onChoose'> {
  readonly part: TariffPart;
}

/** The part of the heading lies at the top of the document. */
const HEADING_PATHS = /^(?:version|title|government|effective_on|ordinance_effective_on)(?:\.|$)/;

export function PartPanel({ part, ...editing }: PartPanelProps) {
  const t = useWords();
  const locale = useLocale();
  const hasPart = useStore(editing.store, ({ document }) => part !== 'deficiency' || document.deficiency !== undefined);
  const saved = useStore(editing.store, ({ base }) => base.document.classifications);
  const list = useCallback(
    (document: TariffText, words: SheetWords) =>
      part === 'classifications'
        ? listClassificationSheets(document, words, saved)
        : listPartSheets(document, part, words),
    [part, saved],
  );
  const isHeading = part === 'heading';
  const keep = <Place extends { readonly path: string }>(all: readonly Place[]): readonly Place[] =>
    isHeading ? all.filter(({ path }) => HEADING_PATHS.test(path)) : all;
  return (
    <Section title={createSheetWords(locale)(`part_${part}`)}>
      {part === 'lines' && <LinesPanel {...editing} />}
      {part !== 'lines' && hasPart && (
        <SheetList
          {...editing}
          findings={keep(editing.findings)}
          problems={keep(editing.problems)}
          root={isHeading ? '' : part}
          list={list}
        />
      )}
      {!hasPart && <Text as="p">{t('no_deficiency')}</Text>}
    </Section>
  );
}
