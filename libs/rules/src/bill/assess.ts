// Computes the bill of a business for one tax year; this is where the tax computation begins.

import type { AssessCase, AssessResult } from '@ebpls/contracts';

import type { Rules } from '../case/matter.ts';
import { openChargeSource } from './charge-source.ts';
import { computeAssessedTotals } from './result.ts';
import { assessRetirement } from './retirement.ts';
import type { OpenInstallment } from '../due/open-installment.ts';
import { assessYear, type OpenYear } from './year.ts';

/**
 * The assessment of one business for one tax year: every line with its reason, installments, what is due now, warnings.
 * Pure: the same case and rules give the same centavos in the browser and on the server. Refused: `CaseRefused`.
 */
export function assessCase(input: AssessCase, rules: Rules): AssessResult {
  const source = openChargeSource(input, rules);
  const year: OpenYear = { input, source, late: rules.ordinance.late };
  const bill = input.application_type === 'RETIREMENT' ? assessRetirement(year) : assessYear(year);
  return {
    tax_year: input.tax_year,
    ordinance_version: rules.ordinance.version,
    scale: source.scale,
    lines: [...bill.lines],
    totals: computeAssessedTotals(bill.lines),
    installments: [...bill.installments],
    due_now: bill.due_now,
    warnings: [...source.listWarnings(), ...bill.warnings],
  };
}

/**
 * Installments of a computed bill in the shape that `computeAmountDue` takes, so that a stored bill can be computed for
 * any later day. The caller adds the payments.
 */
export function openInstallments({
  lines,
  installments,
}: Pick<AssessResult, 'lines' | 'installments'>): OpenInstallment[] {
  return installments.map(({ no, due, nominal_due }) => ({
    no,
    due,
    nominal_due,
    parts: lines.flatMap(({ code, kind, late_charges, late_code, split }) =>
      split
        .filter((share) => share.no === no)
        .map((share) => ({
          code,
          kind,
          amount: share.amount,
          late_charges: share.bears_penalty ?? late_charges,
          ...(late_code === undefined ? {} : { late_code }),
          ...(share.due === undefined ? {} : { due: share.due }),
          ...(share.early === undefined ? {} : { earlyDiscount: share.early }),
        })),
    ),
    paid: [],
  }));
}
