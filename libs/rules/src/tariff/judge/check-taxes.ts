// Checks that each line of business has exactly one tax, and that no charge is a percentage of itself.

import { type Bilingual, fillMessage, type Locale } from '@ebpls/contracts';
import { TARIFF_MESSAGES, type TariffLine } from '@ebpls/contracts/tariff';

import { type Centavos, formatAmount } from '../../money.ts';
import { listCoveringCharges, listSimpleAmounts, type OpenCharge, type OpenTariff } from '../open-tariff.ts';
import { listAmountPlaces } from './check-figures.ts';
import { isAdditionalTax, listCoveredLines } from './covered-lines.ts';
import { createQuestion, createRefusal, type TariffFinding } from './finding.ts';
import { areLinesExclusive, findCommonRange, isOpenEnded } from './test-ranges.ts';

/** Two taxes meet where they read a common measure, or where one of them reads none. */
function doMeet(one: OpenCharge, other: OpenCharge): boolean {
  if (one.line_measures.length === 0 || other.line_measures.length === 0) return true;
  return one.source_measures.some((code) => other.source_measures.includes(code));
}

interface TaxedTwice {
  readonly line: TariffLine;
  readonly tax: OpenCharge;
  readonly other: OpenCharge;
}

/** Both rows are named, and where they meet on a quantity. */
function refuseTwoTaxes(open: OpenTariff, { tax, other }: TaxedTwice, line: Bilingual): TariffFinding {
  const range = findCommonRange(other, tax);
  const names = { line, one: other.charge.name, other: tax.charge.name };
  const details = { section: tax.charge.section, also: `charges.${other.place}` };
  const path = `charges.${tax.place}`;
  if (range === undefined) return createRefusal(path, 'judge.two_taxes', { ...details, params: names });
  const measure = open.measures.get(range.of[0] ?? '')?.name ?? '';
  const [from, to] = [range.from, range.to].map((figure) => formatAmount(figure as Centavos));
  const params = { ...names, measure, from: from ?? '', to: to ?? '' };
  const key = isOpenEnded(range) ? 'judge.two_taxes_above' : 'judge.two_taxes_range';
  return createRefusal(path, key, { ...details, params });
}

/** The taxes of a line in a renewal, without those that are beside the one of the line. */
const listRenewalTaxes = (open: OpenTariff, line: TariffLine): OpenCharge[] =>
  listCoveringCharges(open, line).filter(
    (row) => row.charge.kind === 'TAX' && row.charge.types.includes('RENEWAL') && !isAdditionalTax(open, row),
  );

function checkUntaxedLines(open: OpenTariff): TariffFinding[] {
  return open.tariff.lines.flatMap((line, index) =>
    listRenewalTaxes(open, line).length > 0
      ? []
      : [createRefusal(`lines.${index}.tax`, 'judge.no_tax', { params: { line: line.name } })],
  );
}

function listTaxedTwice(open: OpenTariff, line: TariffLine): TaxedTwice[] {
  const taxes = listRenewalTaxes(open, line);
  return taxes.flatMap((tax, at) =>
    taxes
      .slice(0, at)
      .filter((other) => doMeet(tax, other) && !areLinesExclusive(open, tax, other))
      .map((other) => ({ line, tax, other })),
  );
}

/** The first of some lines of business, with the number of the others. */
function nameLines([first, ...others]: readonly TaxedTwice[]): Bilingual {
  const name = first?.line.name ?? { en: '', fil: '' };
  if (others.length === 0) return name;
  const say = (locale: Locale): string =>
    fillMessage(TARIFF_MESSAGES['judge.lines_more'], { line: name[locale], count: others.length }, locale);
  return { en: say('en'), fil: say('fil') };
}

/** Two taxes that meet are one finding, for however many lines of business they meet. */
function checkTaxedTwice(open: OpenTariff): TariffFinding[] {
  const taxedTwice = open.tariff.lines.flatMap((line) => listTaxedTwice(open, line));
  const pairs = Map.groupBy(taxedTwice, ({ tax, other }) => `${tax.place} ${other.place}`);
  return [...pairs.values()].flatMap((pair) =>
    pair.slice(0, 1).map((each) => refuseTwoTaxes(open, each, nameLines(pair))),
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
  const seenCharges = new Set<OpenCharge>();
  const queue = listParts(open, start);
  for (const each of queue) {
    if (each === start) return true;
    if (seenCharges.has(each)) continue;
    seenCharges.add(each);
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
    ...checkUntaxedLines(open),
    ...checkTaxedTwice(open),
    ...checkFeelessLines(open),
    ...checkCircles(open),
    ...checkPercentages(open),
  ];
}
