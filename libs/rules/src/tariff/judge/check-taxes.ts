// Checks that each line of business has exactly one tax, and that no charge is a percentage of itself.

import type { TariffLine } from '@ebpls/contracts/tariff';

import { type Centavos, formatAmount } from '../../money.ts';
import { listCoveringCharges, listSimpleAmounts, type OpenCharge, type OpenTariff } from '../open-tariff.ts';
import { listAmountPlaces } from './check-figures.ts';
import { listCoveredLines } from './covered-lines.ts';
import { createQuestion, createRefusal, type TariffFinding } from './finding.ts';
import { areLinesExclusive, findCommonRange, isOpenEnded } from './test-ranges.ts';

/** Two taxes meet where they read a common measure, or where one of them reads none. */
function doMeet(one: OpenCharge, other: OpenCharge): boolean {
  if (one.line_measures.length === 0 || other.line_measures.length === 0) return true;
  return one.line_measures.some((code) => other.line_measures.includes(code));
}

interface TaxedTwice {
  readonly line: TariffLine;
  readonly tax: OpenCharge;
  readonly other: OpenCharge;
}

/** Both rows are named, and where they meet on a quantity. */
function refuseTwoTaxes(open: OpenTariff, { line, tax, other }: TaxedTwice): TariffFinding {
  const range = findCommonRange(other, tax);
  const names = { line: line.name, one: other.charge.name, other: tax.charge.name };
  const details = { section: tax.charge.section, also: `charges.${other.place}` };
  const path = `charges.${tax.place}`;
  if (range === undefined) return createRefusal(path, 'judge.two_taxes', { ...details, params: names });
  const measure = open.measures.get(range.of[0] ?? '')?.name ?? '';
  const [from, to] = [range.from, range.to].map((figure) => formatAmount(figure as Centavos));
  const params = { ...names, measure, from: from ?? '', to: to ?? '' };
  const key = isOpenEnded(range) ? 'judge.two_taxes_above' : 'judge.two_taxes_range';
  return createRefusal(path, key, { ...details, params });
}

function checkLineTaxes(open: OpenTariff, index: number): TariffFinding[] {
  const line = open.tariff.lines[index];
  if (line === undefined) return [];
  const taxes = listCoveringCharges(open, line).filter(
    ({ charge }) => charge.kind === 'TAX' && charge.types.includes('RENEWAL'),
  );
  const params = { line: line.name };
  if (taxes.length === 0) return [createRefusal(`lines.${index}.tax`, 'judge.no_tax', { params })];
  return taxes.flatMap((tax, at) =>
    taxes
      .slice(0, at)
      .filter((other) => doMeet(tax, other) && !areLinesExclusive(open, tax, other))
      .map((other) => refuseTwoTaxes(open, { line, tax, other })),
  );
}

const isFee = ({ charge: { kind, agency, types } }: OpenCharge): boolean =>
  kind === 'FEE' && agency === 'MUNICIPAL' && types.some((type) => type === 'NEW' || type === 'RENEWAL');

/** Lines of business that no fee of the municipality covers where others have one: a value was left out of the fees. */
function checkFeelessLines(open: OpenTariff): TariffFinding[] {
  const { lines } = open.tariff;
  const feeless = lines.filter((line) => !listCoveringCharges(open, line).some(isFee));
  const [first] = feeless;
  if (first === undefined || feeless.length === lines.length) return [];
  const params = { line: first.name, count: `${feeless.length}` };
  return [createQuestion(`lines.${lines.indexOf(first)}`, 'judge.no_fee', { params })];
}

function listParts({ charges }: OpenTariff, { amounts }: OpenCharge): OpenCharge[] {
  return charges.filter(({ charge }) =>
    amounts.some(
      (amount) =>
        amount.kind === 'PERCENT' &&
        ((amount.charges?.includes(charge.code) ?? false) ||
          (amount.base !== undefined && charge.bases.includes(amount.base))),
    ),
  );
}

function isPartOfItself(open: OpenTariff, start: OpenCharge): boolean {
  const seen = new Set<OpenCharge>();
  const queue = listParts(open, start);
  for (const each of queue) {
    if (each === start) return true;
    if (seen.has(each)) continue;
    seen.add(each);
    queue.push(...listParts(open, each));
  }
  return false;
}

function checkCircles(open: OpenTariff): TariffFinding[] {
  const shares = open.charges.filter(({ charge }) =>
    listSimpleAmounts(charge.amount).some(({ kind }) => kind === 'PERCENT'),
  );
  return shares
    .filter((share) => isPartOfItself(open, share))
    .map(({ charge: { name, section }, place }) =>
      createRefusal(`charges.${place}.amount`, 'tariff_case.circle', { section, params: { charge: name } }),
    );
}

/** A percentage for each line that is not of its own part is paid on the taxes of all lines, as often as there are lines. */
function checkPercentages(open: OpenTariff): TariffFinding[] {
  return open.charges
    .filter(({ charge: { per } }) => per.each !== 'BUSINESS' && per.combine === 'SUM')
    .flatMap((row) => listAmountPlaces(row).map((place) => ({ ...place, row })))
    .filter(({ amount, row }) => amount.kind === 'PERCENT' && amount.own_part !== true && isOnSeveral(open, row))
    .map(({ path, row }) => createQuestion(path, 'judge.percent_of_all', { section: row.charge.section }));
}

const isOnSeveral = (open: OpenTariff, row: OpenCharge): boolean => listCoveredLines(open, row).length > 1;

/** Lines without a tax or with two, lines without a fee, and percentages of themselves or of all lines. */
export function checkTaxes(open: OpenTariff): TariffFinding[] {
  return [
    ...open.tariff.lines.flatMap((_, index) => checkLineTaxes(open, index)),
    ...checkFeelessLines(open),
    ...checkCircles(open),
    ...checkPercentages(open),
  ];
}
