// Finds rows that can never apply, and measures of a line of business that nothing asks.

import { ORG_TYPES } from '@ebpls/contracts';
import { TARIFF_MESSAGES, type TariffCharge } from '@ebpls/contracts/tariff';

import { listNeededMeasures, listReliefMeasures, withSources } from '../list-measures.ts';
import { listCoveringCharges, type OpenCharge, type OpenTariff } from '../open-tariff.ts';
import { isReliefOn } from '../reliefs/reliefs.ts';
import { listCoveredLines } from './covered-lines.ts';
import { createQuestion, createRefusal, type TariffFinding } from './finding.ts';
import { areTestsExclusive } from './test-ranges.ts';

/** Every test holds with every other, and with itself. */
function isPossible(open: OpenTariff, { charge, declared_tests }: OpenCharge): boolean {
  return [declared_tests, charge.when].every((tests) => !areTestsExclusive(open, tests, tests));
}

function checkRow(open: OpenTariff, row: OpenCharge): TariffFinding[] {
  const { charge, place } = row;
  const { name, section } = charge;
  const details = { section, params: { charge: name } };
  if (listCoveredLines(open, row).length === 0)
    return [createRefusal(`charges.${place}.lines`, 'judge.covers_nothing', details)];
  const path = areTestsExclusive(open, charge.when, charge.when) ? 'when' : 'lines';
  if (!isPossible(open, row)) return [createRefusal(`charges.${place}.${path}`, 'judge.never', details)];
  const never = (charge.shares ?? []).findIndex(({ when }) => areTestsExclusive(open, [...charge.when, ...when], when));
  if (never >= 0) return [createRefusal(`charges.${place}.shares.${never}.when`, 'judge.never', details)];
  const grouping = charge.per.each === 'GROUP' ? open.classifications.get(charge.per.classification) : undefined;
  if (grouping?.row.found_from === undefined) return [];
  return [createRefusal(`charges.${place}.per`, 'judge.never', details)];
}

/** A measure that a line lists and none of its charges reads: its form would not request it. */
function checkListedMeasures(open: OpenTariff): TariffFinding[] {
  const neededMeasures = new Map(open.charges.map((row) => [row, new Set(listNeededMeasures(open, row.charge))]));
  const liftingMeasures = new Set(withSources(open, open.tariff.reliefs.flatMap(listReliefMeasures)));
  return open.tariff.lines.flatMap((line, index) => {
    const covering = listCoveringCharges(open, line);
    return line.measures
      .filter((code) => !liftingMeasures.has(code) && !covering.some((row) => neededMeasures.get(row)?.has(code)))
      .map((code) =>
        createQuestion(`lines.${index}.measures`, 'judge.line_unread', {
          params: { line: line.name, measure: open.measures.get(code)?.name ?? code },
        }),
      );
  });
}

/** Answers of the form that a choice by the form of ownership lacks: such a business could not be billed. */
function checkFormAnswers({ tariff: { measures } }: OpenTariff): TariffFinding[] {
  const index = measures.findIndex(({ code, kind }) => code === 'organisation' && kind === 'CHOICE');
  const { name, values = [] } = measures[index] ?? { name: '' };
  const missingTypes = ORG_TYPES.filter((type) => !values.some(({ code }) => code === type));
  if (index < 0 || missingTypes.length === 0) return [];
  const params = { measure: name, values: missingTypes.join(', ') };
  return [createQuestion(`measures.${index}.values`, 'judge.form_answers', { params })];
}

/** Shares of a relief that no charge has: none is of their kinds, or another share of the relief comes before. */
function checkReliefShares({ tariff: { reliefs, charges } }: OpenTariff): TariffFinding[] {
  return reliefs.flatMap((relief, index) =>
    (relief.more_shares ?? []).flatMap((share, place) => {
      const others = relief.more_shares?.slice(0, place) ?? [];
      const isTaken = (charge: TariffCharge): boolean => isReliefOn({ ...relief, more_shares: others }, charge);
      const isOn = (charge: TariffCharge): boolean => isReliefOn({ ...relief, ...share, more_shares: [] }, charge);
      if (charges.some((charge) => isOn(charge) && !isTaken(charge))) return [];
      const path = `reliefs.${index}.more_shares.${place}`;
      return [createQuestion(path, 'judge.relief_share', { section: relief.section, params: { relief: relief.name } })];
    }),
  );
}

/** Conditions on the day of filing of which one moves to a working day and another one does not. */
function checkFilingDays({ tariff: { charges } }: OpenTariff): TariffFinding[] {
  const filings = charges.flatMap((charge, place) => {
    const { when, lines, nothing_when, shares = [], at_most } = charge;
    const conditions = [
      when,
      lines,
      nothing_when?.tests ?? [],
      at_most?.when ?? [],
      ...shares.map((each) => each.when),
    ];
    return conditions.flat().flatMap((test) => (test.test === 'FILED' ? [{ test, place, charge }] : []));
  });
  const moves = filings[0]?.test.moves_to_working_day ?? false;
  const other = filings.find(({ test }) => (test.moves_to_working_day ?? false) !== moves);
  if (other === undefined) return [];
  const { section, name } = other.charge;
  return [createQuestion(`charges.${other.place}`, 'judge.filing_days', { section, params: { charge: name } })];
}

/** A percentage of charges of which none is due in a kind of application comes to nothing there. */
function checkPercents(open: OpenTariff, { charge, place }: OpenCharge): TariffFinding[] {
  const { amount, types, section, name } = charge;
  if (amount.kind !== 'PERCENT') return [];
  const isNamed = (other: TariffCharge): boolean =>
    (amount.charges?.includes(other.code) ?? false) || (amount.base !== undefined && other.bases.includes(amount.base));
  const namedCharges = open.tariff.charges.filter((other) => other.in_force !== false && isNamed(other));
  return types.flatMap((type, index) => {
    if (namedCharges.some((other) => other.types.includes(type))) return [];
    const params = { charge: name, type: TARIFF_MESSAGES[`judge.type.${type}`] };
    return [createQuestion(`charges.${place}.types.${index}`, 'judge.percent_of_none', { section, params })];
  });
}

/** Rows that never apply: charges, shares of a relief, measures of a line; and answers of the form that a choice lacks. */
export function checkReach(open: OpenTariff): TariffFinding[] {
  const openCharges = open.charges.filter(({ charge }) => charge.in_force !== false && charge.types.length > 0);
  return [
    ...openCharges.flatMap((row) => [...checkRow(open, row), ...checkPercents(open, row)]),
    ...checkListedMeasures(open),
    ...checkFormAnswers(open),
    ...checkReliefShares(open),
    ...checkFilingDays(open),
  ];
}
