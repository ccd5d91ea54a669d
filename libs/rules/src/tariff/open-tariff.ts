// Prepares a tariff for many assessments: everything that rows refer to is found once.

import type {
  ChargeAmount,
  Classification,
  TariffMeasure,
  Quantity,
  Relief,
  SimpleAmount,
  Tariff,
  TariffCharge,
  TariffLatePolicy,
  TariffLine,
  TariffTest,
} from '@ebpls/contracts/tariff';
import type { Centavos } from '@ebpls/contracts';

import type { Holidays } from '../time/calendar.ts';
import { listTaxedSources } from './amounts/computed-measures.ts';

type Cells = ReadonlyMap<string, Centavos>;

/** A charge with what its row says about lines and measures, looked up. */
export interface OpenCharge {
  readonly charge: TariffCharge;
  readonly place: number;
  readonly amounts: readonly SimpleAmount[];
  /** The same, as they are added and compared. */
  readonly summands: readonly (readonly ComparedSum[])[];
  /** Measures of lines that its amount reads. */
  readonly line_measures: readonly string[];
  /** The same, with the measures of lines from which those that are computed are left. */
  readonly source_measures: readonly string[];
  /** Of a charge on what an owner declares the amounts on money that an office records: the tax of the year before. */
  readonly recorded_amounts: ReadonlySet<SimpleAmount>;
  /** Of the amounts that are computed for each of several things the measure of these. */
  readonly several: ReadonlyMap<SimpleAmount, string>;
  /** It is the tax of a closing year, in which reliefs are counted already. */
  readonly is_closing: boolean;
  /** Tests on lines that hold or not whatever is declared, and the others. */
  readonly fixed_tests: readonly TariffTest[];
  readonly declared_tests: readonly TariffTest[];
}

interface OpenClassification {
  readonly row: Classification;
  readonly rank: ReadonlyMap<string, number>;
}

export interface OpenTariff {
  readonly tariff: Tariff;
  readonly lines: ReadonlyMap<string, TariffLine>;
  readonly measures: ReadonlyMap<string, TariffMeasure>;
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>;
  readonly classifications: ReadonlyMap<string, OpenClassification>;
  readonly charges: readonly OpenCharge[];
  readonly cells: ReadonlyMap<SimpleAmount, Cells>;
  readonly late_policies: ReadonlyMap<string, TariffLatePolicy>;
  readonly reliefs: ReadonlyMap<string, Relief>;
  /** Days on which the treasury is closed, beside the weekends. */
  readonly holidays: Holidays;
  /** Charges that cover a line by its own row, in the order of the tariff; found at the first use of the line. */
  readonly covering: Map<string, readonly OpenCharge[]>;
}

/** The simple amounts of a charge: itself, or those that it combines. */
export function listSimpleAmounts(amount: ChargeAmount): readonly SimpleAmount[] {
  return amount.kind === 'SUM' || amount.kind === 'GREATER' || amount.kind === 'LESSER' ? amount.of : [amount];
}

/** Amounts that are added, and where they count instead of the sum before them; the first of several has no rule. */
export interface ComparedSum {
  readonly amounts: readonly SimpleAmount[];
  readonly instead?: SimpleAmount['instead'];
}

const INSTEAD = { GREATER: 'IF_HIGHER', LESSER: 'IF_LOWER', SUM: undefined } as const;

/** The summands of an amount, each as the sums that are compared one after the other; one sum is compared with none. */
function listSummands(amount: ChargeAmount): readonly (readonly ComparedSum[])[] {
  if (amount.kind !== 'SUM' && amount.kind !== 'GREATER' && amount.kind !== 'LESSER') return [[{ amounts: [amount] }]];
  const summands: { amounts: SimpleAmount[]; instead: SimpleAmount['instead'] }[][] = [];
  for (const each of amount.of) {
    const summand = summands.at(-1);
    const instead = INSTEAD[amount.kind] ?? each.instead;
    if (summand === undefined) summands.push([{ amounts: [each], instead: undefined }]);
    else if (each.added === true) summand.at(-1)?.amounts.push(each);
    else if (instead === undefined) summands.push([{ amounts: [each], instead }]);
    else summand.push({ amounts: [each], instead });
  }
  return summands;
}

/** The quantities that an amount reads. */
export function listQuantities(amount: SimpleAmount): readonly Quantity[] {
  switch (amount.kind) {
    case 'FIXED':
    case 'PERCENT':
    case 'CLOSING_TAX':
      return [];
    case 'TABLE':
      return [
        ...amount.dimensions.flatMap((dimension) => (dimension.by === 'RANGES' ? [dimension.of] : [])),
        ...(amount.per_unit === undefined ? [] : [amount.per_unit]),
      ];
    default:
      return [amount.of];
  }
}

type OpenLists = Pick<OpenTariff, 'measures' | 'classifications'>;

/** A test that the row of a line decides; a class that follows from measures is not in it. */
function isFixedTest(test: TariffTest, { classifications }: OpenLists): boolean {
  if (test.test === 'CLASS') return classifications.get(test.classification)?.row.found_from === undefined;
  return test.test === 'MARK' || test.test === 'TAX' || test.test === 'LINE';
}

