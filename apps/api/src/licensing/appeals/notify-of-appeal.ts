import { type ClearingOffice, ROLE_ID } from '@ebpls/contracts';
import { sql } from 'kysely';

import { nudgeRooms } from '../../platform/live/live.ts';
import { recordAudit, type AuditedAct } from '../../platform/identity/audit.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { listStaff } from '../../domain/notifications/list-staff.ts';
import { notifyReader } from '../../domain/notifications/notify-reader.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';
import type { AppealCase } from './appeals.queries.ts';

interface AppealRecord {
  readonly act: 'file' | 'uphold' | 'reverse';
  readonly application: ApplicationRow | undefined; // The contested application; none for a sanction.
  readonly note: string;
}

const APPEAL_TEMPLATES = { file: 'appeal_filed', uphold: 'appeal_upheld', reverse: 'appeal_reversed' } as const;

/**
 * Records an appeal in the history of the application and the audit, mails the owner, notifies the deciders of a new
 * appeal or the former decider of its end, and reloads the open pages.
 */
export async function recordAppeal(
  tx: ActorTransaction,
  appeal: AppealCase,
  { act, application, note }: AppealRecord,
): Promise<void> {
  const { appeal_no, against, reference, office, decision } = appeal;
  const template = APPEAL_TEMPLATES[act];
  const link = `${tx.public_url}/app/management/companies/appeals/${appeal_no}`;
  const params = { appeal_no, decision, link };
  const auditEntry: AuditedAct = {
    act: `appeal.${act}`,
    object_kind: 'appeal',
    object_id: appeal_no,
    detail: { against, reference },
  };
  const historyOffice = against === 'clearance' ? (office as ClearingOffice) : undefined; // written from a clearance’s office
  if (application === undefined) {
    await recordAudit(tx.trx, tx.actor, auditEntry);
    await notifyAppealOwner(tx, appeal, { template, params });
  } else
    await recordAct(tx, application, {
      history: { act: `appeal.${act}`, note, params: { appeal_no }, ...(historyOffice && { office: historyOffice }) },
      audit: auditEntry,
      offices: historyOffice ? [historyOffice] : [],
      mail: { template, params },
    });
  await notifyStaff(tx, appeal, template);
  await nudgeAppeal(tx, appeal);
}

interface AppealMail {
  readonly template: (typeof APPEAL_TEMPLATES)[AppealRecord['act']];
  readonly params: Readonly<Record<string, string>> & { readonly link: string };
}

async function notifyAppealOwner(
  tx: ActorTransaction,
  { owner_id, company_name }: AppealCase,
  { template, params }: AppealMail,
): Promise<void> {
  const owner = await tx.trx
    .selectFrom('account')
    .select(['id', 'email', 'firstname', 'locale'])
    .where('id', '=', owner_id)
    .executeTakeFirstOrThrow();
  await notifyReader(
    tx,
    { ...owner, account_id: owner.id, role_id: null },
    { template, params: { company_name, ...params } },
  );
}

/** Deciders are notified of a new appeal, the former decider of its end. */
async function notifyStaff(tx: ActorTransaction, appeal: AppealCase, kind: AppealMail['template']): Promise<void> {
  const { appeal_no, company_name, contested_by } = appeal;
  const isNew = kind === 'appeal_filed';
  const isConcerned = isNew
    ? sql`r.name = 'admin' and 'signatory' = any(a.permissions) and a.id <> ${contested_by}::bigint`
    : sql`a.id = ${contested_by}::bigint`;
  for (const person of await listStaff(tx.trx, isConcerned)) {
    const { rows } = await sql<{ name: string; brgycode: string | null }>`
      select name, brgycode from role where id = ${person.role_id}`.execute(tx.trx);
    const mount = getMountPath(rows[0]);
    if (mount === undefined) continue;
    const path = `/${mount}/request/appeals/${appeal_no}`;
    await notifyPeople(tx, [person], { kind, params: { appeal_no, company_name }, opens: { path } });
  }
}

function getMountPath(
  role: { readonly name: string; readonly brgycode: string | null } | undefined,
): string | undefined {
  if (role?.brgycode != null) return 'barangay';
  return role?.name === 'admin' ? 'administrator' : role?.name;
}

/** Reloads the pages of both sides. */
export async function nudgeAppeal(
  { trx }: Pick<ActorTransaction, 'trx'>,
  { owner_id, contested_by, appeal_no }: AppealCase,
): Promise<void> {
  await nudgeRooms(
    trx,
    [`account:${owner_id}`, `account:${contested_by}`, `role:${ROLE_ID.admin}`, `role:${ROLE_ID.bplo}`],
    { subject: 'appeal', key: appeal_no },
  );
}
