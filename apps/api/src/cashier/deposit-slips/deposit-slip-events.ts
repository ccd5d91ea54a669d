import type { Centavos } from '@ebpls/contracts';

import { defineEvent } from '../../domain/notifications/events/events.ts';

interface DepositRefused {
  readonly assessment_id: number;
  readonly bank: string;
  readonly reference: string;
  readonly amount: Centavos;
  readonly reason: string;
  /** Receipts reversed by the act. */
  readonly receipt_nos: readonly string[];
  readonly top_no: string;
}

/** The bank has no record of a deposit. */
export const depositRefused = defineEvent<DepositRefused>('deposit_refused');