function openCharge(charge: TariffCharge, place: number, openLists: OpenLists): OpenCharge {
  const { measures } = openLists;
  const amounts = listSimpleAmounts(charge.amount);
  const line_measures = [...new Set(amounts.flatMap(listQuantities).flat())].filter(
    (code) => measures.get(code)?.of === 'LINE',
  );
  return {
    charge,
    place,
    amounts,
    summands: listSummands(charge.amount),
    line_measures,
    source_measures: [
      ...new Set(line_measures.flatMap((code) => [code, ...listTaxedSources(measures.get(code) ?? {})])),
    ],
    recorded_amounts: listRecordedAmounts({ amounts, line_measures }, measures),
    several: listSeveral(amounts, measures),
    is_closing: amounts.some(({ kind }) => kind === 'CLOSING_TAX'),
    fixed_tests: charge.lines.filter((test) => isFixedTest(test, openLists)),
    declared_tests: charge.lines.filter((test) => !isFixedTest(test, openLists)),
  };
}

function listSeveral(amounts: readonly SimpleAmount[], measures: OpenLists['measures']): OpenCharge['several'] {
  return new Map(
    amounts.flatMap((amount) => {
      const code = listQuantities(amount)
        .flat()
        .find((each) => measures.get(each)?.several === true);
      return code === undefined ? [] : [[amount, code] as const];
    }),
  );
}

function listRecordedAmounts(
  { amounts, line_measures }: Pick<OpenCharge, 'amounts' | 'line_measures'>,
  measures: OpenLists['measures'],
): ReadonlySet<SimpleAmount> {
  const isRecorded = (code: string): boolean =>
    measures.get(code)?.kind === 'MONEY' && measures.get(code)?.declared_by === 'OFFICE';
  if (line_measures.every(isRecorded)) return new Set();
  return new Set(
    amounts.filter((amount) => {
      const readQuantities = listQuantities(amount).flat();
      return readQuantities.length > 0 && readQuantities.every(isRecorded);
    }),
  );
}

/** Joins the values of a cell's dimensions to the key under which it is found. */
export function toCellKey(at: readonly string[]): string {
  return at.length === 1 ? (at[0] ?? '') : at.join('\u001F');
}

function mapRows<Row extends { readonly code: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.code, row]));
}

function openClassification(row: Classification): OpenClassification {
  return { row, rank: new Map(row.values.map(({ code }, rank) => [code, rank])) };
}

/** Prepares a tariff for many assessments. The judge says what is wrong with one; this only looks up. */
export function openTariff(tariff: Tariff, holidays: Holidays = new Set()): OpenTariff {
  const measures = mapRows(tariff.measures);
  const classifications = new Map(tariff.classifications.map((row) => [row.code, openClassification(row)]));
  const charges = tariff.charges.map((charge, place) => openCharge(charge, place, { measures, classifications }));
  return {
    tariff,
    measures,
    charges,
    lines: mapRows(tariff.lines),
    choices: new Map(
      tariff.measures.map(({ code, values }) => [code, new Set((values ?? []).map((value) => value.code))]),
    ),
    classifications,
    cells: new Map(charges.flatMap(({ amounts }) => amounts.map((amount) => [amount, openCells(amount)] as const))),
    late_policies: mapRows(tariff.late_policies),
    reliefs: mapRows(tariff.reliefs),
    holidays,
    covering: new Map(),
  };
}

function openCells(amount: SimpleAmount): Cells {
  if (amount.kind !== 'TABLE') return new Map();
  return new Map(amount.cells.map((cell) => [toCellKey(cell.at), cell.amount]));
}

/** Whether what a test names is in the row of a line, whatever the test wants of it. */
export function isNamedByLine(line: TariffLine, test: TariffTest): boolean {
  switch (test.test) {
    case 'CLASS':
      return test.one_of.includes(line.classes[test.classification] ?? '');
    case 'MARK':
      return line.marks.includes(test.mark);
    case 'TAX':
      return test.one_of.includes(line.tax);
    default:
      return test.test === 'LINE' && test.one_of.includes(line.code);
  }
}

/** Whether a line passes a test that its own row decides. */
export function isFixedTestMet(line: TariffLine, test: TariffTest): boolean {
  const isOfLine = test.test === 'CLASS' || test.test === 'MARK' || test.test === 'TAX' || test.test === 'LINE';
  return !isOfLine || isNamedByLine(line, test) === (test.is !== false);
}

/** The charges in force that cover a line of business by what its row says, in the order of the tariff. */
export function listCoveringCharges(open: OpenTariff, line: TariffLine): readonly OpenCharge[] {
  const storedCharges = open.covering.get(line.code);
  if (storedCharges !== undefined) return storedCharges;
  const covering = open.charges.filter(
    ({ charge, fixed_tests }) => charge.in_force !== false && fixed_tests.every((test) => isFixedTestMet(line, test)),
  );
  open.covering.set(line.code, covering);
  return covering;
}
