// Maps each decision of an office to the function that executes it.

import {
  approveClearance as approve,
  approveClearanceWithConditions as approveOnConditions,
  type HeldAct,
  rejectClearance as reject,
  returnClearance as giveBack,
} from '@ebpls/contracts';
import * as v from 'valibot';

import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { ClearanceMoveReply } from '../clearances/move-clearance.ts';
import { returnClearance } from '../clearances/return-clearance.ts';
import { rejectClearance } from '../clearances/reject-clearance.ts';
import { approveClearance, approveWithConditions } from '../clearances/approve-clearance.ts';

type Decide = (tx: ActorTransaction, clearance_id: number, body: unknown) => Promise<ClearanceMoveReply>;

/**
 * Decisions of an office, each from its body as it was sent: executed now, or when it cannot be taken back any more.
 */
export const DECISIONS: Readonly<Record<HeldAct, Decide>> = {
  approve: (tx, clearance_id, body) => approveClearance(tx, clearance_id, v.parse(approve.body, body)),
  approve_with_conditions: (tx, clearance_id, body) => {
    const { remarks, conditions } = v.parse(approveOnConditions.body, body);
    return approveWithConditions(tx, clearance_id, { remarks, conditions });
  },
  return: (tx, clearance_id, body) => returnClearance(tx, clearance_id, v.parse(giveBack.body, body)),
  reject: (tx, clearance_id, body) => {
    const { ground, remarks } = v.parse(reject.body, body);
    return rejectClearance(tx, clearance_id, { ground, remarks });
  },
};
