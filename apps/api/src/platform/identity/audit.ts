// Records an action in the audit.

import type { Database, Trx } from '../database/database.ts';
import type { Actor } from './actor.ts';

export interface AuditedAct {
  /** The act as `noun.verb`: `bill.approve`. */
  readonly act: string;
  readonly object_kind: string;
  readonly object_id: string | number;
  /** Details that a reader needs later; never a secret. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** The acting person with the role at that time, or undefined for the system itself. */
type AuditedActor = Pick<Actor, 'account_id' | 'role_name'> | undefined;

/** Records the act in the transaction of the act. Rows can only be added. */
export async function recordAudit(
  trx: Database | Trx,
  actor: AuditedActor,
  { act, object_kind, object_id, detail = {} }: AuditedAct,
): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
      account_id: actor?.account_id ?? null,
      role_name: actor?.role_name ?? null,
      act,
      object_kind,
      object_id: String(object_id),
      detail: JSON.stringify(detail),
    })
    .execute();
}
