// Computes what is still owed of one installment on a day, from its payments, late charges, disputes and amnesties.

import { BILL_LINE_KINDS, type Centavos, type LatePolicy } from '@ebpls/contracts';

import { getMinAmount, subtractCentavos, NOTHING, addCentavos, sumCentavos } from '../money.ts';
import type { CalendarDay } from '../time/calendar.ts';
import { computeOpenDiscount, findDiscountEnd, payPrincipal, settlePrincipal } from './early-discount.ts';
import { toCountedDay, isFrozen } from './freeze.ts';
import type { BillPart, InstallmentPayment, OpenInstallment, OwedPart, PartAllocation } from './open-installment.ts';
import {
  computeInterest,
  computeSurcharge,
  countRuleMonths,
  countSurchargeSteps,
  getLastFreeDay,
  getLateRule,
  getWaivedCharges,
  type LateRule,
} from './late-charges.ts';

export interface SettledInstallment {
  readonly parts: readonly OwedPart[];
  readonly months_late: number;
  readonly surplus: Centavos;
}

const NO_SURCHARGE = -1; // steps of a part that is not late
type Pocket = 'principal' | 'surcharge' | 'interest';
/**
 * A part on the way through time; its `principal` is before any discount. `months_late` and `surcharge_steps`: how
 * far its own lateness has come.
 */
type Open = { -readonly [Key in keyof Omit<OwedPart, 'is_held' | 'discount'>]: OwedPart[Key] } & {
  surcharge_steps: number;
  readonly rule: LateRule;
  readonly counted_from: CalendarDay;
};

interface SettlementAccount {
  readonly parts: readonly Open[];
}

const rankByKind = ({ kind }: BillPart): number => BILL_LINE_KINDS.indexOf(kind);

function openAccount({ due, parts }: OpenInstallment, policy: LatePolicy): SettlementAccount {
  const openParts = parts.map((part) => ({
    ...part,
    principal: part.amount,
    granted_discount: NOTHING,
    surcharge: NOTHING,
    interest: NOTHING,
    charged_surcharge: NOTHING,
    charged_interest: NOTHING,
    months_late: 0,
    surcharge_steps: NO_SURCHARGE,
    rule: getLateRule(policy, part.late_code),
    counted_from: part.due ?? due,
  }));
  return { parts: openParts.toSorted((one, other) => rankByKind(one) - rankByKind(other)) };
}

/** Adds the surcharge and what it grows by until a day, each on what is unpaid then. */
function addSurcharge(part: Open, day: CalendarDay): void {
  const steps = countSurchargeSteps(part.rule, part.counted_from, day);
  if (steps <= part.surcharge_steps) return;
  const isFirst = part.surcharge_steps === NO_SURCHARGE;
  const before = isFirst ? NOTHING : computeSurcharge(part.rule, part.principal, part.surcharge_steps);
  const added = subtractCentavos(computeSurcharge(part.rule, part.principal, steps), before);
  part.surcharge = isFirst ? added : addCentavos(part.surcharge, added);
  part.charged_surcharge = isFirst ? added : addCentavos(part.charged_surcharge, added);
  part.surcharge_steps = steps;
}

function addInterest(part: Open, months: number): void {
  const interest = computeInterest(part.rule, part, months);
  part.interest = addCentavos(part.interest, interest);
  part.charged_interest = addCentavos(part.charged_interest, interest);
}

/**
 * Lets time pass: the surcharge on what is unpaid after the due day and any grace, and what it grows by; then interest
 * for each further month begun (rule 20).
 */
function accrueUntil({ parts }: SettlementAccount, day: CalendarDay): void {
  for (const part of parts) {
    const countedDay = toCountedDay(part.freeze, day);
    if (!part.late_charges || countedDay <= getLastFreeDay(part.rule, part.counted_from)) continue;
    addSurcharge(part, countedDay);
    const months = countRuleMonths(part.rule, part.counted_from, countedDay);
    if (months <= part.months_late) continue;
    addInterest(part, months - part.months_late);
    part.months_late = months;
  }
}

