// Takes the income that a tariff presumes in the place of sales of which the owner has no record.

import type { Centavos } from '@ebpls/contracts';
import type { Hundredths, PresumedIncome } from '@ebpls/contracts/tariff';

import { type CaseLine, type DeclaredCase, type OpenCase, openTariffCase } from './open-case.ts';
import { listCoveringCharges, type OpenCharge, type OpenTariff } from './open-tariff.ts';
import { areTestsMet, readQuantity } from './scope.ts';
import { TariffRefused } from './tariff-refused.ts';

const NOTHING = 0 as Hundredths;

/** The first row of presumed income whose tests hold for a line. */
function findPresumedIncome(matter: OpenCase, line: CaseLine): PresumedIncome | undefined {
  const { presumed_incomes = [] } = matter.open.tariff;
  return presumed_incomes.find(
    ({ lines, when }) =>
      areTestsMet({ matter, lines: [line] }, lines) && areTestsMet({ matter, lines: matter.lines }, when),
  );
}

/** A tax that reads one of the measures; one that always comes to nothing needs none of them. */
function isTaxOn(measures: ReadonlySet<string>, { charge, source_measures }: OpenCharge): boolean {
  const isNothing = charge.nothing_when?.tests.length === 0;
  return charge.kind === 'TAX' && !isNothing && source_measures.some((code) => measures.has(code));
}

function presumeLine(matter: OpenCase, line: CaseLine, measures: ReadonlySet<string>): CaseLine {
  const income = findPresumedIncome(matter, line);
  const needsIncome = listCoveringCharges(matter.open, line.line).some(
    (open) => open.charge.types.includes(matter.input.type) && isTaxOn(measures, open),
  );
  if (income === undefined && needsIncome)
    throw new TariffRefused(`lines.${line.index}.line`, 'tariff_case.nothing_presumed', { line: line.line.name });
  const [first] = income?.of ?? [];
  const presumed = [...measures].map((code) => [code, code === first && income ? income.at_least : NOTHING] as const);
  return { ...line, values: new Map([...line.values, ...presumed]) };
}

/**
 * The case with the presumed income on each of its lines. Refused: `TariffRefused` for a line that is taxed on its sales
 * and for which the tariff presumes none.
 */
export function presumeIncome(matter: OpenCase): OpenCase {
  const measures = new Set((matter.open.tariff.presumed_incomes ?? []).flatMap(({ of }) => of));
  return { ...matter, lines: matter.lines.map((line) => presumeLine(matter, line, measures)), classes: new Map() };
}

/** A line that declares less than the tariff presumes; centavos. */
interface UnderdeclaredLine {
  readonly line: string;
  readonly declaredIncome: Centavos;
  readonly income: PresumedIncome;
}

/**
 * The lines that declare less than the tariff presumes, for the licensing office to accept with a reason or to assess on
 * the presumed income. A line that declares none of its measures, such as one that was added, is not compared.
 */
export function listUnderdeclaredLines(open: OpenTariff, input: DeclaredCase): UnderdeclaredLine[] {
  const matter = openTariffCase(open, input);
  return matter.lines.flatMap((line) => {
    const income = findPresumedIncome(matter, line);
    if (income === undefined || !income.of.some((code) => line.values.has(code))) return [];
    const declaredIncome = readQuantity({ matter, lines: [line] }, income.of) as number as Centavos;
    return declaredIncome < income.at_least ? [{ line: line.line.code, declaredIncome, income }] : [];
  });
}
