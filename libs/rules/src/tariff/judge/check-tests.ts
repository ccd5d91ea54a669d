// Checks that every code which a test names exists, and that it is of the kind that the test reads.

import type { TariffMeasure, TariffTest } from '@ebpls/contracts/tariff';

import { listQuantities, type OpenCharge, type OpenTariff } from '../open-tariff.ts';
import { createRefusal, type TariffFinding } from './finding.ts';

/** Tests of one row, with their place in the document. */
interface TestList {
  readonly path: string;
  readonly section: string;
  readonly tests: readonly TariffTest[];
}

/** All tests of a tariff: of its charges, reliefs, presumed incomes and discount for early payment. */
function listTests({ tariff }: OpenTariff): TestList[] {
  const chargeTests = tariff.charges.flatMap((charge, index): TestList[] => {
    const at = { section: charge.section };
    const path = `charges.${index}`;
    return [
      { ...at, path: `${path}.lines`, tests: charge.lines },
      { ...at, path: `${path}.when`, tests: charge.when },
      { ...at, path: `${path}.nothing_when.tests`, tests: charge.nothing_when?.tests ?? [] },
      { ...at, path: `${path}.at_most.when`, tests: charge.at_most?.when ?? [] },
    ];
  });
  const reliefTests = tariff.reliefs.flatMap(({ section, lines = [], when }, index): TestList[] => [
    { path: `reliefs.${index}.lines`, section, tests: lines },
    { path: `reliefs.${index}.when`, section, tests: when },
  ]);
  const incomeTests = (tariff.presumed_incomes ?? []).flatMap(({ section, lines, when }, index): TestList[] => [
    { path: `presumed_incomes.${index}.lines`, section, tests: lines },
    { path: `presumed_incomes.${index}.when`, section, tests: when },
  ]);
  const { early } = tariff.payment;
  const discountTests = { path: 'payment.early.when', section: early?.section ?? '', tests: early?.when ?? [] };
  return [...chargeTests, ...reliefTests, ...incomeTests, discountTests];
}

interface NamedCodes {
  readonly taxes: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
}

/** Values of a closed list that it does not have; the list itself where nothing declares it. */
function listUnknownValues(
  list: string,
  known: { has(value: string): boolean } | undefined,
  values: readonly string[],
) {
  return known === undefined ? [list] : values.filter((value) => !known.has(value));
}

/** The codes in a test that nothing declares. */
function listUnknownCodes(open: OpenTariff, test: TariffTest, { taxes, marks }: NamedCodes): readonly string[] {
  switch (test.test) {
    case 'QUANTITY':
      return test.of.filter((code) => !open.measures.has(code));
    case 'YES':
    case 'DECLARED':
      return [test.measure].filter((code) => !open.measures.has(code));
    case 'CHOICE':
      return listUnknownValues(test.measure, open.choices.get(test.measure), test.one_of);
    case 'CLASS':
      return listUnknownValues(test.classification, open.classifications.get(test.classification)?.rank, test.one_of);
    case 'MARK':
      return [test.mark].filter((code) => !marks.has(code));
    case 'TAX':
      return listUnknownValues('', taxes, test.one_of);
    case 'LINE':
      return listUnknownValues('', open.lines, test.one_of);
  }
}

const NUMBERS: readonly TariffMeasure['kind'][] = ['MONEY', 'COUNT', 'DECIMAL'];
/** The kind of measure that a test reads. */
const READS: Readonly<Partial<Record<TariffTest['test'], readonly TariffMeasure['kind'][]>>> = {
  QUANTITY: NUMBERS,
  CHOICE: ['CHOICE'],
  YES: ['YES_NO'],
};

function listWrongMeasures(open: OpenTariff, test: TariffTest): readonly TariffMeasure[] {
  const kinds = READS[test.test];
  const codes = test.test === 'QUANTITY' ? test.of : 'measure' in test ? [test.measure] : [];
  if (kinds === undefined) return [];
  return codes.flatMap((code) => open.measures.get(code) ?? []).filter(({ kind }) => !kinds.includes(kind));
}

/** The measures that an amount multiplies and that are no numbers, and those of a table's choice that are none. */
function listWrongAmountMeasures(open: OpenTariff, { amounts, charge }: OpenCharge): readonly TariffMeasure[] {
  const find = (code: string): readonly TariffMeasure[] => [open.measures.get(code) ?? []].flat();
  const counted = [...amounts.flatMap(listQuantities).flat(), ...(charge.times ?? [])];
  const chosen = amounts.flatMap((amount) =>
    amount.kind === 'TABLE' ? amount.dimensions.flatMap((side) => (side.by === 'CHOICE' ? [side.measure] : [])) : [],
  );
  return [
    ...counted.flatMap(find).filter(({ kind }) => !NUMBERS.includes(kind)),
    ...chosen.flatMap(find).filter(({ kind }) => kind !== 'CHOICE'),
  ];
}

function checkAmountMeasures(open: OpenTariff): TariffFinding[] {
  return open.charges.flatMap((row) =>
    listWrongAmountMeasures(open, row).map(({ name }) =>
      createRefusal(`charges.${row.place}.amount`, 'judge.measure_kind', {
        section: row.charge.section,
        params: { measure: name },
      }),
    ),
  );
}

/** Codes in tests that nothing declares, and measures of another kind than a test or an amount reads. */
export function checkTests(open: OpenTariff): TariffFinding[] {
  const named: NamedCodes = {
    taxes: new Set(open.tariff.taxes.map(({ code }) => code)),
    marks: new Set(open.tariff.lines.flatMap(({ marks }) => marks)),
  };
  const testFindings = listTests(open).flatMap(({ path, section, tests }) =>
    tests.flatMap((test, index) => [
      ...listUnknownCodes(open, test, named).map((code) =>
        createRefusal(`${path}.${index}`, 'judge.unknown', { section, params: { code } }),
      ),
      ...listWrongMeasures(open, test).map(({ name }) =>
        createRefusal(`${path}.${index}`, 'judge.measure_kind', { section, params: { measure: name } }),
      ),
    ]),
  );
  return [...testFindings, ...checkAmountMeasures(open)];
}
