import { openTariff, type OpenTariff } from '../open-tariff.ts';
import type { Tariff } from '@ebpls/contracts/tariff';

import { checkFirstDay, checkRises } from '../law/check-adjustments.ts';
import { checkCeilings } from '../law/check-ceilings.ts';
import { checkLateness } from '../law/check-lateness.ts';
import { checkPowers } from '../law/check-powers.ts';
import { checkFigures } from './check-figures.ts';
import { checkPayment } from './check-payment.ts';
import { checkReach } from './check-reach.ts';
import { checkReferences } from './check-references.ts';
import { checkTaxGaps } from './check-tax-gaps.ts';
import { checkTables } from './check-tables.ts';
import { checkTaxes } from './check-taxes.ts';
import {
  listEarlyMeasures,
  listNeededMeasures,
  listPresumedMeasures,
  listReliefMeasures,
  withSources,
} from '../list-measures.ts';
import { createQuestion, type TariffFinding } from './finding.ts';

/** A measure that no charge, relief or presumed income reads is asked of nobody: a charge is missing, or its row is. */
function checkUnreadMeasures(open: OpenTariff): TariffFinding[] {
  const { charges, reliefs, presumed_incomes = [] } = open.tariff;
  const readMeasures = new Set([
    ...charges.flatMap((charge) => listNeededMeasures(open, charge)),
    ...withSources(open, reliefs.flatMap(listReliefMeasures)),
    ...withSources(open, presumed_incomes.flatMap(listPresumedMeasures)),
    ...withSources(open, listEarlyMeasures(open)),
  ]);
  return open.tariff.measures.flatMap(({ code, name }, index) =>
    readMeasures.has(code) ? [] : [createQuestion(`measures.${index}`, 'judge.unread', { params: { measure: name } })],
  );
}

/**
 * What is wrong with a tariff and what must be confirmed before it is published, against the law and against the version
 * before. While codes are unknown nothing else is judged: every further finding would only repeat them.
 */
export function judgeTariff(tariff: Tariff, formerTariff?: Tariff): TariffFinding[] {
  const open = openTariff(tariff);
  const references = checkReferences(open);
  if (references.length > 0) return references;
  return [
    ...checkTaxes(open),
    ...checkTaxGaps(open),
    ...checkUnreadMeasures(open),
    ...checkReach(open),
    ...checkTables(open),
    ...checkFigures(open),
    ...checkPayment(open),
    ...checkLateness(open),
    ...checkCeilings(open),
    ...checkPowers(open),
    ...checkFirstDay(open),
    ...(formerTariff === undefined ? [] : checkRises(open, openTariff(formerTariff))),
  ];
}
