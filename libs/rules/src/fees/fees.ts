// Computes the fees of an application, a closure or a temporary permit by the revenue code.

import type { ChargedType, Fee, MeasuredFee, Ordinance } from '@ebpls/contracts';

import { hasLineFlag } from '../intake/facts.ts';
import { countDays } from '../time/calendar.ts';
import { type Charge, createCharge } from '../tax/charge.ts';
import { formatAmount } from '../money.ts';
import { toBasis, type ChargeReason, createTerm } from '../tax/explain.ts';
import { type BilledAs, prorateReason, explainFee } from './fee-rules.ts';
import { listMeasurableFees, explainMeasuredFee } from './measured-fees.ts';
import { explainFireFee } from './fire-fee.ts';
import type { Matter } from '../case/matter.ts';

function isFiledLate({ input, ordinance }: Matter): boolean {
  return (
    input.closure_date !== undefined && countDays(input.closure_date, input.as_of) > ordinance.retirement.filing_days
  );
}

const CONDITIONS: Record<Fee['when'], (matter: Matter) => boolean> = {
  always: () => true,
  agricultural_line: ({ lines }) =>
    hasLineFlag(
      lines.map(({ line }) => line),
      'agriculture',
    ),
  liquor_or_tobacco: ({ input }) => input.sells_liquor || input.sells_tobacco,
  retirement_filed_late: isFiledLate,
  // Happens at the bank, after any assessment.
  cheque_returned: () => false,
};

/** Fields that decide whether a fee is charged at all; when they are declared otherwise, the whole line changes. */
const CONDITION_FIELDS: Record<Fee['when'], readonly string[]> = {
  always: [],
  agricultural_line: ['lines'],
  liquor_or_tobacco: ['sells_liquor'],
  retirement_filed_late: ['closure_date'],
  cheque_returned: [],
};

function isDue(fee: Fee, matter: Matter): boolean {
  return fee.in_force && CONDITIONS[fee.when](matter);
}

/** Amount of this fee found by an office, if offices find it. */
function findFoundFee(fee: Fee, { input, ordinance }: Matter): MeasuredFee | undefined {
  const foundFee = input.found_fees?.find(({ code }) => code === fee.code);
  return foundFee && listMeasurableFees(ordinance, [fee.code]).length > 0 ? foundFee : undefined;
}

interface Billing {
  readonly as: BilledAs;
  readonly before: readonly Charge[];
}

function createReason(fee: Fee, matter: Matter, { as, before }: Billing): ChargeReason {
  if (fee.rule.kind === 'PERCENT_OF_FEES') return explainFireFee(fee.rule, before);
  const rule = explainFee(fee.rule, matter, as);
  const reason: ChargeReason = { ...rule, changes_with: [...CONDITION_FIELDS[fee.when], ...rule.changes_with] };
  return fee.prorated_for_new && matter.beginning === 'NEW' ? prorateReason(reason, matter) : reason;
}

function feeCharge(fee: Fee, reason: ChargeReason): Charge {
  const { code, name, kind, agency, account_code, ordinance_section, late_charges } = fee;
  return createCharge({
    code,
    name,
    kind,
    agency,
    account_code,
    ordinance_section,
    late_charges,
    basis: toBasis(reason),
  });
}

interface FeeQuestion {
  readonly as: BilledAs;
  readonly isAsked: (fee: Fee) => boolean;
  /** The case on which a fee is computed, when that is not the whole business. */
  readonly getMatter?: (fee: Fee) => Matter;
}

/**
 * The fees of a case in the order of the ordinance, so that the fire fee sees the ones before it; a fee of zero is not
 * billed.
 */
export function computeFees(matter: Matter, { as, isAsked, getMatter = () => matter }: FeeQuestion): Charge[] {
  const charges: Charge[] = [];
  for (const fee of matter.ordinance.fees) {
    const foundFee = findFoundFee(fee, matter);
    if (!isAsked(fee) || (!foundFee && !isDue(fee, matter))) continue;
    const reason = foundFee ? explainMeasuredFee(foundFee) : createReason(fee, getMatter(fee), { as, before: charges });
    const charge = feeCharge(fee, reason);
    if (charge.amount > 0) charges.push(charge);
  }
  return charges;
}

/** The fees of an application for a year, of a closure, or of a temporary permit. */
export function computeApplicationFees(matter: Matter, as: ChargedType = matter.input.application_type): Charge[] {
  return computeFees(matter, { as, isAsked: ({ applies_to }) => applies_to.includes(as) });
}

interface ReturnedCheque {
  readonly bank: string;
  readonly cheque_no: string;
}

/** Charge of the ordinance for a cheque that the bank returned; undefined when it has none. */
export function findReturnedChequeFee(
  { fees }: Pick<Ordinance, 'fees'>,
  { bank, cheque_no }: ReturnedCheque,
): Charge | undefined {
  const fee = fees.find(({ when, in_force }) => when === 'cheque_returned' && in_force);
  if (fee?.rule.kind !== 'FIXED' || fee.rule.amount === 0) return undefined;
  const { amount } = fee.rule;
  return feeCharge(fee, {
    message_key: 'fee.returned_cheque',
    params: { amount: formatAmount(amount), bank, cheque_no },
    terms: [createTerm('fixed', amount)],
    changes_with: [],
  });
}
