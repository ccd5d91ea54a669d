import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { dropProvisionalPermit } from '../../domain/applications/move-dependents.ts';

/** Ends the provisional permit when an office refuses. A granted appeal does not restore it. */
export async function endProvisionalOnRefusal(tx: Transaction, application: ApplicationRow): Promise<void> {
  for (const permit_no of await dropProvisionalPermit(tx, application))
    await recordAct({ ...tx, actor: undefined }, application, {
      history: { act: 'provisional.fall', params: { permit_no } },
      mail: { template: 'provisional_permit_ended', params: { permit_no } },
    });
}