function payPocket(parts: readonly Open[], pocket: Exclude<Pocket, 'principal'>, money: Centavos): Centavos {
  let remainder = money;
  for (const part of parts) {
    const paidAmount = getMinAmount(remainder, part[pocket]);
    part[pocket] = subtractCentavos(part[pocket], paidAmount);
    remainder = subtractCentavos(remainder, paidAmount);
  }
  return remainder;
}

/** An amnesty forgives what it waives once the rest of the installment is paid. */
function waivePenalties(parts: readonly Open[], day: CalendarDay): void {
  if (parts.some(({ principal }) => principal > 0)) return;
  for (const part of parts) {
    const waivedCharges = getWaivedCharges(part.rule, day);
    if (waivedCharges.surcharge) part.surcharge = NOTHING;
    if (waivedCharges.interest) part.interest = NOTHING;
  }
}

/**
 * Subtracts the amounts that receipts name from the parts that they name, although the bill was computed again since: a
 * receipt in force keeps what it prints. Where less lateness is computed now than a receipt names, the named amount
 * counts as charged. Returns the centavos that name no part of the installment.
 */
function applyAllocations({ parts }: SettlementAccount, { amount, allocations = [] }: InstallmentPayment): Centavos {
  let remainder = amount;
  for (const allocation of allocations) {
    const part = parts.find(({ code }) => code === allocation.code);
    if (!part) continue;
    const principal = getMinAmount(allocation.principal, part.principal);
    const unpaidPrincipal = subtractCentavos(part.principal, principal);
    settlePrincipal(part, principal, getMinAmount(allocation.discount ?? NOTHING, unpaidPrincipal));
    raiseCharges(part, allocation);
    part.surcharge = subtractCentavos(part.surcharge, allocation.surcharge);
    part.interest = subtractCentavos(part.interest, allocation.interest);
    remainder = subtractCentavos(remainder, sumCentavos([principal, allocation.surcharge, allocation.interest]));
  }
  return remainder;
}

/** Raises what lateness added to a part to at least what a receipt names of it. */
function raiseCharges(part: Open, { surcharge, interest }: PartAllocation): void {
  const moreSurcharge = subtractCentavos(surcharge, getMinAmount(surcharge, part.surcharge));
  const moreInterest = subtractCentavos(interest, getMinAmount(interest, part.interest));
  part.surcharge = addCentavos(part.surcharge, moreSurcharge);
  part.charged_surcharge = addCentavos(part.charged_surcharge, moreSurcharge);
  part.interest = addCentavos(part.interest, moreInterest);
  part.charged_interest = addCentavos(part.charged_interest, moreInterest);
}

/** Disputed parts are filled last on the day of a payment: the undisputed rest can be paid alone. */
function applyPayment(account: SettlementAccount, payment: InstallmentPayment): Centavos {
  const { paid_on } = payment;
  let remainder = payment.allocations === undefined ? payment.amount : applyAllocations(account, payment);
  for (const isHeldPass of [false, true]) {
    const these = account.parts.filter(({ freeze }) => isFrozen(freeze, paid_on) === isHeldPass);
    remainder = payPocket(listUnwaived(these, 'interest', paid_on), 'interest', remainder);
    remainder = payPocket(listUnwaived(these, 'surcharge', paid_on), 'surcharge', remainder);
    remainder = payPrincipal(these, paid_on, remainder);
    waivePenalties(these, paid_on);
  }
  return remainder;
}

/** Parts of which no amnesty in force on a day waives the surcharge or the interest. */
function listUnwaived(parts: readonly Open[], pocket: 'surcharge' | 'interest', day: CalendarDay): Open[] {
  return parts.filter(({ rule }) => !getWaivedCharges(rule, day)[pocket]);
}

