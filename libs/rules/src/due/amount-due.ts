import type { Centavos, InstallmentState, LatePolicy } from '@ebpls/contracts';

import { subtractCentavos, NOTHING, addCentavos, sumCentavos } from '../money.ts';
import { addDays, type CalendarDay, getFirstDayOfQuarter } from '../time/calendar.ts';
import { listDiscountEnds } from './early-discount.ts';
import { toCountedDay, listPutOffDays } from './freeze.ts';
import { getLateRule, type LateRule, listLateEdges } from './late-charges.ts';
import type { OpenInstallment, OwedPart } from './open-installment.ts';
import { sumOwed, settleInstallment, type SettledInstallment } from './settle-installment.ts';

/** An installment on a day, payments taken off. Centavos. */
export interface InstallmentDue {
  readonly no: number;
  readonly nominal_due: CalendarDay;
  readonly due: CalendarDay;
  readonly status: InstallmentState;
  /** Its quarter has begun, so that it is payable (rule 23). */
  readonly has_begun: boolean;
  /** In the totals: chosen by the payer, or begun where nobody chose. */
  readonly is_asked: boolean;
  readonly months_late: number;
  readonly principal: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
  readonly owed: Centavos;
  /** The undisputed part of what is owed, payable now. */
  readonly payable: Centavos;
  readonly paid: Centavos;
  /** Taken off what is owed when it is paid on that day. */
  readonly discount: Centavos;
  readonly surplus: Centavos;
  readonly parts: readonly OwedPart[];
}

export interface AmountDue {
  readonly as_of: CalendarDay;
  readonly installments: readonly InstallmentDue[];
  readonly principal: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
  /** Taken off the requested installments when they are paid on that day, beside `total`. */
  readonly discount: Centavos;
  /** Total of the requested installments, without what is disputed. */
  readonly total: Centavos;
  /** Owed on the same installments and disputed: not requested until it is decided. */
  readonly disputed: Centavos;
  /** The last day on which the total holds; null when time changes nothing more. */
  readonly stays_until: CalendarDay | null;
  /** Centavos added the day after; below zero when an amnesty begins. */
  readonly then_more: Centavos | null;
  readonly overdue_since: CalendarDay | null;
}

function getInstallmentState(
  installment: OpenInstallment,
  as_of: CalendarDay,
  money: { readonly owed: Centavos; readonly paid: Centavos },
): InstallmentState {
  if (money.owed === 0) return 'PAID';
  if (money.paid > 0) return 'PARTIAL';
  if (as_of > installment.due) return 'OVERDUE';
  return as_of >= getFirstDayOfQuarter(installment.nominal_due) ? 'DUE' : 'NOT_DUE';
}

function sumPartsOwed(
  parts: readonly OwedPart[],
  pocket: 'principal' | 'surcharge' | 'interest' | 'discount',
): Centavos {
  return sumCentavos(parts.map((part) => part[pocket]));
}

/** A voided or waived installment is no longer requested and bears nothing. */
function settleOpenInstallment(
  installment: OpenInstallment,
  as_of: CalendarDay,
  policy: LatePolicy,
): SettledInstallment {
  if (installment.ended === undefined) return settleInstallment(installment, as_of, installment.late ?? policy);
  const nothing = {
    principal: NOTHING,
    discount: NOTHING,
    granted_discount: NOTHING,
    surcharge: NOTHING,
    interest: NOTHING,
    charged_surcharge: NOTHING,
    charged_interest: NOTHING,
    months_late: 0,
    is_held: false,
  };
  return { parts: installment.parts.map((part) => ({ ...part, ...nothing })), months_late: 0, surplus: NOTHING };
}

/** Computes one installment on a day (rules 20 to 23 of domain reference 4.7). */
export function computeInstallmentDue(
  installment: OpenInstallment,
  as_of: CalendarDay,
  policy: LatePolicy,
): InstallmentDue {
  const { parts, months_late, surplus } = settleOpenInstallment(installment, as_of, policy);
  const owedTotal = sumCentavos(parts.map(sumOwed));
  const paidAmount = sumCentavos(
    installment.paid.filter(({ paid_on }) => paid_on <= as_of).map(({ amount }) => amount),
  );
  const { no, nominal_due, due } = installment;
  const has_begun = as_of >= getFirstDayOfQuarter(nominal_due);
  return {
    no,
    nominal_due,
    due,
    months_late,
    owed: owedTotal,
    payable: sumCentavos(parts.filter(({ is_held }) => !is_held).map(sumOwed)),
    paid: paidAmount,
    surplus,
    parts,
    status: installment.ended ?? getInstallmentState(installment, as_of, { owed: owedTotal, paid: paidAmount }),
    has_begun,
    is_asked: installment.is_requested ?? has_begun,
    principal: sumPartsOwed(parts, 'principal'),
    surcharge: sumPartsOwed(parts, 'surcharge'),
    interest: sumPartsOwed(parts, 'interest'),
    discount: sumPartsOwed(parts, 'discount'),
  };
}

