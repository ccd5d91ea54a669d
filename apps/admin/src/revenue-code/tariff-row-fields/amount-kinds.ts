// The ways in which a charge comes to an amount: another one is chosen, and what fits of the former one is kept.

import type { TariffText } from '@ebpls/contracts/tariff';

import { NUMBER_KINDS } from '../tariff-charges/table-sides.ts';
import { readAt, type SimpleAmountText, type TariffChargeText, writeAt } from '../tariff-sheets/sheet.ts';
import { listChargeOptions, listNumberMeasures, listPercentBases, listWords } from './list-options.ts';
import type { RecordField } from '../tariff-fields/record-field.ts';

export type AmountText = TariffChargeText['amount'];
export type AmountKind = AmountText['kind'];
type SimpleKind = SimpleAmountText['kind'];
type CombinedText = Exclude<AmountText, SimpleAmountText>;

export const SIMPLE_KINDS = [
  'FIXED',
  'PER_UNIT',
  'TABLE',
  'BRACKETS',
  'MARGINAL',
  'RATE',
  'PERCENT',
  'CLOSING_TAX',
] as const satisfies readonly SimpleKind[];
export const COMBINED_KINDS = ['SUM', 'GREATER', 'LESSER'] as const satisfies readonly CombinedText['kind'][];

/** Parts of a combination at most; the schema of a tariff refuses more. */
export const MAX_PARTS = { SUM: 40, GREATER: 12, LESSER: 12 } as const;

export const isCombined = (amount: AmountText): amount is CombinedText =>
  amount.kind === 'SUM' || amount.kind === 'GREATER' || amount.kind === 'LESSER';

export const BLANK_AMOUNT: SimpleAmountText = { kind: 'FIXED', amount: '' };

/** A table by the first classification, or by ranges of the first number where the code has none. */
function createTable({ classifications, measures }: TariffText): SimpleAmountText {
  const [first] = classifications;
  const number = measures.find(({ kind }) => NUMBER_KINDS.has(kind));
  return {
    kind: 'TABLE',
    dimensions: [
      first === undefined
        ? { by: 'RANGES', of: number === undefined ? [] : [number.code], bound: 'UP_TO', steps: [], above: 'R1' }
        : { by: 'CLASSIFICATION', classification: first.code },
    ],
    cells: [],
  };
}

interface KeptText {
  readonly amount: string;
  readonly rate: string;
  readonly of: string[];
  readonly bounds: readonly string[];
}

/** What an amount shares with others: its figure, its rate, what it is computed on, and the limits of its ranges. */
function readKept(formerAmount: SimpleAmountText): KeptText {
  return {
    amount: 'amount' in formerAmount ? formerAmount.amount : '',
    rate: 'rate' in formerAmount ? formerAmount.rate : '',
    of: 'of' in formerAmount ? formerAmount.of : [],
    bounds: 'steps' in formerAmount ? formerAmount.steps.map(({ to }) => to) : [''],
  };
}

/** An amount of another kind. */
export function createSimpleAmount(
  document: TariffText,
  kind: SimpleKind,
  formerAmount: SimpleAmountText,
): SimpleAmountText {
  const { amount, rate, of, bounds } = readKept(formerAmount);
  switch (kind) {
    case 'FIXED':
      return { kind, amount };
    case 'PER_UNIT':
      return { kind, of, amount };
    case 'TABLE':
      return createTable(document);
    case 'BRACKETS':
      return {
        kind,
        of,
        bound: 'UP_TO',
        steps: bounds.map((to) => ({ to, amount: '' })),
        above: { kind: 'AMOUNT', amount: '' },
      };
    case 'MARGINAL':
      return { kind, of, steps: bounds.map((to) => ({ to, rate: '' })), above: '' };
    case 'RATE':
      return { kind, of, rate };
    case 'PERCENT':
      return { kind, rate };
    case 'CLOSING_TAX':
      return { kind, measures: [{ measure: '', instead_of: '' }] };
  }
}

/** The amount of a charge in another way: a combination begins with the former amount, a simple one with its first part. */
export function createAmount(document: TariffText, kind: AmountKind, formerAmount: AmountText): AmountText {
  const [first = BLANK_AMOUNT, ...others] = isCombined(formerAmount) ? formerAmount.of : [formerAmount];
  const parts = [first, ...(others.length === 0 ? [BLANK_AMOUNT] : others)];
  if (kind === 'SUM') return { kind, of: parts };
  if (kind === 'GREATER' || kind === 'LESSER') return { kind, of: parts.map(removeInstead) };
  return kind === first.kind ? first : createSimpleAmount(document, kind, first);
}

