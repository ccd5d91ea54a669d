// Records the uploaded documents that an application is filed with.

import { sql } from 'kysely';

import { Refused } from '../../../platform/refused.ts';
import type { Transaction } from '../../../platform/transactions/transaction.ts';
import { selectPaperColumns, type PaperRow, type PapersByCode } from './find-papers.ts';

interface FiledPapers {
  readonly assessment_id: number;
  /** Codes of the papers that the application requires. */
  readonly codes: readonly string[];
}

/**
 * Records the papers that an application is filed with. Refused: conflict when one of them was removed or changed on
 * another device meanwhile.
 */
export async function usePapers(
  tx: Transaction,
  { assessment_id, codes }: FiledPapers,
  papers: PapersByCode,
): Promise<void> {
  const usedPapers = codes.flatMap((code) => papers.get(code) ?? []);
  await holdPapers(tx, usedPapers);
  const ids = usedPapers.map(({ document_id }) => document_id);
  await sql`
    update document_use
    set used_until = ${tx.now}::timestamptz
    where assessment_id = ${assessment_id}::bigint and used_until is null and document_id <> all(${ids}::uuid[])`.execute(
    tx.trx,
  );
  for (const { document_id, requirement_code } of usedPapers)
    await addUse(tx, { assessment_id, document_id, requirement_code });
}

/** Locks the papers until the transaction ends, so that nobody removes one, reviews it or changes its validity. */
async function holdPapers({ trx, today }: Transaction, usedPapers: readonly PaperRow[]): Promise<void> {
  const { rows } = await sql<Pick<PaperRow, 'document_id' | 'state' | 'is_expired'>>`
    select ${selectPaperColumns(today)}
    from document d
    where d.document_id = any(${usedPapers.map(({ document_id }) => document_id)}::uuid[]) and d.removed_at is null
    order by d.document_id
    for share`.execute(trx);
  const now = new Map(rows.map((row) => [row.document_id, row]));
  const isSame = ({ document_id, state, is_expired }: PaperRow): boolean =>
    now.get(document_id)?.state === state && now.get(document_id)?.is_expired === is_expired;
  if (!usedPapers.every(isSame)) throw new Refused('conflict', 'document.changed_meanwhile');
}

interface PaperUse {
  readonly assessment_id: number;
  readonly document_id: string;
  readonly requirement_code: string;
}

/** A copy that an office requested replaces the copy before it. */
export async function replaceUse(tx: Transaction, use: PaperUse): Promise<void> {
  await tx.trx
    .updateTable('document_use')
    .set({ used_until: tx.now })
    .where('assessment_id', '=', use.assessment_id)
    .where('requirement_code', '=', use.requirement_code)
    .where('used_until', 'is', null)
    .execute();
  await addUse(tx, use);
}

async function addUse({ trx, now }: Transaction, use: PaperUse): Promise<void> {
  await sql`
    insert into document_use (assessment_id, document_id, requirement_code, used_from)
    values (${use.assessment_id}::bigint, ${use.document_id}::uuid, ${use.requirement_code}, ${now}::timestamptz)
    on conflict (assessment_id, requirement_code) where used_until is null do nothing`.execute(trx);
}
