// Spreads the charges of a tariff over due days, and computes what lateness adds and what early payment takes off.

import type { BillLineKind, Centavos, PaymentMode } from '@ebpls/contracts';
import type { PaymentRules, Tariff, TariffCase, TariffLatePolicy } from '@ebpls/contracts/tariff';

import { computeEarlyShare } from '../due/early-discount.ts';
import {
  computeInterest,
  computeSurcharge,
  countRuleMonths,
  countSurchargeSteps,
  getLastFreeDay,
} from '../due/late-charges.ts';
import { applyDueExtensions } from '../due/installments.ts';
import { splitEvenly, sumCentavos } from '../money.ts';
import { addDays, type CalendarDay, getFirstDayOfQuarter, type Holidays, isWorkingDay } from '../time/calendar.ts';
import type { TariffChargeResult } from './assess-tariff.ts';
import type { OpenTariff } from './open-tariff.ts';
import { listEarlyPayments } from './reliefs/early-payments.ts';
import { TariffRefused } from './tariff-refused.ts';

/** A charge's share of an installment, with what lateness adds on the day of the case. Centavos. */
interface TariffInstallmentPart {
  readonly code: string;
  readonly amount: Centavos;
  readonly due: CalendarDay;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
  readonly months_late: number;
  readonly discount: Centavos;
}

export interface TariffInstallment {
  readonly no: number;
  readonly nominal_due: CalendarDay;
  readonly parts: readonly TariffInstallmentPart[];
}

const NONE = 0 as Centavos;
const SATURDAY = 6;

function isOpenDay(day: CalendarDay, policy: TariffLatePolicy, holidays: Holidays): boolean {
  if (isWorkingDay(day, holidays)) return true;
  return policy.saturday_works && !holidays.has(day) && new Date(`${day}T00:00:00Z`).getUTCDay() === SATURDAY;
}

/** The day itself or, where its policy says so, the next one on which the treasury is open. */
export function moveToOpenDay(day: CalendarDay, policy: TariffLatePolicy | undefined, holidays: Holidays): CalendarDay {
  let open = day;
  if (policy?.moves_to_working_day !== false)
    while (!isOpenDay(open, policy ?? DEFAULT_DAYS, holidays)) open = addDays(open, 1);
  return open;
}

const DEFAULT_DAYS = { saturday_works: false } as TariffLatePolicy; // a charge without penalties moves as the law says

/** The printed due day of a charge with a policy: the policy's own in place of that of the mode of payment. */
function findPrintedDue(nominal_due: CalendarDay, policy: TariffLatePolicy | undefined): CalendarDay {
  const own = policy?.due_days?.find(({ instead_of }) => nominal_due.endsWith(instead_of));
  return own === undefined ? nominal_due : `${nominal_due.slice(0, -own.day.length)}${own.day}`;
}

/** The day on which a charge with a policy is due in place of a printed day: its own, extended and moved. */
export function findPolicyDue(
  nominal_due: CalendarDay,
  policy: TariffLatePolicy | undefined,
  { payment, holidays }: { readonly payment: PaymentRules; readonly holidays: Holidays },
): CalendarDay {
  return moveToOpenDay(applyDueExtensions(findPrintedDue(nominal_due, policy), payment), policy, holidays);
}

export type Lateness = Pick<TariffInstallmentPart, 'surcharge' | 'interest' | 'months_late'>;

/** What lateness adds to an amount on a day: the surcharge, which may grow, and interest for each month (LGC s.168). */
export function computeLateness(
  policy: TariffLatePolicy | undefined,
  amount: Centavos,
  at: { readonly due: CalendarDay; readonly day: CalendarDay },
): Lateness {
  if (policy === undefined || at.day <= getLastFreeDay(policy, at.due))
    return { surcharge: NONE, interest: NONE, months_late: 0 };
  const runningAmnesties = policy.amnesties.filter(({ from, to }) => from <= at.day && at.day <= to);
  const isFree = runningAmnesties.some(({ waives_surcharge }) => waives_surcharge);
  const surcharge = computeSurcharge(policy, amount, countSurchargeSteps(policy, at.due, at.day));
  const months_late = countRuleMonths(policy, at.due, at.day);
  const isInterestFree = runningAmnesties.some(({ waives_interest }) => waives_interest);
  const interest = isInterestFree ? NONE : computeInterest(policy, { principal: amount, surcharge }, months_late);
  return { surcharge: isFree ? NONE : surcharge, interest, months_late };
}

/**
 * The part of a year that runs on a day, by the printed due days of its parts: the last one whose quarter has begun, or
 * the first one.
 */
