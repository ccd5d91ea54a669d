import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { LockedDepositSlip } from './deposit-slips.queries.ts';

/** Returns the deposit slip while it waits for the bank. Refused: missing, conflict when it is matched or void. */
export function assertSlipPending(slip: LockedDepositSlip | undefined): LockedDepositSlip {
  if (!slip) throw new Refused('missing', 'resource.missing');
  if (slip.state !== 'WAITING') throw new Refused('conflict', `deposit.is.${slip.state}` satisfies MessageKey);
  return slip;
}
