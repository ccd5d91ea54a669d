// Finds rows that can never apply, and measures of a line of business that nothing asks.

import { ORG_TYPES } from '@ebpls/contracts';

import { listNeededMeasures } from '../list-measures.ts';
import { listCoveringCharges, type OpenCharge, type OpenTariff } from '../open-tariff.ts';
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
  const grouped = charge.per.each === 'GROUP' ? open.classifications.get(charge.per.classification) : undefined;
  if (grouped?.row.found_from === undefined) return [];
  return [createRefusal(`charges.${place}.per`, 'judge.never', details)];
}

/** A measure that a line lists and none of its charges reads: its form would not request it. */
function checkListedMeasures(open: OpenTariff): TariffFinding[] {
  const needed = new Map(open.charges.map((row) => [row, new Set(listNeededMeasures(open, row.charge))]));
  return open.tariff.lines.flatMap((line, index) => {
    const covering = listCoveringCharges(open, line);
    return line.measures
      .filter((code) => !covering.some((row) => needed.get(row)?.has(code)))
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
  const missing = ORG_TYPES.filter((type) => !values.some(({ code }) => code === type));
  if (index < 0 || missing.length === 0) return [];
  const params = { measure: name, values: missing.join(', ') };
  return [createQuestion(`measures.${index}.values`, 'judge.form_answers', { params })];
}

/** Charges that no case can owe, answers of the form that a choice lacks, and measures that a line of business lists for nothing. */
export function checkReach(open: OpenTariff): TariffFinding[] {
  const charged = open.charges.filter(({ charge }) => charge.in_force !== false && charge.types.length > 0);
  return [...charged.flatMap((row) => checkRow(open, row)), ...checkListedMeasures(open), ...checkFormAnswers(open)];
}
