// One of the lists of a revenue code as tables, with the fields of its rows.

import type { TariffText } from '@ebpls/contracts/tariff';
import { useLocale, Section, Stack } from '@ebpls/ui';
import { useStore } from '@ebpls/remote-kit';
import { useCallback } from 'react';

import { DEFICIENCY_FIELDS, PAYMENT_FIELDS } from '../tariff-row-fields/payment-fields.ts';
import { hasRowFields, PartDetails } from '../tariff-fields/part-details.tsx';
import { RecordFields } from '../tariff-fields/record-fields.tsx';
import { listClassificationSheets } from '../tariff-sheets/classification-sheets.ts';
import { listPartSheets, type TariffPart } from '../tariff-sheets/part-sheets.ts';
import { createSheetWords, type SheetWords } from '../tariff-sheets/sheet.messages.ts';
import { LinesPanel } from './lines-panel.tsx';
import { SheetList, type SheetListProps } from './sheet-list.tsx';

type PartEditing = Omit<SheetListProps, 'list' | 'root' | 'onChoose'>;

interface PartPanelProps extends PartEditing {
  readonly part: TariffPart;
}

/** The part of the heading lies at the top of the document. */
const HEADING_PATHS = /^(?:version|title|government|effective_on|ordinance_effective_on)(?:\.|$)/;

export function PartPanel({ part, ...editing }: PartPanelProps) {
  const locale = useLocale();
  return (
    <Section title={createSheetWords(locale)(`part_${part}`)}>
      <Stack gap={6}>
        {part === 'lines' && <LinesPanel {...editing} />}
        {part === 'deficiency' && <RecordFields {...editing} path="" fields={DEFICIENCY_FIELDS} />}
        {part !== 'lines' && part !== 'deficiency' && <PartSheets {...editing} part={part} />}
        {part === 'payment' && <RecordFields {...editing} path={part} fields={PAYMENT_FIELDS} />}
        {hasRowFields(part) && <PartDetails {...editing} part={part} />}
      </Stack>
    </Section>
  );
}

interface PartSheetsProps extends PartEditing {
  readonly part: Exclude<TariffPart, 'deficiency' | 'lines'>;
}

function PartSheets({ part, ...editing }: PartSheetsProps) {
  const savedDocument = useStore(editing.store, ({ base }) => base.document);
  const list = useCallback(
    (document: TariffText, words: SheetWords) =>
      part === 'classifications'
        ? listClassificationSheets(document, words, savedDocument.classifications)
        : listPartSheets(document, part, { t: words, savedDocument }),
    [part, savedDocument],
  );
  const isHeading = part === 'heading';
  const keep = <Place extends { readonly path: string }>(all: readonly Place[]): readonly Place[] =>
    isHeading ? all.filter(({ path }) => HEADING_PATHS.test(path)) : all;
  return (
    <SheetList
      {...editing}
      findings={keep(editing.findings)}
      problems={keep(editing.problems)}
      root={isHeading ? '' : part}
      list={list}
    />
  );
}