export function findRunningPart(dueDays: readonly CalendarDay[], day: CalendarDay): number {
  return Math.max(
    0,
    dueDays.findLastIndex((due) => getFirstDayOfQuarter(due) <= day),
  );
}

type PolicyDay = (policy: TariffLatePolicy | undefined) => CalendarDay;

/** Moves a day once for each policy; most charges have the same one. */
function createPolicyDays(move: PolicyDay): PolicyDay {
  const days = new Map<TariffLatePolicy | undefined, CalendarDay>();
  return (policy) => {
    const day = days.get(policy) ?? move(policy);
    days.set(policy, day);
    return day;
  };
}

/** A charge of a bill, by what a rule about payment reads of it. */
interface PaidCharge {
  readonly kind: BillLineKind;
  readonly amount: Centavos;
}

/** Whether charges total what a tariff wants where they are paid in the parts of a mode of payment. */
export function isDividedByMode({ minimums = [] }: PaymentRules, mode: PaymentMode, charges: readonly PaidCharge[]) {
  return minimums
    .filter((row) => row.mode === mode)
    .every(({ kinds, at_least }) => {
      const paidCharges = charges.filter(({ kind }) => kinds.includes(kind));
      return sumCentavos(paidCharges.map(({ amount }) => amount)) >= at_least;
    });
}

function listDueDays({ payment }: Tariff, input: TariffCase): CalendarDay[] {
  if (input.type !== 'RENEWAL' && (input.type !== 'NEW' || payment.new_business === 'AT_ONCE')) return [input.as_of];
  const mode = payment.modes.find((row) => row.mode === input.payment_mode);
  if (mode === undefined) throw new TariffRefused('payment_mode', 'tariff_case.mode');
  const days = mode.days.map((day) => `${input.tax_year}-${day}`);
  return input.type === 'RENEWAL' ? days : [input.as_of, ...days.slice(findRunningPart(days, input.as_of) + 1)];
}

type EarlyPayments = ReturnType<typeof listEarlyPayments>;

function computeDiscount(discounts: EarlyPayments, { row }: TariffChargeResult, at: PaidPart): Centavos {
  const early = discounts.find(({ isOn }) => isOn(row));
  if (early === undefined) return NONE;
  const step = [early.share, ...(early.share.later ?? [])].find(({ until }) => at.day <= until);
  return step === undefined ? NONE : computeEarlyShare(at.amount, step.share);
}

interface PaidPart {
  readonly day: CalendarDay;
  readonly amount: Centavos;
}

interface PaidCase {
  readonly input: TariffCase;
  readonly holidays: Holidays;
  /** The day on which lateness ends; absent: the day of the case. */
  readonly paid_on?: CalendarDay;
}

/**
 * The installments of computed charges: a charge is split evenly over the due days, the last takes the remainder, or is
 * due whole with the first. A business that pays at once owes no penalty on the day of its bill.
 */
export function listTariffInstallments(
  open: OpenTariff,
  results: readonly TariffChargeResult[],
  { input, holidays, paid_on = input.as_of }: PaidCase,
): TariffInstallment[] {
  const { tariff, late_policies } = open;
  const charges = results.map(({ row: { kind }, amount }) => ({ kind, amount }));
  const isDivided = isDividedByMode(tariff.payment, input.payment_mode, charges);
  const days = listDueDays(tariff, input).slice(0, isDivided ? undefined : 1);
  const discounts = input.type === 'RENEWAL' ? listEarlyPayments(open, input, holidays) : [];
  const paidParts = results.map((result) => ({
    result,
    policy: late_policies.get(result.row.late ?? ''),
    amounts: result.row.installments === 'SPLIT' ? splitEvenly(result.amount, days.length) : [result.amount],
  }));
  return days.map((nominal_due, index) => {
    const isOnDay = input.type !== 'RENEWAL' && index === 0;
    const calendar = { payment: tariff.payment, holidays };
    const findDue = createPolicyDays((policy) =>
      isOnDay ? nominal_due : findPolicyDue(nominal_due, policy, calendar),
    );
    const parts = paidParts.flatMap(({ result, policy, amounts }): TariffInstallmentPart[] => {
      const amount = amounts[index];
      if (amount === undefined) return [];
      const due = findDue(policy);
      const lateness = computeLateness(policy, amount, { due, day: paid_on });
      return [
        {
          code: result.row.code,
          amount,
          due,
          ...lateness,
          discount: computeDiscount(discounts, result, { day: paid_on, amount }),
        },
      ];
    });
    return { no: index + 1, nominal_due, parts };
  });
}
