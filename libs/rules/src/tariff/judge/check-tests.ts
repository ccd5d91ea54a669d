// Checks that every code which a test names exists, and that it is of the kind that the test reads.

import type { TariffMeasure, TariffTest } from '@ebpls/contracts/tariff';

import { isComputedMeasure, isFactor, isPartOfDifference, NUMBER_KINDS } from '../amounts/computed-measures.ts';
import { listQuantities, type OpenCharge, type OpenTariff } from '../open-tariff.ts';
import { listEarlyRules } from '../reliefs/early-payments.ts';
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
      ...(charge.shares ?? []).map(({ when }, place) => ({ ...at, path: `${path}.shares.${place}.when`, tests: when })),
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
  const discountTests = listEarlyRules(tariff.payment).map(({ path, rule: { section, when = [] } }) => ({
    path: `${path}.when`,
    section,
    tests: when,
  }));
  return [...chargeTests, ...reliefTests, ...incomeTests, ...discountTests];
}

interface NamedCodes {
  readonly taxes: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
}

/** Values of a closed list that it does not have; the list itself where nothing declares it. */
function listUnknownValues(
  list: string,
  knownValues: { has(value: string): boolean } | undefined,
  values: readonly string[],
) {
  return knownValues === undefined ? [list] : values.filter((value) => !knownValues.has(value));
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
    default:
      return [];
  }
}

/** The kind of measure that a test reads. */
const READS: Readonly<Partial<Record<TariffTest['test'], readonly TariffMeasure['kind'][]>>> = {
  QUANTITY: NUMBER_KINDS,
  CHOICE: ['CHOICE'],
  YES: ['YES_NO'],
};

function listWrongMeasures(open: OpenTariff, test: TariffTest): readonly TariffMeasure[] {
  const kinds = READS[test.test];
  const codes = test.test === 'QUANTITY' ? test.of : 'measure' in test ? [test.measure] : [];
  const measures = codes.flatMap((code) => open.measures.get(code) ?? []);
  if (test.test === 'DECLARED') return measures.filter(isComputedMeasure);
  if (kinds === undefined) return [];
  return measures.filter(({ kind }) => !kinds.includes(kind));
}

/** The measures that an amount multiplies and that are no numbers, and those of a table's choice that are none. */
function listWrongAmountMeasures(open: OpenTariff, { amounts, charge }: OpenCharge): readonly TariffMeasure[] {
  const find = (code: string): readonly TariffMeasure[] => [open.measures.get(code) ?? []].flat();
  const countedCodes = [...amounts.flatMap(listQuantities).flat(), ...(charge.times ?? [])];
  const choiceCodes = amounts.flatMap((amount) =>
    amount.kind === 'TABLE' ? amount.dimensions.flatMap((side) => (side.by === 'CHOICE' ? [side.measure] : [])) : [],
  );
  return [
    ...countedCodes.flatMap(find).filter(({ kind }) => !NUMBER_KINDS.includes(kind)),
    ...choiceCodes.flatMap(find).filter(({ kind }) => kind !== 'CHOICE'),
  ];
}

