// Records an action in the history of the application, in the audit and on the open pages.

import { type ClearingOffice, ROLE_ID } from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit, type AuditedAct } from '../../platform/identity/audit.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { notifyOwnerOfDelegate } from '../delegations/notify-owner-of-delegate.ts';
import { listOwnerRooms } from '../delegations/owner-rooms.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { type ApplicationRow, getApplicationCode } from './find-application.ts';
import { notifyNextDesk } from './next-desk.ts';
import { getActTitle } from './timeline.ts';
import { listOfficeRooms, mailOwner, type OwnerMailInput } from './notify-owner.ts';

/** A line in the history of an application. `act` has a title `timeline.<act>` in the catalogue. */
interface HistoryLine {
  readonly act: string;
  readonly office?: ClearingOffice;
  readonly note?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Records that an act writes beside the rows that it changed. */
export interface ActRecord {
  readonly history?: HistoryLine;
  readonly audit?: AuditedAct;
  /** Offices whose queues changed; owner, licensing office and administrators are always nudged. */
  readonly offices?: readonly ClearingOffice[];
  /** The application changed its state, so the holder of the next step is notified. */
  readonly is_moved?: boolean;
  readonly mail?: OwnerMailInput;
}

/**
 * Common end of every act on a case: history, audit, nudge, notification of the next desk and mail to the owner, all in
 * the transaction of the act. `application` is the row after the act.
 */
export async function recordAct(
  tx: Transaction,
  application: ApplicationRow,
  { history, audit, offices = [], is_moved = false, mail }: ActRecord,
): Promise<void> {
  if (history) await addHistory(tx, application.assessment_id, history);
  if (audit) await recordAudit(tx.trx, tx.actor, audit);
  await nudgeApplication(tx, application, offices);
  if (history && isNotifiedAct(history, is_moved)) await notifyOwnerOfDelegateAct(tx, application, history);
  if (tx.skipsNotifications) return;
  if (is_moved) await notifyNextDesk(tx, application);
  if (mail) await mailOwner(tx, application, mail);
}

/** Acts that move a case or answer an office are notified; notes beside the case are not. */
function isNotifiedAct({ act }: HistoryLine, isMoved: boolean): boolean {
  return isMoved || act.startsWith('clearance.');
}

async function notifyOwnerOfDelegateAct(
  tx: Transaction,
  application: ApplicationRow,
  { act, params = {}, office }: HistoryLine,
): Promise<void> {
  if (tx.actor?.role !== 'user' || tx.actor.account_id === application.owner_id) return;
  const code = getApplicationCode(application);
  await notifyOwnerOfDelegate(tx, {
    template: 'delegate_filed',
    path: `/app/management/companies/assessment/details/${code}/${application.company_code}`,
    params: (locale) => ({
      assessment_code: code,
      act: getActTitle({ act, office: office ?? null, params }, { locale, rows: tx.rows }),
    }),
  });
}

async function addHistory(
  { trx, actor, now }: Transaction,
  assessment_id: number,
  { act, office, note = '', params = {} }: HistoryLine,
): Promise<void> {
  await sql`
    insert into timeline (assessment_id, at, act, office, actor_id, actor, note, params)
    select
      ${assessment_id}::bigint, ${now}::timestamptz, ${act}, ${office ?? null},
      ${actor?.account_id ?? null}::bigint,
      coalesce(
        (select full_name from account where id = ${actor?.account_id ?? null}::bigint), ''
      ), ${note}, ${JSON.stringify(params)}::jsonb`.execute(trx);
}

/**
 * After the commit, the pages that show the application reload it: of its owner, the licensing office, the
 * administrator, and the queues of the given offices.
 */
async function nudgeApplication(
  { trx, rows, today }: Transaction,
  application: ApplicationRow,
  offices: readonly ClearingOffice[],
): Promise<void> {
  const key = application.assessment_code ?? `DRAFT-${application.assessment_id}`;
  const desks = listOfficeRooms(rows, application, offices);
  const owners = await listOwnerRooms({ trx, today }, application);
  await nudgeRooms(trx, [...owners, `role:${ROLE_ID.admin}`, `role:${ROLE_ID.bplo}`, ...desks], {
    subject: 'assessment',
    key,
  });
  await nudgeRooms(trx, desks, { subject: 'clearance', key });
}
