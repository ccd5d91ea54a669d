// The tables of a charge as the ordinance prints them: brackets, shares of parts, tables of dimensions, single figures.

import type { TariffText } from '@ebpls/contracts/tariff';

import { toLimitSheet } from './limit-sheet.ts';
import type { SheetWords } from './sheet.messages.ts';
import {
  type AmountPlace,
  createCell,
  createReadCell,
  createRowActs,
  readAt,
  type FigureSheet,
  type SheetRow,
  writeAt,
  type SimpleAmountText,
  type TariffChargeText,
} from './sheet.ts';
import { listRangeSheets, toTableSheet } from './table-sheet.ts';

type AmountByKind<Kind extends SimpleAmountText['kind']> = Extract<SimpleAmountText, { kind: Kind }>;
type Brackets = AmountByKind<'BRACKETS'>;

const AMOUNT = { align: 'end' } as const;

/** The last row of brackets takes an amount, or a rate where a percent sign is typed. */
function writeAbove(path: string) {
  return (document: TariffText, text: string): TariffText => {
    const above = readAt(document, path) as Brackets['above'];
    if (above.kind === 'FURTHER' || above.kind === 'EXCESS') return writeAt(document, `${path}.plus`, text);
    const isRate = text.includes('%');
    if (!isRate && above.kind === 'RATE' && !/\d/.test(text)) return writeAt(document, `${path}.rate`, text);
    return writeAt(
      document,
      path,
      isRate ? { ...toFloor(above), kind: 'RATE', rate: text } : { kind: 'AMOUNT', amount: text },
    );
  };
}

function toFloor(above: Brackets['above']): { readonly at_least?: string } {
  return above.kind === 'RATE' && above.at_least !== undefined ? { at_least: above.at_least } : {};
}

const ABOVE_FIELDS = { AMOUNT: 'amount', RATE: 'rate', EXCESS: 'plus', FURTHER: 'plus' } as const;
/** What the last row has beside its figure. */
const BESIDE_FIELDS = { AMOUNT: [], RATE: ['at_least'], EXCESS: ['rate'], FURTHER: ['each', 'step'] } as const;

function toBracketSheet({ document, path, amount, title, t }: AmountPlace<Brackets>): FigureSheet {
  const { steps, above, bound } = amount;
  const rows = steps.map((_, index): SheetRow => {
    const at = `${path}.steps.${index}`;
    const from = createReadCell(`${at}.from`, steps[index - 1]?.to ?? '');
    return { key: at, path: at, cells: [from, createCell(document, `${at}.to`), createCell(document, `${at}.amount`)] };
  });
  const last = `${path}.above`;
  const field = `${last}.${ABOVE_FIELDS[above.kind]}`;
  const lastCell = { ...createCell(document, field), write: writeAbove(last) };
  const lastRow = {
    key: last,
    path: last,
    cells: [
      createReadCell(`${last}.from`, steps.at(-1)?.to ?? ''),
      createReadCell(`${last}.to`, t('or_more')),
      lastCell,
    ],
  };
  return {
    path,
    title,
    columns: [
      { key: 'from', header: t('from'), ...AMOUNT },
      { key: 'to', header: t(bound === 'BELOW' ? 'to_below' : 'to'), ...AMOUNT },
      { key: 'amount', header: t('amount'), ...AMOUNT },
    ],
    rows: [...rows, lastRow],
    has_last_row: true,
    ...createRowActs({ path: `${path}.steps`, blank: { to: '', amount: '' } }),
  };
}

/** What the last row of brackets has beside its figure: the minimum of a rate, the rate of the excess, or the further steps. */
function listAboveSheets({ document, path, amount: { above, steps }, t }: AmountPlace<Brackets>): FigureSheet[] {
  const at = `${path}.above`;
  const fields: readonly ('at_least' | 'rate' | 'each' | 'step')[] = BESIDE_FIELDS[above.kind];
  if (fields.length === 0) return [];
  const cells = fields.map((field) => createCell(document, `${at}.${field}`, field === 'at_least'));
  return [
    {
      path: at,
      title: t('above', { figure: steps.at(-1)?.to ?? '0' }),
      columns: fields.map((field) => ({ key: field, header: t(`further_${field}`), ...AMOUNT })),
      rows: [{ key: at, path: at, cells }],
    },
  ];
}

