// Maps each act on an application that can be undone to its policy and to the function that executes it.

import type { EndpointInput, HeldApplicationAct, holdApplicationAct } from '@ebpls/contracts';
import { type Action, isAllowed } from '@ebpls/rules';

import { approveBill } from '../../domain/billing/approve-bill.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { acceptAssessment } from '../assessments/accept-assessment.ts';
import type { PermitKeys } from '../permits/permit-token.ts';
import { releasePermit } from '../permits/release-permit.ts';

/** An act as it was sent, on an application. */
export interface HeldActInput {
  readonly assessment_code: string;
  readonly body: EndpointInput<typeof holdApplicationAct>['body'];
}

export type ExecuteAct = (tx: ActorTransaction, input: HeldActInput) => Promise<unknown>;

const POLICIES = {
  accept: 'assessment.accept',
  approve_bill: 'bill.approve',
  release: 'permit.release',
} as const satisfies Readonly<Record<HeldApplicationAct, Action>>;

/**
 * Creates the function that executes an act with the rights that its actor has at that moment. Refused: forbidden
 * without the right of the act itself, else as the act.
 */
export function createActExecutor(keys: PermitKeys): ExecuteAct {
  const executors: Readonly<Record<HeldApplicationAct, ExecuteAct>> = {
    accept: (tx, { assessment_code, body }) => acceptAssessment(tx, assessment_code, body.arta_class),
    approve_bill: async (tx, { assessment_code, body }) => {
      const bill_id = body.bill_id ?? 0;
      await refuseOtherBill(tx, { assessment_code, bill_id });
      return approveBill(tx, bill_id);
    },
    release: (tx, { assessment_code }) => releasePermit(tx, keys, assessment_code),
  };
  return (tx, input) => {
    const { act } = input.body;
    if (!isAllowed(tx.actor, POLICIES[act])) throw new Refused('forbidden', 'action.forbidden');
    return executors[act](tx, input);
  };
}

/** The bill must be one of the application that is held. Refused: missing. */
async function refuseOtherBill(
  { trx }: ActorTransaction,
  { assessment_code, bill_id }: { readonly assessment_code: string; readonly bill_id: number },
): Promise<void> {
  const bill = await trx
    .selectFrom('bill')
    .innerJoin('application', 'application.assessment_id', 'bill.assessment_id')
    .select('bill_id')
    .where('bill_id', '=', bill_id)
    .where('assessment_code', '=', assessment_code)
    .executeTakeFirst();
  if (!bill) throw new Refused('missing', 'resource.missing');
}
