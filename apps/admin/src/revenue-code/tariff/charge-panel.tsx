// The table of one charge as the ordinance prints it, with its facts, what the check finds, and how the row reads.

import type { TariffText } from '@ebpls/contracts/tariff';
import type { OpenTariff } from '@ebpls/rules/tariff';
import { useStore } from '@ebpls/remote-kit';
import { Button, Row, Section, Stack, useLocale } from '@ebpls/ui';
import { useCallback, useState } from 'react';

import { listChargeSheets } from '../tariff-sheets/amount-sheets.ts';
import { ChargeFacts, listTableNotes } from '../tariff-charges/charge-facts.tsx';
import type { RowChoice } from '../tariff-charges/describe-row.ts';
import { RowCeiling, RowReading, toRowChoice } from '../tariff-charges/charge-reading.tsx';
import { toChargeNameSheet } from '../tariff-sheets/part-sheets.ts';
import type { FigureSheet, TariffChargeText } from '../tariff-sheets/sheet.ts';
import type { SheetWords } from '../tariff-sheets/sheet.messages.ts';
import { type SheetListProps, SheetList } from './sheet-list.tsx';
import { useWords } from './tariff.messages.ts';
import type { TariffStore } from './tariff.store.ts';

interface ChargePanelProps extends Omit<SheetListProps, 'list' | 'root' | 'onChoose'> {
  readonly place: number;
  readonly open: OpenTariff | undefined;
}

export function ChargePanel({ place, open, ...editing }: ChargePanelProps) {
  const t = useWords();
  const locale = useLocale();
  const document = useStore(editing.store, (state) => state.document);
  const savedDocument = useStore(editing.store, ({ base }) => base.document);
  const [choice, setChoice] = useState<RowChoice>();
  const list = useCallback(
    (target: TariffText, words: SheetWords) => [
      ...listChargeSheets(target, place, words),
      toChargeNameSheet(target, place, { t: words, savedDocument }),
    ],
    [place, savedDocument],
  );
  const { store } = editing;
  const choose = useCallback(
    (sheet: FigureSheet, row: number, column: number) =>
      setChoice(toRowChoice(store.getState().document, sheet, { row, column })),
    [store],
  );
  const charge = document.charges[place];
  if (charge === undefined) return null;
  return (
    <Section
      title={charge.name[locale]}
      hint={formatSource(document, charge, t)}
      actions={!editing.isLocked && <ChargeActs store={store} place={place} />}
    >
      <Stack gap={6}>
        <ChargeFacts {...editing} place={place} charge={charge} />
        <SheetList {...editing} {...listTableNotes(editing)} root={`charges.${place}`} list={list} onChoose={choose} />
        <RowReading document={document} choice={choice} />
        {open !== undefined && <RowCeiling document={document} open={open} place={place} choice={choice} />}
      </Stack>
    </Section>
  );
}

interface ChargeActsProps {
  readonly store: TariffStore;
  readonly place: number;
}

/** Copies a charge, to be changed into another one, or removes it; both are undone like any other change. */
function ChargeActs({ store, place }: ChargeActsProps) {
  const t = useWords();
  const change = (next: (charges: TariffChargeText[]) => TariffChargeText[]): void =>
    store.getState().change((document) => ({ ...document, charges: next(document.charges) }));
  return (
    <Row gap={2}>
      <Button size="desk" onClick={() => change((charges) => withCopy(charges, place))}>
        {t('copy_charge')}
      </Button>
      <Button size="desk" onClick={() => change((charges) => charges.toSpliced(place, 1))}>
        {t('remove_charge')}
      </Button>
    </Row>
  );
}

/** The charges with a copy after the one at a place, under a code of its own. */
function withCopy(charges: TariffChargeText[], place: number): TariffChargeText[] {
  const charge = charges[place];
  if (charge === undefined) return charges;
  const codes = new Set(charges.map(({ code }) => code));
  let number = 2;
  while (codes.has(`${charge.code}-${number}`)) number += 1;
  const name = { en: `${charge.name.en} (${number})`, fil: `${charge.name.fil} (${number})` };
  return charges.toSpliced(place + 1, 0, { ...charge, code: `${charge.code}-${number}`, name });
}

function formatSource(
  { sources }: TariffText,
  { section, source }: TariffChargeText,
  t: ReturnType<typeof useWords>,
): string {
  const title = sources.find(({ code }) => code === source)?.title;
  return title === undefined ? t('source', { section }) : t('source_of', { section, title });
}
