import { isGoodPaper } from '@ebpls/rules';
import { sql } from 'kysely';

import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { findPapers } from '../../domain/applications/papers/find-papers.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

/**
 * Marks the filed documents of these requirements as needing a new copy. The owner's statement that one of them does not
 * apply ends with the request.
 */
export async function markForNewCopies(
  tx: ActorTransaction,
  application: ApplicationRow,
  { codes, remarks }: { codes: readonly string[]; remarks: string },
): Promise<void> {
  const { trx, actor, now } = tx;
  if (codes.length > 0)
    await sql`
      update application
      set inapplicable = inapplicable - ${[...codes]}::text[]
      where assessment_id = ${application.assessment_id}::bigint`.execute(trx);
  const papers = await findPapers(trx, application, tx);
  const ids = codes.flatMap((code) => papers.get(code)?.document_id ?? []);
  if (ids.length === 0) return;
  await trx
    .updateTable('document')
    .set({ state: 'REQUIRES_RESUBMISSION', remarks, judged_by: actor.account_id, judged_at: now })
    .where('document_id', 'in', ids)
    .execute();
}

/** Requirements without a paper, with only the returned one, or with one that has ended. */
export async function listStillMissing(
  tx: ActorTransaction,
  application: ApplicationRow,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return [];
  const papers = await findPapers(tx.trx, application, tx);
  return codes.filter((code) => {
    const paper = papers.get(code);
    return paper === undefined || !isGoodPaper(paper, tx.today);
  });
}
