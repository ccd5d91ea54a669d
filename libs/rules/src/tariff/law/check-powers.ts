// Checks what the Local Government Code lets a municipality charge at all: fees, sales elsewhere, the barangay's part.

import type { Fraction, Hundredths, SimpleAmount, TariffCharge, TariffTest } from '@ebpls/contracts/tariff';

import { type Centavos, formatAmount } from '../../money.ts';
import { ONE } from '../amounts/exact.ts';
import { listCoveredLines } from '../judge/covered-lines.ts';
import type { OpenCharge, OpenTariff } from '../open-tariff.ts';
import { createDoubt, type TariffFinding } from '../judge/finding.ts';
import { computeScheduleTax, isTaxOnGross } from './schedule-tax.ts';

/** Gross up to which the barangay alone taxes a store (LGC s.152 a), in hundredths of a peso. */
const BARANGAY_LIMITS = { CITY: 5_000_000, METRO_MANILA_MUNICIPALITY: 3_000_000, MUNICIPALITY: 3_000_000 } as const;
/** Rate of the barangay's tax at most (LGC s.152 a): one per cent. */
const BARANGAY_RATE_DIVISOR = 100;

const getBarangayLimit = ({ tariff }: OpenTariff): Hundredths => BARANGAY_LIMITS[tariff.government] as Hundredths;

function namesTax(open: OpenTariff, { charges = [], base }: Extract<SimpleAmount, { kind: 'PERCENT' }>): boolean {
  return open.charges.some(
    ({ charge }) =>
      charge.kind === 'TAX' && (charges.includes(charge.code) || (base !== undefined && charge.bases.includes(base))),
  );
}

/** A fee that grows with sales or with the tax pays for more than the regulation (LGC s.147). */
function isTaxLike(open: OpenTariff, amount: SimpleAmount): boolean {
  if (amount.kind === 'PERCENT') return namesTax(open, amount);
  const isRated = amount.kind === 'RATE' || amount.kind === 'MARGINAL';
  if (!isRated && (amount.kind !== 'BRACKETS' || amount.above.kind !== 'EXCESS')) return false;
  return amount.of.some((code) => {
    const measure = open.measures.get(code);
    return measure?.kind === 'MONEY' && measure.money_of !== 'OTHER';
  });
}

function checkFee(open: OpenTariff, { charge, amounts, place }: OpenCharge): TariffFinding[] {
  const isFee = charge.kind === 'FEE' && charge.agency === 'MUNICIPAL' && charge.in_force !== false;
  if (!isFee || !amounts.some((amount) => isTaxLike(open, amount))) return [];
  const params = { charge: charge.name };
  return [
    createDoubt(`charges.${place}.amount`, 'judge.fee_on_sales', {
      section: charge.section,
      law: 'LGC s.147',
      params,
    }),
  ];
}

/** What of the sales is taxed where they are not recorded in a branch (LGC s.150 b). */
const SITUS_SHARES: Readonly<Record<NonNullable<TariffCharge['situs']>, Fraction>> = {
  PRINCIPAL_OFFICE: { numerator: 30, denominator: 100 },
  FACTORY: { numerator: 70, denominator: 100 },
  FACTORY_WITH_PLANTATION: { numerator: 42, denominator: 100 },
  PLANTATION: { numerator: 28, denominator: 100 },
};

function checkSitus({ charge, place }: OpenCharge): TariffFinding[] {
  if (charge.situs === undefined) return [];
  const [is, most] = [charge.share ?? ONE, SITUS_SHARES[charge.situs]];
  if (is.numerator * most.denominator <= most.numerator * is.denominator) return [];
  const params = { share: `${(most.numerator * 100) / most.denominator}%` };
  return [createDoubt(`charges.${place}.share`, 'judge.situs', { section: charge.section, law: 'LGC s.150', params })];
}

/** The gross up to which tests hold, when they bound it; in hundredths. */
function findUpperBound(open: OpenTariff, tests: readonly TariffTest[]): number | undefined {
  const bounds = tests.flatMap((test) =>
    test.test === 'QUANTITY' &&
    (test.is === 'AT_MOST' || test.is === 'BELOW') &&
    test.of.some((code) => open.measures.get(code)?.kind === 'MONEY')
      ? [test.figure]
      : [],
  );
  return bounds.length === 0 ? undefined : Math.min(...bounds);
}

function checkBarangayTax(open: OpenTariff, row: OpenCharge): TariffFinding[] {
  const { charge, place } = row;
  const limit = getBarangayLimit(open);
  const details = { section: charge.section, law: 'LGC s.152(a)' };
  const upperBound = findUpperBound(open, [...charge.when, ...charge.lines]);
  const params = { limit: formatAmount(limit as number as Centavos) };
  const isAbove = upperBound === undefined || upperBound > limit;
  const tax = computeScheduleTax(row, limit);
  const isHigh = tax !== undefined && tax * BARANGAY_RATE_DIVISOR > limit;
  return [
    ...(isAbove ? [createDoubt(`charges.${place}.when`, 'judge.barangay_limit', { ...details, params })] : []),
    ...(isHigh ? [createDoubt(`charges.${place}.amount`, 'judge.barangay_rate', details)] : []),
  ];
}

/** Whether a tax leaves the stores to the barangay that it alone may tax. */
function leavesSmallStores(open: OpenTariff, { charge }: OpenCharge): boolean {
  const limit = getBarangayLimit(open);
  const isAbove = ({ is, figure }: Extract<TariffTest, { test: 'QUANTITY' }>): boolean =>
    (is === 'ABOVE' && figure >= limit) || (is === 'AT_LEAST' && figure > limit);
  const isFromThere = charge.when.some((test) => test.test === 'QUANTITY' && isAbove(test));
  if (isFromThere || charge.nothing_when === undefined) return isFromThere;
  const { tests } = charge.nothing_when;
  return tests.length === 0 || (tests.length === 1 && (findUpperBound(open, tests) ?? 0) >= limit);
}

function checkSmallStores(open: OpenTariff, row: OpenCharge): TariffFinding[] {
  const retail = new Set(open.tariff.taxes.filter(({ paragraph }) => paragraph === 'd').map(({ code }) => code));
  const isOnRetail = listCoveredLines(open, row).some(({ tax }) => retail.has(tax));
  if (!isOnRetail || leavesSmallStores(open, row)) return [];
  const { section } = row.charge;
  const params = { limit: formatAmount(getBarangayLimit(open) as number as Centavos) };
  return [createDoubt(`charges.${row.place}`, 'judge.small_stores', { section, law: 'LGC s.152(a)', params })];
}

/** Fees that are taxes (s.147), sales taxed in the wrong place (s.150), and taxes of the barangay (s.152). */
export function checkPowers(open: OpenTariff): TariffFinding[] {
  const inForce = open.charges.filter(({ charge }) => charge.in_force !== false);
  return [
    ...inForce.flatMap((row) => checkFee(open, row)),
    ...inForce.flatMap(checkSitus),
    ...inForce.filter(({ charge }) => charge.kind === 'BARANGAY_TAX').flatMap((row) => checkBarangayTax(open, row)),
    ...inForce.filter((row) => isTaxOnGross(open, row)).flatMap((row) => checkSmallStores(open, row)),
  ];
}
