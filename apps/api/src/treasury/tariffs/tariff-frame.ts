// Writes what stays of the former shape beside a tariff: routing, disputes, closures, accounts of late charges.

import type { OrdinanceText } from '@ebpls/contracts';
import type { Fraction, Tariff, TariffLatePolicy } from '@ebpls/contracts/tariff';

const MOST_PERCENT = 100;

/** A rate in per cent, as far as the former shape can write it; the named policy has the exact one. */
function toPercentText({ numerator, denominator }: Fraction): string {
  return String(Math.min(MOST_PERCENT, Number(((numerator * 100) / denominator).toFixed(4))));
}

/** The policy of the taxes: the screens of the whole version show this one. */
function findMainPolicy({ charges, late_policies }: Tariff): TariffLatePolicy | undefined {
  const code = charges.find(({ kind, late }) => kind === 'TAX' && late !== undefined)?.late;
  return late_policies.find((policy) => policy.code === code) ?? late_policies[0];
}

function toLate(latePolicy: OrdinanceText['late'], policy: TariffLatePolicy | undefined): OrdinanceText['late'] {
  if (policy === undefined) return { ...latePolicy, amnesties: [] };
  return {
    ...latePolicy,
    surcharge: toPercentText(policy.surcharge),
    interest_per_month: toPercentText(policy.interest_per_month),
    months_at_most: Math.max(1, policy.months_at_most),
    ordinance_section: policy.section,
    amnesties: [],
  };
}

function toDue(due: OrdinanceText['due'], { payment }: Tariff): OrdinanceText['due'] {
  const last_day = payment.modes.flatMap(({ days }) => days).toSorted()[0] ?? due.renewal_window.last_day;
  const [first, second, third, fourth] = payment.modes.find(({ mode }) => mode === 'QUARTERLY')?.days ?? [];
  const hasQuarters = first !== undefined && second !== undefined && third !== undefined && fourth !== undefined;
  return {
    ...due,
    ordinance_section: payment.section,
    renewal_window: { first_day: '01-01', last_day },
    quarter_days: hasQuarters ? [first, second, third, fourth] : due.quarter_days,
    extensions: payment.extensions.map(({ section, ...extension }) => ({ ...extension, resolution_no: section })),
  };
}

/**
 * The content of a version that is a tariff: of the version before, what no tariff holds, without its taxes, fees and
 * exemptions. Due days and the late policy of taxes are written from the tariff for the screens that show them.
 */
export function toTariffFrame(before: OrdinanceText, tariff: Tariff): OrdinanceText {
  return {
    ...before,
    version: tariff.version,
    title: tariff.title,
    effective_on: tariff.effective_on,
    business_tax: { ...before.business_tax, rows: [] },
    fees: [],
    exemptions: [],
    presumptive: [],
    late: toLate(before.late, findMainPolicy(tariff)),
    due: toDue(before.due, tariff),
  };
}
