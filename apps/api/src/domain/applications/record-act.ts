// Records an action in the history of the application and in the audit, with the event that notifies others.

import type { ClearingOffice } from '@ebpls/contracts';
import { sql } from 'kysely';

import { type AuditedAct, recordAudit } from '../../platform/identity/audit.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { insertEvent } from '../notifications/events/events.ts';
import { applicationActed, type DelegateAct, type OwnerMailInput } from './application-events.ts';
import type { ApplicationRow } from './find-application.ts';

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
  /** Offices whose queues changed; the pages of owner, licensing office and administrators always reload. */
  readonly offices?: readonly ClearingOffice[];
  /** The application changed its state, so the holder of the next step is notified. */
  readonly is_moved?: boolean;
  readonly mail?: OwnerMailInput;
}

/**
 * Common end of every act on a case: history, audit and one event, in the transaction of the act. `application` is the
 * row after the act. What follows an event is in `application-consumers.ts`.
 */
export async function recordAct(
  tx: Transaction,
  application: ApplicationRow,
  { history, audit, offices = [], is_moved = false, mail }: ActRecord,
): Promise<void> {
  if (history) await addHistory(tx, application.assessment_id, history);
  if (audit) await recordAudit(tx.trx, tx.actor, audit);
  await insertEvent(tx, applicationActed, {
    assessment_id: application.assessment_id,
    offices,
    ...(tx.skipsNotifications !== true && {
      ...(is_moved && hasNextDesk(application) && { next_state: application.state }),
      ...(mail && { mail }),
    }),
    ...(isDelegate(tx, application) && { delegate_act: toDelegateAct(history, is_moved) }),
  });
}

/** An application paid first goes to the offices at once, and nobody releases it before. */
function hasNextDesk({ state, provisional_days }: ApplicationRow): boolean {
  return state !== 'PAID' || provisional_days === null;
}

function isDelegate({ actor }: Transaction, { owner_id }: ApplicationRow): boolean {
  return actor?.role === 'user' && actor.account_id !== owner_id;
}

/** Acts of a delegate that move a case or answer an office; of notes beside the case the owner is not notified. */
function toDelegateAct(history: HistoryLine | undefined, isMoved: boolean): DelegateAct | null {
  if (history === undefined || !(isMoved || history.act.startsWith('clearance.'))) return null;
  const { act, office, params = {} } = history;
  return { act, office: office ?? null, params };
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
