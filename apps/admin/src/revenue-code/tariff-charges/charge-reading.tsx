// How a charge and the chosen row of it read in both languages, as the ordinance is published, and the ceiling of the law.

import { type Locale, LOCALES } from '@ebpls/contracts';
import { parseHundredths, type TariffText } from '@ebpls/contracts/tariff';
import { findChargeCeiling, type OpenTariff } from '@ebpls/rules/tariff';
import { formatPesos, Section, Text } from '@ebpls/ui';

import { type FigureSheet, readAt, type TariffChargeText } from '../tariff-sheets/sheet.ts';
import { useWords } from '../tariff/tariff.messages.ts';
import * as styles from '../tariff/tariff.module.css';
import { createChargeWords } from './charge.messages.ts';
import { describeCharge } from './describe-charge.ts';
import { describeRow, type RowChoice } from './describe-row.ts';

interface ChargeReadingProps {
  readonly document: TariffText;
  readonly charge: TariffChargeText;
}

/** When a charge is due and for what, as sentences. */
export function ChargeReading({ document, charge }: ChargeReadingProps) {
  const t = useWords();
  return (
    <Section level={3} title={t('charge_reads')}>
      <output aria-label={t('charge_reads')} className={styles['reading']}>
        {LOCALES.map((locale) => (
          <p key={locale} lang={locale}>
            {describeCharge(document, charge, createChargeWords(locale))}
          </p>
        ))}
      </output>
    </Section>
  );
}

const AMOUNT_PATH = /^charges\.\d+\.amount(?:\.of\.\d+)?/;

/** The row of a cell of a table of a charge; undefined outside of its amounts. */
export function toRowChoice(
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
export function RowReading({ document, choice }: RowReadingProps) {
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

export function RowCeiling({ document, open, place, choice }: CeilingProps) {
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
