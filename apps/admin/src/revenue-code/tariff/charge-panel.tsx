// The table of one charge as the ordinance prints it, with its facts, what the check finds, and how the row reads.

import { type Locale, LOCALES } from '@ebpls/contracts';
import { parseHundredths, type TariffText } from '@ebpls/contracts/tariff';
import { findChargeCeiling, type OpenTariff } from '@ebpls/rules/tariff';
import { useStore } from '@ebpls/remote-kit';
import { Button, formatPesos, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { useCallback, useState } from 'react';

import { listChargeSheets } from '../tariff-sheets/amount-sheets.ts';
import { createChargeWords } from '../tariff-sheets/charge.messages.ts';
import { listChargeFacts } from '../tariff-sheets/describe-charge.ts';
import { describeRow, type RowChoice } from '../tariff-sheets/describe-row.ts';
import { toChargeNameSheet } from '../tariff-sheets/part-sheets.ts';
import { type FigureSheet, readAt, type TariffChargeText } from '../tariff-sheets/sheet.ts';
import type { SheetWords } from '../tariff-sheets/sheet.messages.ts';
import { type SheetListProps, SheetList } from './sheet-list.tsx';
import { useWords } from './tariff.messages.ts';
import type { TariffStore } from './tariff.store.ts';
import * as styles from './tariff.module.css';

interface ChargePanelProps extends Omit<SheetListProps, 'list' | 'root' | 'onChoose'> {
  readonly place: number;
  readonly open: OpenTariff | undefined;
}

export function ChargePanel({ place, open, ...editing }: ChargePanelProps) {
  const t = useWords();
  const locale = useLocale();
  const document = useStore(editing.store, (state) => state.document);
  const [choice, setChoice] = useState<RowChoice>();
  const list = useCallback(
    (target: TariffText, words: SheetWords) => [
      ...listChargeSheets(target, place, words),
      toChargeNameSheet(target, place, words),
    ],
    [place],
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
        <dl className={styles['facts']} aria-label={t('facts')}>
          {listChargeFacts(document, charge, createChargeWords(locale)).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <SheetList {...editing} root={`charges.${place}`} list={list} onChoose={choose} />
        <RowReading document={document} choice={choice} />
        {open !== undefined && <Ceiling document={document} open={open} place={place} choice={choice} />}
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

const AMOUNT_PATH = /^charges\.\d+\.amount(?:\.of\.\d+)?/;

function toRowChoice(
  document: TariffText,
  { path, rows, columns }: FigureSheet,
  { row, column }: { readonly row: number; readonly column: number },
): RowChoice | undefined {
  const amountPath = AMOUNT_PATH.exec(path)?.[0];
  if (amountPath === undefined) return undefined;
  const down = rows[row]?.key.split('\u001F') ?? [];
  // A table of dimensions names the value of its last side at the head of each column but the first.
  const across = columns.slice(1).length > 1 && column > 0 ? columns.slice(column, column + 1) : [];
  const at = [...down, ...across.map(({ key }) => key)];
  return { path: amountPath, row: path.endsWith('.above') ? listSteps(document, amountPath).length : row, at };
}

function listSteps(document: TariffText, path: string): readonly { readonly to?: string }[] {
  return (readAt(document, path) as { readonly steps?: readonly { readonly to?: string }[] }).steps ?? [];
}

interface RowReadingProps {
  readonly document: TariffText;
  readonly choice: RowChoice | undefined;
}

/** The chosen row as a sentence, in both languages: the ordinance is published in both. */
function RowReading({ document, choice }: RowReadingProps) {
  const t = useWords();
  const read = (locale: Locale) => choice && describeRow(document, choice, createChargeWords(locale));
  if (read('en') === undefined)
    return (
      <Text as="p" tone="muted">
        {t('choose_row')}
      </Text>
    );
  return (
    <output aria-label={t('reads')}>
      {LOCALES.map((locale) => (
        <p key={locale} lang={locale}>
          {read(locale)}
        </p>
      ))}
    </output>
  );
}

interface CeilingProps {
  readonly document: TariffText;
  readonly open: OpenTariff;
  readonly place: number;
  readonly choice: RowChoice | undefined;
}

const CENTAVOS = 100;
/** Gross at which a rate without brackets is compared, in pesos. */
const COMPARED_GROSS = 1_000_000;

/** The gross just below the upper limit of a bracket, in whole pesos: there its ceiling is nearest. */
function findGross(document: TariffText, { path, row }: RowChoice): number {
  const steps = listSteps(document, path);
  const to = parseHundredths(steps[row]?.to ?? '');
  if (to !== undefined && to >= CENTAVOS) return Math.floor(to / CENTAVOS) - 1;
  const last = parseHundredths(steps.at(-1)?.to ?? '');
  return last === undefined ? COMPARED_GROSS : Math.floor(last / CENTAVOS);
}

function Ceiling({ document, open, place, choice }: CeilingProps) {
  const t = useWords();
  const row = open.charges[place];
  if (row === undefined || choice === undefined) return null;
  const pesos = findGross(document, choice);
  const limit = findChargeCeiling(open, row, pesos);
  if (limit === undefined) return null;
  const gross = formatPesos((pesos * CENTAVOS) as Parameters<typeof formatPesos>[0]);
  return (
    <Text as="p" tone="muted">
      {t('ceiling', { gross, law: limit.law, ceiling: formatPesos(limit.ceiling) })}
    </Text>
  );
}