function removeInstead(amount: SimpleAmountText): SimpleAmountText {
  if (amount.instead === undefined) return amount;
  const rest = { ...amount };
  delete rest.instead;
  return rest;
}

/** The parts without one of them; the first part is compared with none before it. */
export function removePart(parts: readonly SimpleAmountText[], place: number): SimpleAmountText[] {
  return parts.toSpliced(place, 1).map((part, index) => (index === 0 ? removeInstead(part) : part));
}

type AboveText = Extract<SimpleAmountText, { kind: 'BRACKETS' }>['above'];

const BLANK_ABOVE: Readonly<Record<AboveText['kind'], AboveText>> = {
  AMOUNT: { kind: 'AMOUNT', amount: '' },
  RATE: { kind: 'RATE', rate: '' },
  EXCESS: { kind: 'EXCESS', plus: '', rate: '' },
  FURTHER: { kind: 'FURTHER', plus: '', each: '', step: '' },
};

/** Writes what a quantity above the last bracket costs, not filled in yet. */
const writeAboveKind = (document: TariffText, path: string, value: string): TariffText =>
  writeAt(document, path.slice(0, path.lastIndexOf('.')), BLANK_ABOVE[value as AboveText['kind']]);

/** The combination in which the part at `path` lies. */
const readCombination = (document: TariffText, path: string): CombinedText =>
  readAt(document, path.slice(0, path.lastIndexOf('.of.'))) as CombinedText;

/** Fields of a part of a combination after the first one: of a sum only what replaces a part is compared. */
export const COMPARED_FIELDS: readonly RecordField[] = [
  {
    kind: 'choice',
    field: 'instead',
    label: 'instead',
    help: 'instead_help',
    list: listWords(['IF_HIGHER', 'IF_LOWER'], 'instead'),
    isOptional: true,
    isFor: (document, path) => readCombination(document, path).kind === 'SUM',
  },
  {
    kind: 'yes_no',
    field: 'added',
    label: 'added',
    help: 'added_help',
    absent: false,
    isFor: (document, path) => {
      const { kind, of } = readCombination(document, path);
      return kind !== 'SUM' || of.some(({ instead }) => instead !== undefined);
    },
  },
];

export const BOUND_FIELD: RecordField = {
  kind: 'choice',
  field: 'bound',
  label: 'bound',
  list: listWords(['UP_TO', 'BELOW'], 'bound'),
};

/** Fields of an amount beside its table and the measures on which it is computed. */
export const KIND_FIELDS: Readonly<Partial<Record<SimpleKind, readonly RecordField[]>>> = {
  BRACKETS: [
    BOUND_FIELD,
    {
      kind: 'choice',
      field: 'above.kind',
      label: 'above_kind',
      list: listWords(['AMOUNT', 'RATE', 'EXCESS', 'FURTHER'], 'above'),
      write: writeAboveKind,
    },
  ],
  MARGINAL: [{ kind: 'text', field: 'step', label: 'part_step', help: 'part_step_help', isOptional: true }],
  PERCENT: [
    { kind: 'choice', field: 'base', label: 'percent_base', list: listPercentBases, isOptional: true },
    {
      kind: 'values',
      field: 'charges',
      label: 'percent_charges',
      help: 'percent_charges_help',
      list: listChargeOptions,
      isOptional: true,
    },
    { kind: 'yes_no', field: 'own_part', label: 'own_part', help: 'own_part_help', absent: false },
  ],
  CLOSING_TAX: [
    {
      kind: 'rows',
      field: 'measures',
      label: 'closing_measures',
      blank: { measure: '', instead_of: '' },
      columns: [
        { field: 'measure', header: 'closing_measure' },
        { field: 'instead_of', header: 'instead_of' },
      ],
      options: { measure: listNumberMeasures, instead_of: listNumberMeasures },
    },
    {
      kind: 'values',
      field: 'without',
      label: 'closing_without',
      help: 'closing_without_help',
      list: listNumberMeasures,
      isOptional: true,
    },
  ],
};
