// Locks a sanction case and moves it along its state machine.

import type { SanctionState } from '@ebpls/contracts';
import { getNextState, type SanctionAct, sanctionMachine, type Actor as RulesActor } from '@ebpls/rules';
import type { Updateable } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import type { Tables } from '../../tables/tables.ts';
import { toSanctionDecision, getSanctionState } from './sanction-reply.ts';
import { findSanction, lockSanction, type SanctionCase } from './sanctions.queries.ts';

/**
 * A case that the person may see, after its business, both locked; one whose days are over is unanswered. Refused:
 * missing.
 */
export async function lockVisibleSanction(tx: ActorTransaction, sanction_no: string): Promise<SanctionCase> {
  const visibleSanction = await findSanction(tx.trx, sanction_no, tx.actor);
  if (!visibleSanction) throw new Refused('missing', 'resource.missing');
  await lockSanctionedBusiness(tx, visibleSanction);
  const sanction = await lockSanction(tx.trx, visibleSanction.sanction_id);
  if (!sanction) throw new Refused('missing', 'resource.missing');
  return sanction;
}

/** The business before its case and its permits, so that no two acts wait for each other. */
export async function lockSanctionedBusiness(
  { trx }: Pick<Transaction, 'trx'>,
  { business_id }: Pick<SanctionCase, 'business_id'>,
): Promise<void> {
  await trx.selectFrom('business').select('state').where('business_id', '=', business_id).forNoKeyUpdate().execute();
}

/**
 * The decider did not recommend, does not own the business, and does not hold the permission from the person who
 * recommended. Refused: forbidden.
 */
export async function refuseDependentDecider(tx: ActorTransaction, sanction: SanctionCase): Promise<void> {
  await refuseOwnBusiness(tx, sanction.business_id);
  await refuseDependent(tx, toSanctionDecision(sanction));
}

interface SanctionMove {
  readonly act: SanctionAct;
  readonly as: RulesActor;
  readonly set?: Updateable<Tables['sanction']>;
}

/**
 * Moves a locked case by its state machine. Refused: forbidden (another’s act), conflict (not possible in this state).
 */
export async function moveSanction(
  { trx, actor, today }: Transaction,
  sanction: SanctionCase,
  { act, as, set = {} }: SanctionMove,
): Promise<SanctionCase> {
  const from: SanctionState = act === 'fall_silent' ? sanction.state : getSanctionState(sanction, today);
  const transition = getNextState(sanctionMachine, from, { act, actor: as });
  if ('refused' in transition)
    throw transition.refused === 'state.other_office'
      ? new Refused('forbidden', 'action.forbidden')
      : new Refused('conflict', `sanction.is.${from}`);
  await trx
    .updateTable('sanction')
    .set({ ...set, state: transition.to })
    .where('sanction_id', '=', sanction.sanction_id)
    .execute();
  await recordAudit(trx, actor, {
    act: `sanction.${act}`,
    object_kind: 'sanction',
    object_id: sanction.sanction_no,
    detail: { from, to: transition.to },
  });
  const after = await lockSanction(trx, sanction.sanction_id);
  if (!after) throw new Refused('missing', 'resource.missing');
  return after;
}
