// Records in the audit that staff opened an uploaded document.

import type { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { recordAudit } from '../../../platform/identity/audit.ts';

export const OPENING = { act: 'document.view', object_kind: 'document' } as const;

interface OpenedPaper {
  readonly document_id: string;
  readonly owner_id: number;
}

/**
 * Records every opening by staff, each paper of a batch by itself (domain reference 1.6); openings by the owner are not
 * recorded. Recorded before the bytes are sent.
 */
export async function recordOpenings(db: Database, actor: Actor, papers: readonly OpenedPaper[]): Promise<void> {
  for (const { document_id, owner_id } of papers)
    if (owner_id !== actor.account_id) await recordAudit(db, actor, { ...OPENING, object_id: document_id });
}
