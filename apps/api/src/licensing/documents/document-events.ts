import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

export interface ChangedDocument {
  readonly document_id: string;
  readonly business_id: number;
  readonly owner_id: number;
}

/** A document was uploaded, dated, reviewed or removed. */
export const documentChanged = defineEvent<ChangedDocument>('document_changed');

/** Stores the event of a change of a document. */
export function insertDocumentEvent(
  tx: ActorTransaction,
  { document_id, business_id, owner_id }: ChangedDocument,
): Promise<void> {
  return insertEvent(tx, documentChanged, { document_id, business_id, owner_id });
}
