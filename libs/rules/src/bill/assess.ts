// Computes the bill of a business for one tax year; this is where the tax computation begins.

import type { AssessCase, AssessResult, AssessWarning } from '@ebpls/contracts';

import { findExemptionInForce } from '../tax/exemptions.ts';
import type { Matter, Rules } from '../case/matter.ts';
import { listPresumptiveWarnings } from '../tax/presumptive.ts';
import { openMatter } from '../case/open-matter.ts';
import { computeAssessedTotals } from './result.ts';
import { assessRetirement } from './retirement.ts';
import type { OpenInstallment } from '../due/settle-installment.ts';
import { assessYear } from './year.ts';

/** Warnings of claimed incentives that no row of the ordinance grants; they change nothing in the bill (rule 10). */
function incentiveWarnings({ input, ordinance }: Matter): AssessWarning[] {
  return input.exemptions
    .filter(({ code }) => findExemptionInForce(ordinance, code) === undefined)
    .map(({ code, line }) => ({ message_key: 'assess.exemption_not_in_force', params: { code }, line: line ?? null }));
}

/**
 * The assessment of one business for one tax year: every line with its reason, installments, what is due now, warnings.
 * Pure: the same case and rules give the same centavos in the browser and on the server. Refused: `CaseRefused`.
 */
export function assessCase(input: AssessCase, rules: Rules): AssessResult {
  const matter = openMatter(input, rules);
  const lines = input.application_type === 'RETIREMENT' ? assessRetirement(matter, rules) : assessYear(matter, rules);
  return {
    tax_year: input.tax_year,
    ordinance_version: rules.ordinance.version,
    scale: matter.scale,
    lines: [...lines.lines],
    totals: computeAssessedTotals(lines.lines),
    installments: [...lines.installments],
    due_now: lines.due_now,
    warnings: [...listPresumptiveWarnings(matter), ...incentiveWarnings(matter), ...lines.warnings],
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
    parts: lines.flatMap(({ code, kind, late_charges, split }) =>
      split.filter((share) => share.no === no).map(({ amount }) => ({ code, kind, amount, late_charges })),
    ),
    paid: [],
  }));
}
