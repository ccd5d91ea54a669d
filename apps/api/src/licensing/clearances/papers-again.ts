import type { Trx } from '../../platform/database/database.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { BAD_PAPER, findPapers } from '../../domain/cases/requirements.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';

/** The newest papers of an application for these requirements need a new copy. */
export async function markForNewCopies(
  { trx, actor, now }: ActorTransaction,
  application: ApplicationRow,
  { codes, remarks }: { codes: readonly string[]; remarks: string },
): Promise<void> {
  const papers = await findPapers(trx, application);
  const ids = codes.flatMap((code) => papers.get(code)?.document_id ?? []);
  if (ids.length === 0) return;
  await trx
    .updateTable('document')
    .set({ state: 'REQUIRES_RESUBMISSION', remarks, judged_by: actor.account_id, judged_at: now })
    .where('document_id', 'in', ids)
    .execute();
}

/** Which of these requirements have no paper, or only the one that was sent back. */
export async function stillMissing(trx: Trx, application: ApplicationRow, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const papers = await findPapers(trx, application);
  return codes.filter((code) => BAD_PAPER.includes(papers.get(code)?.state ?? 'REQUIRES_RESUBMISSION'));
}
