// Moves an application along its state machine and records the move in its history.

import type { ApplicationState } from '@ebpls/contracts';
import { type ApplicationAct, applicationMachine, type Actor as RulesActor, getNextState } from '@ebpls/rules';
import type { Updateable } from 'kysely';

import { Refused } from '../../platform/refused.ts';
import type { Tables } from '../../tables/tables.ts';
import type { ApplicationRow } from './find-application.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { restoreRestriction, moveBusiness, dropProvisionalPermit } from './move-dependents.ts';
import { type ActRecord, recordAct } from './record-act.ts';

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
