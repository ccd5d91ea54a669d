import type { Answer, claimClearance as claimEndpoint } from '@ebpls/contracts';
import { type Actor as RulesActor, type ClearanceAct, clearanceMachine, move } from '@ebpls/rules';
import type { Updateable } from 'kysely';

import { audit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ApplicationRow, lockApplicationById } from '../../domain/applications/find-application.ts';
import { nudgeApplication } from '../../domain/applications/tell.ts';
import { addTimeline } from '../../domain/applications/timeline.ts';
import type { ActorTransaction, Transaction } from '../../domain/transactions/transaction.ts';
import { partsOfOffice } from '../../domain/application-views/queue.ts';
import type { Tables } from '../../tables/tables.ts';
import { findPart, lockPart, type Part } from './clearances.queries.ts';

export type Decided = Answer<typeof claimEndpoint>;

/** A part with its application, both locked. */
export interface OpenCase {
  readonly part: Part;
  readonly application: ApplicationRow;
}

/** Which part an office's person plays: its head decides what others may not. */
export function partOf({ permissions }: Pick<Actor, 'permissions'>): RulesActor {
  return permissions.includes('office_head') ? 'office_head' : 'office';
}

/**
 * Locks a part of the person's own office, its application first, as every act does, so that no two acts wait for each
 * other. Refused: missing (another office's), forbidden (the person's own business), conflict (the application is not
 * with the offices).
 */
export async function openCase(tx: ActorTransaction, clearance_id: number): Promise<OpenCase> {
  const { trx, actor } = tx;
  const found = await findPart(trx, clearance_id, partsOfOffice(actor));
  if (!found) throw new Refused('missing', 'thing.missing');
  const application = await lockApplicationById(tx, found.assessment_id);
  const part = await lockPart(trx, clearance_id, partsOfOffice(actor));
  if (!part) throw new Refused('missing', 'thing.missing');
  refuseUnlessInClearance(part, application);
  return { part, application };
}

/** An ended application ends its parts; the reason is said with the word of the part when it has one. */
export function refuseUnlessInClearance(part: Pick<Part, 'state'>, { state }: Pick<ApplicationRow, 'state'>): void {
  if (state === 'IN_CLEARANCE') return;
  throw new Refused('conflict', part.state === 'CANCELLED' ? 'clearance.is.CANCELLED' : `application.is.${state}`);
}

interface ClearanceMoveInput {
  readonly act: ClearanceAct;
  readonly as: RulesActor;
  readonly set?: Updateable<Tables['clearance']>;
  readonly note?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Refused: conflict when the act has no place in this state, forbidden when it is another's to do. */
export function checkPartMove(
  part: Pick<Part, 'state'>,
  { act, as }: Pick<ClearanceMoveInput, 'act' | 'as'>,
): Part['state'] {
  const moved = move(clearanceMachine, part.state, { act, actor: as });
  if (!('refused' in moved)) return moved.to;
  if (moved.refused === 'state.not_yours') throw new Refused('forbidden', 'clearance.head_only');
  throw new Refused('conflict', `clearance.is.${part.state}`);
}

/** Moves a locked part along the life table: row, history, audit and nudge. */
export async function movePart(
  tx: Transaction,
  { part, application }: OpenCase,
  input: ClearanceMoveInput,
): Promise<Decided> {
  const state = checkPartMove(part, input);
  await tx.trx
    .updateTable('clearance')
    .set({ ...input.set, state, updated_at: tx.now })
    .where('clearance_id', '=', part.clearance_id)
    .execute();
  await addTimeline(tx, part.assessment_id, {
    act: `clearance.${input.act}`,
    office: part.office,
    note: input.note ?? '',
    params: input.params ?? {},
  });
  await audit(tx.trx, tx.actor, {
    act: `clearance.${input.act}`,
    object_kind: 'clearance',
    object_id: part.clearance_id,
    detail: { from: part.state, to: state, office: part.office },
  });
  await nudgeApplication(tx, application, [part.office]);
  return { clearance_id: part.clearance_id, state, clearance_no: input.set?.clearance_no ?? part.clearance_no };
}
