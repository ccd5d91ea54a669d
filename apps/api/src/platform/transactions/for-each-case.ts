import type { Api } from '../http/api.ts';
import { inTransaction, type Transaction } from './transaction.ts';

type CaseAct<Id> = (tx: Transaction & { readonly actor: undefined }, id: Id) => Promise<unknown>;

/**
 * Runs an action of the system on every case, each in a transaction of its own. A failed case does not stop the others; the job
 * fails afterwards and is retried.
 */
export async function runForEachCase<Id extends number | string>(
  api: Api,
  ids: readonly Id[],
  act: CaseAct<Id>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const id of ids) {
    try {
      await inTransaction(api, undefined, (tx) => act(tx, id));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${ids.length} cases could not be acted on`);
}
