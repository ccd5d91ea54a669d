import * as v from 'valibot';

import { Day, Pesos } from '../shared/primitives.ts';

/**
 * Money that was receipted and that the bank has not confirmed: a cheque, or the slip of a deposit (domain reference
 * 3.10c). `received_on` is the day that counts for the payer.
 */
export const PendingMoney = v.object({
  kind: v.picklist(['CHEQUE', 'DEPOSIT']),
  bank: v.string(),
  reference: v.string(),
  amount: Pesos,
  received_on: Day,
});
export type PendingMoney = v.InferOutput<typeof PendingMoney>;
