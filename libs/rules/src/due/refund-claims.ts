import type { Centavos } from '@ebpls/contracts';

import { subtractCentavos, NOTHING, sumCentavos } from '../money.ts';
import { type CalendarDay, getDayOfMonth, getLastDayOfMonth, getYear } from '../time/calendar.ts';

const YEARS_TO_CLAIM = 2; // RA 7160 s.196: a written claim within two years from the payment

/**
 * The last day on which money paid on a day may be claimed back. A leap day has its anniversary on the last of
 * February.
 */
export function computeRefundClaimDeadline(paid_on: CalendarDay): CalendarDay {
  const month = `${getYear(paid_on) + YEARS_TO_CLAIM}-${paid_on.slice(5, 7)}`;
  const last = getDayOfMonth(getLastDayOfMonth(`${month}-01`));
  return `${month}-${String(Math.min(getDayOfMonth(paid_on), last)).padStart(2, '0')}`;
}

/** Amount of a receipt that is not yet refunded or claimed, in centavos; never below zero. */
export function computeClaimableAmount(paidAmount: Centavos, claimedAmounts: Iterable<Centavos>): Centavos {
  const remainder = subtractCentavos(paidAmount, sumCentavos(claimedAmounts));
  return remainder > 0 ? remainder : NOTHING;
}

/**
 * Share of each line of a receipt in a refunded amount, pro rata and whole to the centavo. No line refunds more than it
 * has, which plain rounding with a remainder on the last would not ensure. The amount is at most the lines' sum.
 */
export function splitRefund(lines: readonly Centavos[], amount: Centavos): Centavos[] {
  const totalAmount = BigInt(sumCentavos(lines));
  if (totalAmount === 0n) return lines.map(() => NOTHING);
  let sharedSoFar = 0n;
  let input = 0n;
  return lines.map((line) => {
    sharedSoFar += BigInt(line);
    const until = (BigInt(amount) * sharedSoFar) / totalAmount;
    const part = until - input;
    input = until;
    return Number(part) as Centavos;
  });
}
