// Computes the deficiency of a year by the rule of a tariff: the tax on the proved gross less the tax that was paid.

import type { Centavos } from '@ebpls/contracts';
import type { DeficiencyRule } from '@ebpls/contracts/tariff';

import type { CalendarDay, Holidays } from '../time/calendar.ts';
import { assessTariff } from './assess-tariff.ts';
import type { DeclaredCase } from './open-case.ts';
import type { OpenTariff } from './open-tariff.ts';
import { computeLateness, type Lateness, moveToOpenDay } from './tariff-payments.ts';

/** What is due after the proof of the year's gross, with what lateness adds. Centavos. */
export interface TariffDeficiency extends Lateness {
  readonly row: DeficiencyRule;
  /** The taxes of the year on the proved gross. */
  readonly taxes: readonly Centavos[];
  readonly amount: Centavos;
  readonly due: CalendarDay;
}

/**
 * The day on which the deficiency of a year is due: the printed day, moved to the next open day as its late policy says.
 * Undefined where the tariff has no deficiency.
 */
export function findDeficiencyDueDay(
  { tariff: { deficiency }, late_policies }: OpenTariff,
  tax_year: number,
  holidays: Holidays,
): CalendarDay | undefined {
  if (deficiency === undefined) return undefined;
  return moveToOpenDay(`${tax_year}-${deficiency.due}`, late_policies.get(deficiency.late ?? ''), holidays);
}

/**
 * The deficiency of a year: the business tax on the proved gross less the tax that was paid, never below zero; undefined
 * where the tariff has none or the case names no payment.
 */
export function computeTariffDeficiency(
  open: OpenTariff,
  input: DeclaredCase,
  holidays: Holidays,
): TariffDeficiency | undefined {
  const row = open.tariff.deficiency;
  const due = findDeficiencyDueDay(open, input.tax_year, holidays);
  if (row === undefined || due === undefined || input.tax_paid === undefined) return undefined;
  const charges = assessTariff(open, input).filter((result) => result.row.kind === 'TAX');
  const taxes = charges.map((charge) => charge.amount);
  const totalTax = taxes.reduce((sum, tax) => sum + tax, 0);
  const amount = Math.max(0, totalTax - input.tax_paid) as Centavos;
  const policy = open.late_policies.get(row.late ?? '');
  return { row, taxes, amount, due, ...computeLateness(policy, amount, { due, day: input.as_of }) };
}
