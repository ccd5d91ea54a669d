import { type ReplyBody, Ordinance, type publishDraft as endpoint } from '@ebpls/contracts';
import * as v from 'valibot';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { isAllowedByException, refuseDependent } from '../../domain/access/separation/second-person.ts';
import { toPublishDecision } from './ordinance-reply.ts';
import { assertEffectiveDay, checkOrdinance } from './check-draft.ts';
import { ordinanceChanged } from '../notices/ordinance-events.ts';
import { lockVersions, readCalendar, type VersionRow } from './ordinances.queries.ts';
import { findProofRefusal } from '../tariff-proofs/check-proof.ts';
import { findProof } from '../tariff-proofs/tariff-proofs.queries.ts';
import { findTariffRefusal, listDraftFindings } from '../tariffs/tariff-findings.ts';
import { findNewestRehearsal } from './rehearsals.queries.ts';
import { getDraft } from './save-draft.ts';

interface DraftInput {
  readonly ordinance_version_id: number;
  readonly reason: string;
}

type MovedDraft = ReplyBody<typeof endpoint>;

/**
 * Publishes a draft: from its first day bills are computed with it; existing bills keep their version. Refused:
 * forbidden to everyone who edited it (separation of duties), conflict when its current content was not rehearsed,
 * invalid when its first day has passed.
 */
export async function publishDraft(
  tx: ActorTransaction,
  { ordinance_version_id, reason }: DraftInput,
): Promise<MovedDraft> {
  const { trx, actor, now } = tx;
  await lockVersions(trx);
  const draft = await getDraft(tx, ordinance_version_id);
  await refuseDependent(tx, toPublishDecision(draft));
  const isExceptional = await isAllowedByException(tx, toPublishDecision(draft));
  const rehearsal = await findNewestRehearsal(trx, ordinance_version_id);
  const isRehearsed = rehearsal?.revision === draft.revision && rehearsal.state === 'DONE';
  // Before the first version there is no bill to rehearse.
  if (draft.parent_id !== null && !isRehearsed) throw new Refused('conflict', 'ordinance.not_rehearsed');
  assertEffectiveDay(draft.effective_on, await readCalendar(trx), 'effective_on');
  await assertComplete(tx, draft);

  await trx
    .updateTable('ordinance_version')
    .set({ state: 'PUBLISHED', published_by: actor.account_id, published_at: now, reason })
    .where('ordinance_version_id', '=', ordinance_version_id)
    .execute();
  const { version, effective_on, revision } = draft;
  const exception = isExceptional ? { exception: 'first_administrators' } : {};
  const detail = {
    version,
    effective_on,
    revision,
    rehearsal_id: rehearsal?.rehearsal_id ?? null,
    reason,
    ...exception,
  };
  await recordAudit(trx, actor, {
    act: 'ordinance.publish',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail,
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id });
  return { ordinance_version_id, state: 'PUBLISHED', revision };
}

/**
 * Refused: conflict while the draft contradicts itself, its tariff has findings without a reason, or its proof by past
 * bills has differences that nobody accepted.
 */
async function assertComplete({ trx, rows, actor }: ActorTransaction, draft: VersionRow): Promise<void> {
  if (draft.tariff !== null) {
    const findings = await listDraftFindings(trx, draft, { rows, locale: actor.locale });
    const proof = await findProof(trx, draft.ordinance_version_id);
    const key = findTariffRefusal(findings) ?? findProofRefusal(proof, draft.revision);
    if (key !== undefined) throw new Refused('conflict', key);
  } else if (checkOrdinance(v.parse(Ordinance, draft.content), rows).length > 0)
    throw new Refused('conflict', 'ordinance.incomplete');
}

/** Withdraws a draft; it stays readable, and another may be started. */
export async function withdrawDraft(
  tx: ActorTransaction,
  { ordinance_version_id, reason }: DraftInput,
): Promise<MovedDraft> {
  const { trx, actor } = tx;
  const { revision, version } = await getDraft(tx, ordinance_version_id);
  await trx
    .updateTable('ordinance_version')
    .set({ state: 'WITHDRAWN', reason })
    .where('ordinance_version_id', '=', ordinance_version_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'ordinance.withdraw',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { version, reason },
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id });
  return { ordinance_version_id, state: 'WITHDRAWN', revision };
}