type SettlementEvent = InstallmentPayment | { readonly starts_on: CalendarDay };

/** Payments and first days of amnesties up to a day, in their order; an amnesty comes before the payments of its day. */
function listEvents({ paid }: OpenInstallment, as_of: CalendarDay, { parts }: SettlementAccount): SettlementEvent[] {
  const firstDays = new Set([...new Set(parts.map(({ rule }) => rule))].flatMap(listFirstDays));
  const starts = [...firstDays].map((from) => ({ day: from, event: { starts_on: from } }));
  const payments = paid.map((payment) => ({ day: payment.paid_on, event: payment }));
  return [...starts, ...payments]
    .filter(({ day }) => day <= as_of)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ event }) => event);
}

const listFirstDays = ({ amnesties }: LateRule): CalendarDay[] => amnesties.map(({ from }) => from);

/** An installment of which only lateness is unpaid is forgiven when an amnesty begins: nobody could pay it then. */
function startAmnesty(account: SettlementAccount, day: CalendarDay): void {
  const isPrincipalPaid = account.parts.every(({ principal }) => principal === 0);
  if (!isPrincipalPaid || account.parts.every(({ surcharge, interest }) => surcharge + interest === 0)) return;
  accrueUntil(account, day);
  waivePenalties(account.parts, day);
}

/**
 * Settles an installment on a day with the payments up to it. A payment with allocations pays the named parts; one
 * without fills interest, surcharge, business tax, fees, fire fee, barangay fee and barangay tax, in this order (rule
 * 20), and parts disputed on its day last. Centavos; an amount beyond all of it is the surplus.
 */
export function settleInstallment(
  installment: OpenInstallment,
  as_of: CalendarDay,
  policy: LatePolicy,
): SettledInstallment {
  const account = openAccount(installment, policy);
  let surplus = NOTHING;
  for (const event of listEvents(installment, as_of, account)) {
    if ('starts_on' in event) {
      startAmnesty(account, event.starts_on);
      continue;
    }
    accrueUntil(account, event.paid_on);
    surplus = addCentavos(surplus, applyPayment(account, event));
  }
  if (account.parts.some(({ principal, surcharge, interest }) => principal + surcharge + interest > 0))
    accrueUntil(account, as_of);
  return {
    parts: account.parts.map((part) => ({ ...toOwedPart(part, as_of), is_held: isFrozen(part.freeze, as_of) })),
    months_late: Math.max(0, ...account.parts.map((part) => part.months_late)),
    surplus,
  };
}

/** On a day of amnesty the waived charges are not requested, nor the discount on a day on which it is given. */
function toOwedPart(
  { surcharge_steps: _steps, rule, counted_from: _counted_from, ...part }: Open,
  as_of: CalendarDay,
): Omit<OwedPart, 'is_held'> {
  const waivedCharges = getWaivedCharges(rule, as_of);
  const waivedSurcharge = waivedCharges.surcharge ? part.surcharge : NOTHING;
  const waivedInterest = waivedCharges.interest ? part.interest : NOTHING;
  const discount = computeOpenDiscount(part, as_of);
  const discount_until = discount === NOTHING ? undefined : findDiscountEnd(part, as_of);
  return {
    ...part,
    discount,
    ...(discount_until === undefined ? {} : { discount_until }),
    principal: subtractCentavos(part.principal, discount),
    surcharge: subtractCentavos(part.surcharge, waivedSurcharge),
    interest: subtractCentavos(part.interest, waivedInterest),
    charged_surcharge: subtractCentavos(part.charged_surcharge, waivedSurcharge),
    charged_interest: subtractCentavos(part.charged_interest, waivedInterest),
  };
}

/** Amount that a part still owes, in centavos: principal, surcharge and interest. */
export function sumOwed({ principal, surcharge, interest }: Pick<OwedPart, Pocket>): Centavos {
  return sumCentavos([principal, surcharge, interest]);
}
