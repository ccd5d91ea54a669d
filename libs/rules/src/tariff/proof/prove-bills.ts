// Proves a tariff by bills that were issued before: each is computed again and compared, charge by charge.

import type { Bilingual, Centavos } from '@ebpls/contracts';
import { PastBill, TARIFF_MESSAGES } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { NOTHING, sumCentavos } from '../../money.ts';
import type { Holidays } from '../../time/calendar.ts';
import { assessTariff, type TariffChargeResult } from '../assess-tariff.ts';
import type { OpenTariff } from '../open-tariff.ts';
import { listTariffInstallments } from '../tariff-payments.ts';
import { type TariffMessageKey, TariffRefused } from '../tariff-refused.ts';

/** A charge that the tariff computes otherwise; an amount is absent where one side has no such charge. Centavos. */
export interface ChargeDifference {
  readonly code: string;
  readonly name: Bilingual;
  readonly charged?: Centavos;
  readonly computed?: Centavos;
  /** The computations of the tariff, to be explained; several where rows share a code. */
  readonly results: readonly TariffChargeResult[];
}

/** What became of a past bill under a tariff. */
export type ProvedBill =
  | { readonly outcome: 'EQUAL'; readonly title: string; readonly total: Centavos }
  | {
      readonly outcome: 'DIFFERENT';
      readonly title: string;
      readonly charged: Centavos;
      readonly computed: Centavos;
      readonly differences: readonly ChargeDifference[];
    }
  | { readonly outcome: 'REFUSED'; readonly title: string; readonly refusal: TariffRefused };

const isTariffKey = (key: string): key is TariffMessageKey => key in TARIFF_MESSAGES;

function toRefusal(issue: v.BaseIssue<unknown>): TariffRefused {
  const place = v.getDotPath(issue) ?? 'bill';
  if (isTariffKey(issue.message)) return new TariffRefused(place, issue.message);
  if (issue.expected === 'never') return new TariffRefused(place, 'tariff.unknown_field');
  return new TariffRefused(place, issue.received === 'undefined' ? 'tariff.missing' : 'tariff.format');
}

const sumAmounts = (rows: readonly { readonly amount: Centavos }[]): Centavos =>
  rows.reduce((sum, { amount }) => sum + amount, 0) as Centavos;

function compareCharges(open: OpenTariff, bill: PastBill, results: readonly TariffChargeResult[]): ChargeDifference[] {
  const codes = [...new Set([...results.map(({ row }) => row.code), ...bill.charges.map(({ code }) => code)])];
  return codes.flatMap((code) => {
    const computedResults = results.filter(({ row }) => row.code === code);
    const billedCharges = bill.charges.filter((charge) => charge.code === code);
    if (sumAmounts(computedResults) === sumAmounts(billedCharges)) return [];
    const row = open.tariff.charges.find((each) => each.code === code);
    return [
      {
        code,
        name: row?.name ?? { en: code, fil: code },
        results: computedResults,
        ...(billedCharges.length === 0 ? {} : { charged: sumAmounts(billedCharges) }),
        ...(computedResults.length === 0 ? {} : { computed: sumAmounts(computedResults) }),
      },
    ];
  });
}

/** What lateness adds, under the codes by which a difference of it is listed. */
const PENALTIES = [
  { code: 'paid.surcharge', name: TARIFF_MESSAGES['proof.surcharge'], field: 'surcharge' },
  { code: 'paid.interest', name: TARIFF_MESSAGES['proof.interest'], field: 'interest' },
] as const;

/** Names of the additions for lateness by their codes in a list of differences. */
export const PENALTY_NAMES: ReadonlyMap<string, Bilingual> = new Map(PENALTIES.map(({ code, name }) => [code, name]));

interface BillComputation {
  readonly results: readonly TariffChargeResult[];
  readonly surcharge: Centavos;
  readonly interest: Centavos;
}

function comparePenalties({ paid }: PastBill, computation: BillComputation): ChargeDifference[] {
  if (paid === undefined) return [];
  return PENALTIES.flatMap(({ code, name, field }) => {
    const billedAmount = paid[field] ?? NOTHING;
    return billedAmount === computation[field]
      ? []
      : [{ code, name, charged: billedAmount, computed: computation[field], results: [] }];
  });
}

/** The charges, and what lateness adds on the day of the payment to everything that was due before it. */
function computePastBill(open: OpenTariff, { case: input, paid }: PastBill, holidays: Holidays): BillComputation {
  const results = assessTariff(open, input);
  if (paid === undefined) return { results, surcharge: NOTHING, interest: NOTHING };
  const parts = listTariffInstallments(open, results, { input, holidays, paid_on: paid.on }).flatMap(
    (each) => each.parts,
  );
  return {
    results,
    surcharge: sumCentavos(parts.map(({ surcharge }) => surcharge)),
    interest: sumCentavos(parts.map(({ interest }) => interest)),
  };
}

/** Refusals of a case have their place within the bill. */
function assessBill(open: OpenTariff, bill: PastBill, holidays: Holidays): BillComputation | TariffRefused {
  try {
    return computePastBill(open, bill, holidays);
  } catch (error) {
    if (!(error instanceof TariffRefused)) throw error;
    return error.place.startsWith('charges.')
      ? error
      : new TariffRefused(`case.${error.place}`, error.key, error.params);
  }
}

function findTitle(writtenBill: unknown): string {
  const result = v.safeParse(v.object({ title: v.string() }), writtenBill);
  return result.success ? result.output.title : '';
}

function proveBill(open: OpenTariff, writtenBill: unknown, holidays: Holidays): ProvedBill {
  const title = findTitle(writtenBill);
  const result = v.safeParse(PastBill, writtenBill);
  if (!result.success) return { outcome: 'REFUSED', title, refusal: toRefusal(result.issues[0]) };
  const bill = result.output;
  const computation = assessBill(open, bill, holidays);
  if (computation instanceof TariffRefused) return { outcome: 'REFUSED', title, refusal: computation };
  const differences = [...compareCharges(open, bill, computation.results), ...comparePenalties(bill, computation)];
  const computedTotal = sumCentavos([sumAmounts(computation.results), computation.surcharge, computation.interest]);
  if (differences.length === 0) return { outcome: 'EQUAL', title, total: computedTotal };
  const { surcharge = NOTHING, interest = NOTHING } = bill.paid ?? {};
  const billedTotal = sumCentavos([sumAmounts(bill.charges), surcharge, interest]);
  return { outcome: 'DIFFERENT', title, charged: billedTotal, computed: computedTotal, differences };
}

/**
 * Each past bill with what the tariff makes of it: equal to the centavo, different by which charges, or refused with the
 * place in the bill. A charge of nothing that the former bill does not name is no difference. Bills are read one by one,
 * so that a wrong one leaves the others proved. `holidays` move the due days from which lateness counts.
 */
export function proveBills(open: OpenTariff, bills: readonly unknown[], holidays: Holidays): ProvedBill[] {
  return bills.map((bill) => proveBill({ ...open, holidays }, bill, holidays));
}