/** What is measured one by one and cannot be: no declared number, or added to others in an amount. */
function checkSeveral({ tariff, measures, charges }: OpenTariff): TariffFinding[] {
  const refuse = (path: string, { name }: TariffMeasure, section = '') =>
    createRefusal(path, 'judge.several', { section, params: { measure: name } });
  return [
    ...tariff.measures.flatMap((measure, index) => {
      const isNumber = NUMBER_KINDS.includes(measure.kind) && !isComputedMeasure(measure);
      return measure.several !== true || isNumber ? [] : [refuse(`measures.${index}.several`, measure)];
    }),
    ...charges.flatMap(({ several, place, charge: { section } }) =>
      [...several].flatMap(([amount, code]) => {
        const readQuantities = listQuantities(amount).filter((of) =>
          of.some((each) => measures.get(each)?.several === true),
        );
        const isAlone = readQuantities.every((of) => of.length === 1 && of[0] === code);
        const measure = measures.get(code);
        return isAlone || measure === undefined ? [] : [refuse(`charges.${place}.amount`, measure, section)];
      }),
    ),
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

/** What a computed measure names: unknown codes, and measures that cannot be subtracted. */
function checkDifferences({ tariff, measures }: OpenTariff): TariffFinding[] {
  return tariff.measures.flatMap((measure, index) => {
    const { of = [], less = [] } = measure.difference ?? {};
    const path = `measures.${index}.difference`;
    return [...of, ...less].flatMap((code) => {
      const part = measures.get(code);
      if (part === undefined) return [createRefusal(path, 'judge.unknown', { params: { code } })];
      const refusal = createRefusal(path, 'judge.difference_part', { params: { measure: part.name } });
      return isPartOfDifference(part, measure) ? [] : [refusal];
    });
  });
}

/** What a product names: unknown codes, and measures that cannot be multiplied; two amounts make no amount. */
function checkProducts({ tariff, measures }: OpenTariff): TariffFinding[] {
  return tariff.measures.flatMap((measure, index) => {
    const { product } = measure;
    const path = `measures.${index}.product`;
    const refuse = (name: TariffMeasure['name']) =>
      createRefusal(path, 'judge.product_part', { params: { measure: name } });
    if (product === undefined) return [];
    const amounts = product.of.filter((code) => measures.get(code)?.kind === 'MONEY');
    const isNumber = NUMBER_KINDS.includes(measure.kind) && measure.difference === undefined && amounts.length < 2;
    const partFindings = product.of.flatMap((code) => {
      const part = measures.get(code);
      if (part === undefined) return [createRefusal(path, 'judge.unknown', { params: { code } })];
      return isFactor(part, measure) ? [] : [refuse(part.name)];
    });
    return isNumber ? partFindings : [refuse(measure.name)];
  });
}

/** Computed measures where a value is put in their place: by presumed income, or by the sales of a closing year. */
function checkReplacedMeasures({ tariff, charges, measures }: OpenTariff): TariffFinding[] {
  const isComputed = (code: string): boolean => isComputedMeasure(measures.get(code));
  const refuse = (path: string, section: string) => (code: string) =>
    createRefusal(path, 'judge.difference_place', { section, params: { measure: measures.get(code)?.name ?? code } });
  return [
    ...(tariff.presumed_incomes ?? []).flatMap(({ of, section }, index) =>
      of.filter(isComputed).map(refuse(`presumed_incomes.${index}.of`, section)),
    ),
    ...charges.flatMap(({ amounts, place, charge: { section } }) =>
      amounts
        .flatMap((amount) => (amount.kind === 'CLOSING_TAX' ? amount.measures : []))
        .flatMap(({ measure, instead_of }) => [measure, instead_of])
        .filter(isComputed)
        .map(refuse(`charges.${place}.amount`, section)),
    ),
  ];
}

/** Codes in tests that nothing declares, and measures of another kind than a test or an amount reads. */
export function checkTests(open: OpenTariff): TariffFinding[] {
  const namedCodes: NamedCodes = {
    taxes: new Set(open.tariff.taxes.map(({ code }) => code)),
    marks: new Set(open.tariff.lines.flatMap(({ marks }) => marks)),
  };
  const testFindings = listTests(open).flatMap(({ path, section, tests }) =>
    tests.flatMap((test, index) => [
      ...listUnknownCodes(open, test, namedCodes).map((code) =>
        createRefusal(`${path}.${index}`, 'judge.unknown', { section, params: { code } }),
      ),
      ...listWrongMeasures(open, test).map(({ name }) =>
        createRefusal(`${path}.${index}`, 'judge.measure_kind', { section, params: { measure: name } }),
      ),
    ]),
  );
  return [
    ...testFindings,
    ...checkAmountMeasures(open),
    ...checkDifferences(open),
    ...checkProducts(open),
    ...checkReplacedMeasures(open),
    ...checkSeveral(open),
  ];
}