function toMarginalSheet({
  document,
  path,
  amount: { steps },
  title,
  t,
}: AmountPlace<AmountByKind<'MARGINAL'>>): FigureSheet {
  const rows = steps.map((_, index): SheetRow => {
    const at = `${path}.steps.${index}`;
    const from = createReadCell(`${at}.from`, steps[index - 1]?.to ?? '');
    return { key: at, path: at, cells: [from, createCell(document, `${at}.to`), createCell(document, `${at}.rate`)] };
  });
  const last = `${path}.above`;
  const from = createReadCell(`${last}.from`, steps.at(-1)?.to ?? '');
  const lastRow = {
    key: last,
    path: last,
    cells: [from, createReadCell(`${last}.to`, t('or_more')), createCell(document, last)],
  };
  return {
    path,
    title,
    columns: [
      { key: 'from', header: t('from'), ...AMOUNT },
      { key: 'to', header: t('to'), ...AMOUNT },
      { key: 'rate', header: t('rate_of_part'), ...AMOUNT },
    ],
    rows: [...rows, lastRow],
    has_last_row: true,
    ...createRowActs({ path: `${path}.steps`, blank: { to: '', rate: '' } }),
  };
}

/** Fields of an amount that is one row: a fixed amount, so much for each unit, a rate. */
const SINGLE_FIELDS = {
  FIXED: ['amount'],
  PER_UNIT: ['amount', 'free'],
  RATE: ['rate'],
  PERCENT: ['rate'],
} as const;
const HEADERS = { amount: 'amount', free: 'free', rate: 'rate' } as const;

function toSingleSheet({
  document,
  path,
  amount,
  title,
  t,
}: AmountPlace<AmountByKind<keyof typeof SINGLE_FIELDS>>): FigureSheet {
  const fields = SINGLE_FIELDS[amount.kind];
  return {
    path,
    title,
    columns: fields.map((field) => ({
      key: field,
      header: t(field === 'amount' && amount.kind === 'PER_UNIT' ? 'amount_each' : HEADERS[field]),
      ...AMOUNT,
    })),
    rows: [
      { key: path, path, cells: fields.map((field) => createCell(document, `${path}.${field}`, field === 'free')) },
    ],
  };
}

function listSimpleSheets(place: AmountPlace): FigureSheet[] {
  const { amount } = place;
  switch (amount.kind) {
    case 'BRACKETS':
      return [toBracketSheet({ ...place, amount }), ...listAboveSheets({ ...place, amount })];
    case 'MARGINAL':
      return [toMarginalSheet({ ...place, amount })];
    case 'TABLE':
      return [toTableSheet({ ...place, amount }), ...listRangeSheets({ ...place, amount })];
    case 'CLOSING_TAX':
      return [];
    default:
      return [toSingleSheet({ ...place, amount })];
  }
}

type CombinedText = Exclude<TariffChargeText['amount'], SimpleAmountText>;

function getPartTitle({ kind }: CombinedText, { added, instead }: SimpleAmountText) {
  if (kind !== 'SUM') return added === true ? 'part_added' : (`part_${kind}` as const);
  return instead === undefined ? 'part_SUM' : (`part_${instead}` as const);
}

/** The tables of a charge in the order of the screen: its amounts, then its limits. */
export function listChargeSheets(document: TariffText, place: number, t: SheetWords): FigureSheet[] {
  const charge = document.charges[place];
  if (charge === undefined) return [];
  const path = `charges.${place}`;
  const { amount } = charge;
  const limits = toLimitSheet(document, path, t);
  if (amount.kind !== 'SUM' && amount.kind !== 'GREATER' && amount.kind !== 'LESSER')
    return [...listSimpleSheets({ document, path: `${path}.amount`, amount, title: t('table'), t }), limits];
  const parts = amount.of.flatMap((each, index) =>
    listSimpleSheets({
      document,
      path: `${path}.amount.of.${index}`,
      amount: each,
      title: t(getPartTitle(amount, each), { number: index + 1 }),
      t,
    }),
  );
  return [...parts, limits];
}
