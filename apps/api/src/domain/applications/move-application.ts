// Moves an application along its state machine, and records an act on it: history, audit and the event.

import type { ApplicationState, ClearingOffice } from '@ebpls/contracts';
import { type ApplicationAct, applicationMachine, type Actor as RulesActor, getNextState } from '@ebpls/rules';
import { type Updateable, sql } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import type { Tables } from '../../tables/tables.ts';
import type { ApplicationRow } from './find-application.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { restoreRestriction, moveBusiness, dropProvisionalPermit } from './move-dependents.ts';
import { recordAudit, type AuditedAct } from '../../platform/identity/audit.ts';
import { insertEvent } from '../notifications/events/events.ts';
import { applicationActed, type DelegateAct, type OwnerMailInput } from './application-events.ts';

interface MoveInput extends Pick<ActRecord, 'offices' | 'mail'> {
  readonly act: ApplicationAct;
  readonly as: RulesActor;
  /** Columns that change with the state. */
  readonly set?: Updateable<Tables['application']>;
  readonly note?: string;
  /** Act in the history, where it differs from the act of the state machine. */
  readonly history_act?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

const WITHOUT_PERMIT: readonly ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];
const FINAL_STATES: readonly ApplicationState[] = ['ISSUED', ...WITHOUT_PERMIT];

/**
 * Refused: conflict when the state does not allow the act, forbidden when another actor must do it. The caller checks
 * the guard of the row.
 */
export function checkMove(
  application: Pick<ApplicationRow, 'state' | 'held_act'>,
  { act, as }: Pick<MoveInput, 'act' | 'as'>,
): ApplicationState {
  if (as !== 'owner' && as !== 'system') refuseHeldApplication(application);
  const transition = getNextState(applicationMachine, application.state, { act, actor: as });
  if (!('refused' in transition)) return transition.to;
  if (transition.refused === 'state.other_office') throw new Refused('forbidden', 'action.forbidden');
  throw new Refused('conflict', `application.is.${application.state}`);
}

/**
 * Until an act is executed or undone no other act of staff is possible, not even of the person who decided. Refused:
 * conflict.
 */
export function refuseHeldApplication({ held_act }: Pick<ApplicationRow, 'held_act'>): void {
  if (held_act === null) return;
  throw new Refused('conflict', `held.${held_act.body.act}`, { params: { name: held_act.decided_by } });
}

/**
 * Rows B9 and B12: a closing without result leaves the business open, unless it was suspended or its permit revoked
 * meanwhile. An unfiled closing changes nothing.
 */
async function endRetirement(
  tx: Transaction,
  { business_id }: ApplicationRow,
  { act, as }: Pick<MoveInput, 'act' | 'as'>,
): Promise<void> {
  if (act === 'disapprove_closure') await moveBusiness(tx, business_id, { act: 'disapprove_retirement', as });
  else await moveBusiness(tx, business_id, { act: 'end_retirement', as });
  await restoreRestriction(tx, business_id);
}

/**
 * Ends the retirement and the provisional permit that rested on an application which ends without its permit or becomes
 * unpaid again.
 */
async function endWhatRestedOnIt(tx: Transaction, movedApplication: ApplicationRow, input: MoveInput): Promise<void> {
  const hasEnded = WITHOUT_PERMIT.includes(movedApplication.state);
  if (hasEnded && movedApplication.application_type === 'RETIREMENT') await endRetirement(tx, movedApplication, input);
  if (hasEnded || input.act === 'reverse_payment' || input.act === 'reopen_payment')
    await dropProvisionalPermit(tx, movedApplication);
}

/** Moves a locked application along the state machine and records the act. Returns the new row. */
export async function moveApplication(
  tx: Transaction,
  application: ApplicationRow,
  input: MoveInput,
): Promise<ApplicationRow> {
  const to = checkMove(application, input);
  const decisionDate = FINAL_STATES.includes(to) ? { decided_at: tx.now } : {};
  await tx.trx
    .updateTable('application')
    .set({ ...decisionDate, ...input.set, state: to, updated_at: tx.now })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  const movedApplication: ApplicationRow = {
    ...application,
    state: to,
    assessment_code: input.set?.assessment_code ?? application.assessment_code,
    provisional_days: input.act === 'resume_paid' ? null : application.provisional_days,
  };
  await endWhatRestedOnIt(tx, movedApplication, input);
  const { act, history_act = act, note = '', params = {}, offices = [], mail } = input;
  await recordAct(tx, movedApplication, {
    history: { act: history_act, note, params },
    audit: {
      act: `application.${act}`,
      object_kind: 'application',
      object_id: application.assessment_id,
      detail: { from: application.state, to },
    },
    offices,
    is_moved: true,
    ...(mail && { mail }),
  });
  return movedApplication;
}

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