/** The unpaid and undisputed parts of an installment that were due before a day; a part may have a due date of its own. */
export function listOverdueParts({ parts, due }: InstallmentDue, day: CalendarDay): readonly OwedPart[] {
  return parts.filter((part) => !part.is_held && sumOwed(part) > 0 && (part.due ?? due) < day);
}

/**
 * The next days on which the surcharge falls or one more month is begun, and those on which a dispute begins or ends; a
 * line that was disputed comes to its months later than the others.
 */
function listNextEdges(installment: OpenInstallment, as_of: CalendarDay, policy: LatePolicy): CalendarDay[] {
  const freezes = installment.parts.flatMap(({ freeze }) => freeze ?? []);
  const clocks = listLateClocks(installment, policy);
  const listNext = (day: CalendarDay): CalendarDay[] =>
    clocks.flatMap(({ rule, due }) => listLateEdges(rule, due, day));
  return [
    ...listNext(as_of),
    ...installment.parts.flatMap(listDiscountEnds),
    ...freezes.flatMap((freeze) => [
      freeze.from,
      ...(freeze.until === null ? [] : [freeze.until]),
      ...listNext(toCountedDay(freeze, as_of)).flatMap((day) => listPutOffDays(freeze, day)),
    ]),
  ].filter((day) => day > as_of);
}

/** A due day with the policy that counts from it. */
interface LateClock {
  readonly due: CalendarDay;
  readonly rule: LateRule;
}

/** The different clocks by which the parts of an installment become late. */
function listLateClocks({ due, late, parts }: OpenInstallment, policy: LatePolicy): LateClock[] {
  const clocks = new Map<string, LateClock>();
  for (const part of parts) {
    const partDue = part.due ?? due;
    const key = `${partDue} ${part.late_code ?? ''}`;
    if (!clocks.has(key)) clocks.set(key, { due: partDue, rule: getLateRule(late ?? policy, part.late_code) });
  }
  return [...clocks.values()];
}

/** Later days on which what is owed may change: a month begun, a discount over, an amnesty that starts or ends. */
function listDueChanges(open: readonly OpenInstallment[], as_of: CalendarDay, policy: LatePolicy): CalendarDay[] {
  const rules = new Set<LateRule>([policy, ...open.flatMap(({ late }) => late ?? [])]);
  for (const installment of open) for (const { rule } of listLateClocks(installment, policy)) rules.add(rule);
  const amnesties = [...rules].flatMap(listAmnestyEdges).filter((day) => day > as_of);
  return [...open.flatMap((installment) => listNextEdges(installment, as_of, policy)), ...amnesties].toSorted();
}

/** The days on which an amnesty of a policy begins, and those on which it is over. */
function listAmnestyEdges({ amnesties }: LateRule): CalendarDay[] {
  const spans: readonly { readonly from: CalendarDay; readonly to: CalendarDay }[] = amnesties;
  return spans.flatMap(({ from, to }) => [from, addDays(to, 1)]);
}

function totalOn(installments: readonly OpenInstallment[], day: CalendarDay, policy: LatePolicy): Centavos {
  return sumCentavos(installments.map((installment) => computeInstallmentDue(installment, day, policy).payable));
}

/** When the total grows next, and by how much: the first edge that really changes it. */
function nextChange(
  open: readonly OpenInstallment[],
  as_of: CalendarDay,
  policy: LatePolicy,
): Pick<AmountDue, 'stays_until' | 'then_more'> {
  const now = totalOn(open, as_of, policy);
  const day = listDueChanges(open, as_of, policy).find((candidate) => totalOn(open, candidate, policy) !== now);
  return day === undefined
    ? { stays_until: null, then_more: null }
    : { stays_until: addDays(day, -1), then_more: subtractCentavos(totalOn(open, day, policy), now) };
}

/**
 * Amount owed on a day, by installment and by line, with the additions for lateness. Only installments whose quarter
 * has begun, or those that the payer chose, are in the totals. Prior years' installments may be passed along with this
 * year's.
 */
export function computeAmountDue(
  installments: readonly OpenInstallment[],
  as_of: CalendarDay,
  policy: LatePolicy,
): AmountDue {
  const all = installments.map((installment) => computeInstallmentDue(installment, as_of, policy));
  const requestedInstallments = all.filter(({ is_asked }) => is_asked);
  const open = installments.filter((_, index) => all[index]?.is_asked === true && all[index].owed > 0);
  const total = (pocket: 'principal' | 'surcharge' | 'interest' | 'discount' | 'owed' | 'payable'): Centavos =>
    requestedInstallments.reduce((sofar, each) => addCentavos(sofar, each[pocket]), NOTHING);
  return {
    as_of,
    installments: all,
    principal: total('principal'),
    surcharge: total('surcharge'),
    interest: total('interest'),
    discount: total('discount'),
    total: total('payable'),
    disputed: subtractCentavos(total('owed'), total('payable')),
    ...nextChange(open, as_of, policy),
    overdue_since:
      requestedInstallments
        .flatMap((each) => listOverdueParts(each, as_of).map((part) => addDays(part.due ?? each.due, 1)))
        .toSorted()[0] ?? null,
  };
}
