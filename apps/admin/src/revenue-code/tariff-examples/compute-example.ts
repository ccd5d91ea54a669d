// The bill of an example business, computed in the browser while the revenue code is edited.

import type { Centavos } from '@ebpls/contracts';
import { TariffCase, type Tariff, type TariffMeasure, type TariffType } from '@ebpls/contracts/tariff';
import {
  isComputedMeasure,
  assessTariff,
  listCoveringCharges,
  listMeasures,
  type OpenTariff,
  type TariffChargeResult,
  TariffRefused,
} from '@ebpls/rules/tariff';
import * as v from 'valibot';

/** A business with one line, and what it declares by the code of the measure. */
export interface ExampleBusiness {
  readonly line: string;
  readonly measures: Readonly<Record<string, string>>;
}

interface ComputedBill {
  readonly charges: readonly TariffChargeResult[];
  readonly total: Centavos;
}

type ComputedExample = ComputedBill | { readonly refused: TariffRefused };

/** Sizes of the three examples: a small, a middle and a large one. */
const SIZES = [
  { MONEY: '48,000.00', COUNT: '1', DECIMAL: '20' },
  { MONEY: '500,000.00', COUNT: '5', DECIMAL: '80' },
  { MONEY: '3,200,000.00', COUNT: '20', DECIMAL: '400' },
] as const;

function fillMeasure({ kind, values }: TariffMeasure, size: (typeof SIZES)[number]): string {
  if (kind === 'CHOICE') return values?.[0]?.code ?? '';
  return kind === 'YES_NO' ? '' : size[kind];
}

/** The measures that the form asks of a line of business. */
export function listExampleMeasures(open: OpenTariff, line: string, type: TariffType): readonly TariffMeasure[] {
  return listMeasures(open, [line], type);
}

interface ExampleLine {
  readonly line: string;
  /** Its place among the three, which decides its size. */
  readonly place: number;
  readonly type: TariffType;
}

/** A business of the line with a measure filled in for everything that the form asks. */
export function fillExample(open: OpenTariff, { line, place, type }: ExampleLine): ExampleBusiness {
  const size = SIZES[place] ?? SIZES[0];
  const measures = listExampleMeasures(open, line, type).map((measure) => [measure.code, fillMeasure(measure, size)]);
  return { line, measures: Object.fromEntries(measures) as Record<string, string> };
}

/** The business with a measure filled in for what the form asks since it was chosen: a condition may ask for more. */
export function fillMissingMeasures(
  open: OpenTariff,
  business: ExampleBusiness,
  { place, type }: Omit<ExampleLine, 'line'>,
): ExampleBusiness {
  if (!open.lines.has(business.line)) return business;
  const { measures } = fillExample(open, { line: business.line, place, type });
  return { ...business, measures: { ...measures, ...business.measures } };
}

/** Three businesses of lines that a charge covers, of three sizes; of all lines where it covers none. */
export function listExamples(open: OpenTariff, charge: string | undefined, type: TariffType): ExampleBusiness[] {
  const { lines } = open.tariff;
  const coveredLines = lines.filter((line) =>
    listCoveringCharges(open, line).some((each) => each.charge.code === charge),
  );
  const candidateLines = coveredLines.length === 0 ? lines : coveredLines;
  return SIZES.flatMap((_, place) => {
    const line = candidateLines[Math.floor((place * (candidateLines.length - 1)) / (SIZES.length - 1))];
    return line === undefined ? [] : [fillExample(open, { line: line.code, place, type })];
  });
}

function splitMeasures({ measures }: Tariff, values: ExampleBusiness['measures']) {
  const kinds = new Map(measures.map((measure) => [measure.code, measure]));
  const pick = (of: TariffMeasure['of']): Record<string, string | boolean> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([code, text]) => {
        const measure = kinds.get(code);
        if (measure?.of !== of || isComputedMeasure(measure) || text === '') return [];
        return [[code, measure.kind === 'YES_NO' ? text === 'yes' : text]];
      }),
    );
  return { business: pick('BUSINESS'), line: pick('LINE') };
}

/** The first year that the version rules from its first day. */
export function getExampleYear({ effective_on }: Pick<Tariff, 'effective_on'>): number {
  const year = Number(effective_on.slice(0, 4));
  return effective_on.endsWith('-01-01') ? year : year + 1;
}

interface ExampleCase {
  readonly type: TariffType;
  readonly tax_year: number;
}

/** The bill of a business by a version; what cannot be computed is refused with its place. */
export function computeExample(
  open: OpenTariff,
  business: ExampleBusiness,
  { type, tax_year }: ExampleCase,
): ComputedExample {
  const { business: measures, line } = splitMeasures(open.tariff, business.measures);
  const [mode] = open.tariff.payment.modes;
  const input = {
    tax_year,
    type,
    payment_mode: mode?.mode ?? 'ANNUAL',
    as_of: `${tax_year}-01-15`,
    measures,
    lines: [{ line: business.line, measures: line }],
  };
  const parsedCase = v.safeParse(TariffCase, input);
  if (!parsedCase.success)
    return { refused: new TariffRefused('lines.0.line', 'tariff_case.line_unknown', { line: business.line }) };
  try {
    const charges = assessTariff(open, parsedCase.output);
    return { charges, total: charges.reduce((sum, { amount }) => sum + amount, 0) as Centavos };
  } catch (error) {
    if (error instanceof TariffRefused) return { refused: error };
    throw error;
  }
}
