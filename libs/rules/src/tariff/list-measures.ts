import type {
  PresumedIncome,
  Relief,
  TariffMeasure,
  TariffCharge,
  TariffLine,
  TariffTest,
  TariffType,
} from '@ebpls/contracts/tariff';

import { isComputedMeasure, listMeasureSources } from './amounts/computed-measures.ts';
import { listYearCharges } from './closing-tax.ts';
import {
  isFixedTestMet,
  listCoveringCharges,
  listQuantities,
  listSimpleAmounts,
  type OpenCharge,
  type OpenTariff,
} from './open-tariff.ts';
import { listEarlyRules } from './reliefs/early-payments.ts';

function listTestMeasures(test: TariffTest): readonly string[] {
  switch (test.test) {
    case 'QUANTITY':
      return test.of;
    case 'CHOICE':
    case 'YES':
    case 'DECLARED':
      return [test.measure];
    default:
      return [];
  }
}

/** The classifications that a charge reads in its tests and tables. */
export function listReadClassifications({ amount, lines, when, per }: TariffCharge): readonly string[] {
  const tableCodes = listSimpleAmounts(amount).flatMap((each) =>
    each.kind === 'TABLE'
      ? each.dimensions.flatMap((side) => (side.by === 'CLASSIFICATION' ? [side.classification] : []))
      : [],
  );
  const testCodes = [...lines, ...when].flatMap((test) => (test.test === 'CLASS' ? [test.classification] : []));
  return [...tableCodes, ...testCodes, ...(per.each === 'GROUP' ? [per.classification] : [])];
}

/** The codes of the measures that a charge reads, without those behind its classifications. */
export function listReadMeasures(charge: TariffCharge): readonly string[] {
  const tests = [
    ...charge.lines,
    ...charge.when,
    ...(charge.nothing_when?.tests ?? []),
    ...(charge.at_most?.when ?? []),
    ...(charge.shares ?? []).flatMap(({ when }) => when),
  ];
  const choices = listSimpleAmounts(charge.amount).flatMap((each) =>
    each.kind === 'TABLE' ? each.dimensions.flatMap((side) => (side.by === 'CHOICE' ? [side.measure] : [])) : [],
  );
  const closing = listSimpleAmounts(charge.amount).flatMap((each) =>
    each.kind === 'CLOSING_TAX' ? each.measures.map(({ measure }) => measure) : [],
  );
  return [
    ...listSimpleAmounts(charge.amount).flatMap(listQuantities).flat(),
    ...(charge.times ?? []),
    ...choices,
    ...closing,
    ...tests.flatMap(listTestMeasures),
  ];
}

/** Codes of measures, with those from which a computed one among them follows. */
export function withSources({ measures }: OpenTariff, codes: readonly string[]): readonly string[] {
  return codes.flatMap((code) => [code, ...listMeasureSources(measures.get(code) ?? {})]);
}

/** The codes of the measures that a charge reads, those included from which its classifications and measures follow. */
export function listNeededMeasures(open: OpenTariff, charge: TariffCharge): readonly string[] {
  const { classifications } = open;
  const scales = listReadClassifications(charge).flatMap((code) => classifications.get(code)?.row.found_from ?? []);
  return withSources(open, [...listReadMeasures(charge), ...scales.flatMap(({ of }) => of)]);
}

/** The codes of the measures that the conditions and the taxed part of a relief read. */
export function listReliefMeasures({ when, lines = [], taxed_part }: Relief): readonly string[] {
  return [...[...when, ...lines].flatMap(listTestMeasures), ...(taxed_part?.of ?? [])];
}

/** The codes of the measures that the conditions of the discounts for early payment read. */
export function listEarlyMeasures({ tariff: { payment } }: OpenTariff): readonly string[] {
  return listEarlyRules(payment).flatMap(({ rule: { when = [] } }) => when.flatMap(listTestMeasures));
}

/** The codes of the measures that a presumed income reads or takes the place of. */
export function listPresumedMeasures({ of, lines, when }: PresumedIncome): readonly string[] {
  return [...of, ...[...lines, ...when].flatMap(listTestMeasures)];
}

/** The measures of the taxes of the year that a closure owes, without those of the year before. */
function listClosingMeasures(open: OpenTariff, charges: readonly OpenCharge[]): readonly string[] {
  const closings = charges
    .filter(({ charge }) => charge.types.includes('RETIREMENT'))
    .flatMap(({ amounts }) => amounts.flatMap((amount) => (amount.kind === 'CLOSING_TAX' ? [amount] : [])));
  if (closings.length === 0) return [];
  const omittedMeasures = new Set(
    closings.flatMap(({ measures, without = [] }) => [...without, ...measures.map((each) => each.instead_of)]),
  );
  const yearCharges = listYearCharges(open);
  return charges
    .filter((row) => yearCharges.has(row) && row.charge.types.includes('RENEWAL'))
    .flatMap(({ charge }) => listNeededMeasures(open, charge))
    .filter((code) => !omittedMeasures.has(code));
}

function coversLine({ in_force, lines = [] }: Relief, line: TariffLine): boolean {
  return in_force && lines.every((test) => isFixedTestMet(line, test));
}

/**
 * The measures that a form asks for an application with these lines of business: those that a charge or a relief of
 * theirs reads, no others. A measure asked only for the lines that list it needs such a line.
 */
export function listMeasures(open: OpenTariff, codes: readonly string[], type: TariffType): readonly TariffMeasure[] {
  const lines = codes.flatMap((code) => open.lines.get(code) ?? []);
  const covering = [...new Set(lines.flatMap((line) => listCoveringCharges(open, line)))];
  const charges = covering.filter(({ charge }) => charge.types.includes(type));
  const reliefs = open.tariff.reliefs.filter((relief) => lines.some((line) => coversLine(relief, line)));
  const neededCodes = new Set([
    ...charges.flatMap(({ charge }) => listNeededMeasures(open, charge)),
    ...(type === 'RETIREMENT' ? listClosingMeasures(open, covering) : []),
    ...withSources(open, reliefs.flatMap(listReliefMeasures)),
    ...(type === 'RENEWAL' ? withSources(open, listEarlyMeasures(open)) : []),
  ]);
  return open.tariff.measures.filter(
    (measure) =>
      neededCodes.has(measure.code) &&
      !isComputedMeasure(measure) &&
      (!measure.only_listed || lines.some((line) => line.measures.includes(measure.code))),
  );
}
