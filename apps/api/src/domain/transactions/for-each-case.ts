import type { Api } from '../../platform/http/api.ts';
import { inTransaction, type Transaction } from './transaction.ts';

type CaseAct<Id> = (tx: Transaction & { readonly actor: undefined }, id: Id) => Promise<unknown>;

/**
 * Lets the system act on every case in a transaction of its own. One that fails does not stop the others; the job fails
 * afterwards and is tried again.
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
