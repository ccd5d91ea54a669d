import { BILL_LINE_KINDS, type BillLineKind, type Centavos, type LatePolicy } from '@ebpls/contracts';

import { least, minus, NOTHING, plus, share, sum } from '../money.ts';
import type { CalendarDay } from '../time/calendar.ts';
import { countedDay, type Freeze, isHeld } from './freeze.ts';
import { monthsLate, waivedOn } from './late-charges.ts';

/** A line's part of an installment. */
export interface Part {
  readonly code: string;
  readonly kind: BillLineKind;
  readonly amount: Centavos;
  readonly late_charges: boolean;
  /** Its line is or was disputed. */
  readonly frozen?: Freeze;
}

interface Received {
  readonly amount: Centavos;
  readonly paid_on: CalendarDay;
}

export interface OpenInstallment {
  readonly no: number;
  readonly nominal_due: CalendarDay;
  readonly due: CalendarDay;
  readonly parts: readonly Part[];
  readonly paid: readonly Received[];
  /** It ended unpaid: nothing of it is owed any more. */
  readonly ended?: 'VOID' | 'WAIVED';
  /** Whether the payer chose to pay it now; absent where nobody chose, then what has begun is asked for. */
  readonly asked?: boolean;
  /** The policy of the revenue code that it was billed by, where that is another than the order's. */
  readonly late?: LatePolicy;
}

/** What is still unpaid of a part. `charged_*` is all that lateness has added, paid or not. */
export interface PartOwed extends Part {
  readonly principal: Centavos;
  readonly surcharge: Centavos;
  readonly interest: Centavos;
  readonly charged_surcharge: Centavos;
  readonly charged_interest: Centavos;
  /** Disputed on that day: not asked for until the dispute is decided. */
  readonly is_held: boolean;
}

export interface Settled {
  readonly parts: readonly PartOwed[];
  readonly months_late: number;
  readonly surplus: Centavos;
}

type Pocket = 'principal' | 'surcharge' | 'interest';
/** A part on the way through time. `months` and `is_surcharged`: how far its own lateness has come. */
type Open = { -readonly [Key in keyof Omit<PartOwed, 'is_held'>]: PartOwed[Key] } & {
  months: number;
  is_surcharged: boolean;
};

interface Account {
  readonly due: CalendarDay;
  readonly policy: LatePolicy;
  readonly parts: readonly Open[];
}

const rank = ({ kind }: Part): number => BILL_LINE_KINDS.indexOf(kind);

function openAccount({ due, parts }: OpenInstallment, policy: LatePolicy): Account {
  const opened = parts.map((part) => ({
    ...part,
    principal: part.amount,
    surcharge: NOTHING,
    interest: NOTHING,
    charged_surcharge: NOTHING,
    charged_interest: NOTHING,
    months: 0,
    is_surcharged: false,
  }));
  return { due, policy, parts: opened.toSorted((one, other) => rank(one) - rank(other)) };
}

function addSurcharge(part: Open, policy: LatePolicy): void {
  const added = share(part.principal, policy.surcharge);
  part.surcharge = added;
  part.charged_surcharge = added;
  part.is_surcharged = true;
}

function addInterest(part: Open, policy: LatePolicy, months: number): void {
  const added = share(plus(part.principal, part.surcharge), policy.interest_per_month, months);
  part.interest = plus(part.interest, added);
  part.charged_interest = plus(part.charged_interest, added);
}

/**
 * Lets time pass: the surcharge once, on what is unpaid the day after due; then interest for each further month begun
 * (rule 20).
 */
function advance({ parts, due, policy }: Account, day: CalendarDay): void {
  for (const part of parts) {
    const counted = countedDay(part.frozen, day);
    if (!part.late_charges || counted <= due) continue;
    if (!part.is_surcharged) addSurcharge(part, policy);
    const months = monthsLate(due, counted, policy.months_at_most);
    if (months <= part.months) continue;
    addInterest(part, policy, months - part.months);
    part.months = months;
  }
}

function fill(parts: readonly Open[], pocket: Pocket, money: Centavos): Centavos {
  let left = money;
  for (const part of parts) {
    const taken = least(left, part[pocket]);
    part[pocket] = minus(part[pocket], taken);
    left = minus(left, taken);
  }
  return left;
}

/** An amnesty forgives what it waives once the rest of the installment is paid. */
function forgive(parts: readonly Open[], waived: ReturnType<typeof waivedOn>): void {
  if (parts.some(({ principal }) => principal > 0)) return;
  for (const part of parts) {
    if (waived.surcharge) part.surcharge = NOTHING;
    if (waived.interest) part.interest = NOTHING;
  }
}

/** What is disputed on the day of a payment is filled last: the undisputed rest can be paid alone. */
function receive({ parts, policy }: Account, { amount, paid_on }: Received): Centavos {
  const waived = waivedOn(policy, paid_on);
  let left = amount;
  for (const held of [false, true]) {
    const these = parts.filter(({ frozen }) => isHeld(frozen, paid_on) === held);
    if (!waived.interest) left = fill(these, 'interest', left);
    if (!waived.surcharge) left = fill(these, 'surcharge', left);
    left = fill(these, 'principal', left);
    forgive(these, waived);
  }
  return left;
}

/**
 * An installment as it stands on a day, after the payments up to it. A payment fills interest, surcharge, business tax,
 * fees, fire fee, barangay fee and barangay tax, in this order (rule 20), what is disputed on its day last. Centavos;
 * what was paid beyond all of it is the surplus.
 */
export function settle(installment: OpenInstallment, as_of: CalendarDay, policy: LatePolicy): Settled {
  const account = openAccount(installment, policy);
  let surplus = NOTHING;
  const until = installment.paid
    .filter(({ paid_on }) => paid_on <= as_of)
    .toSorted((one, other) => one.paid_on.localeCompare(other.paid_on));
  for (const payment of until) {
    advance(account, payment.paid_on);
    surplus = plus(surplus, receive(account, payment));
  }
  if (account.parts.some(({ principal, surcharge, interest }) => principal + surcharge + interest > 0))
    advance(account, as_of);
  const waived = waivedOn(policy, as_of);
  return {
    parts: account.parts.map((part) => ({ ...shownOn(part, waived), is_held: isHeld(part.frozen, as_of) })),
    months_late: Math.max(0, ...account.parts.map(({ months }) => months)),
    surplus,
  };
}

/** On a day of amnesty what it waives is not asked for. */
function shownOn(
  { months: _months, is_surcharged: _is_surcharged, ...part }: Open,
  waived: ReturnType<typeof waivedOn>,
): Omit<PartOwed, 'is_held'> {
  return {
    ...part,
    surcharge: waived.surcharge ? NOTHING : part.surcharge,
    interest: waived.interest ? NOTHING : part.interest,
    charged_surcharge: waived.surcharge ? minus(part.charged_surcharge, part.surcharge) : part.charged_surcharge,
    charged_interest: waived.interest ? minus(part.charged_interest, part.interest) : part.charged_interest,
  };
}

/** What a part still owes, in centavos: principal, surcharge and interest. */
export function owedOf({ principal, surcharge, interest }: Pick<PartOwed, Pocket>): Centavos {
  return sum([principal, surcharge, interest]);
}
