import type { ClearingOffice } from '@ebpls/contracts';

import { recordAudit, type AuditedAct } from '../../platform/identity/audit.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { insertAppealEvent } from './appeal-events.ts';
import { getAppealPath } from './appeal-path.ts';
import type { AppealCase } from './appeals.queries.ts';

interface AppealRecord {
  readonly act: 'file' | 'uphold' | 'reverse';
  readonly application: ApplicationRow | undefined; // The contested application; none for a sanction.
  readonly note: string;
}

const APPEAL_TEMPLATES = { file: 'appeal_filed', uphold: 'appeal_upheld', reverse: 'appeal_reversed' } as const;

/** Records an appeal in the history of the application and the audit, with its events. */
export async function recordAppeal(
  tx: ActorTransaction,
  appeal: AppealCase,
  { act, application, note }: AppealRecord,
): Promise<void> {
  const { appeal_no, against, reference, office, decision } = appeal;
  const template = APPEAL_TEMPLATES[act];
  const auditEntry: AuditedAct = {
    act: `appeal.${act}`,
    object_kind: 'appeal',
    object_id: appeal_no,
    detail: { against, reference },
  };
  const historyOffice = against === 'clearance' ? (office as ClearingOffice) : undefined; // written from a clearance’s office
  if (application === undefined) await recordAudit(tx.trx, tx.actor, auditEntry);
  else
    await recordAct(tx, application, {
      history: { act: `appeal.${act}`, note, params: { appeal_no }, ...(historyOffice && { office: historyOffice }) },
      audit: auditEntry,
      offices: historyOffice ? [historyOffice] : [],
      mail: { template, params: { appeal_no, decision, link: tx.public_url + getAppealPath(appeal_no) } },
    });
  await insertAppealEvent(tx, appeal, { template });
}
