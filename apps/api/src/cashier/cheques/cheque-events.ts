import type { Centavos } from '@ebpls/contracts';

import type { Penalty } from '../../domain/payments/counter/charge-returned-cheque.ts';
import { defineEvent } from '../../domain/notifications/events/events.ts';

interface ChequeBounced {
  readonly assessment_id: number;
  readonly bank: string;
  readonly cheque_no: string;
  readonly amount: Centavos;
  readonly reason: string;
  /** Receipts reversed by the act. */
  readonly receipt_nos: readonly string[];
  readonly top_no: string;
  readonly flag_no: string;
  /** Null where the revenue code charges nothing for a returned cheque. */
  readonly penalty: Penalty | null;
}

/** The bank returned a check. */
export const chequeBounced = defineEvent<ChequeBounced>('cheque_bounced');
