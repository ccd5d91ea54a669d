// Refuses a save that is based on an older draft than the stored one.

import { Refused } from '../refused.ts';

interface StoredDraft {
  readonly draft: Record<string, unknown>;
  readonly draft_revision: number;
  readonly saved_at: string;
}

/**
 * A save or a filing is based on the draft as it was read. Refused: conflict when another device saved since, with the
 * present draft, so that nothing is replaced unseen. A request without a revision was never based on a draft.
 */
export function refuseStaleDraft(
  { draft, draft_revision, saved_at }: StoredDraft,
  baseRevision: number | undefined,
): void {
  if (baseRevision === undefined || baseRevision === draft_revision) return;
  throw new Refused('conflict', 'draft.saved_meanwhile', { present: { draft, draft_revision, saved_at } });
}
