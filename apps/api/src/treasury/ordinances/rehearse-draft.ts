// Rehearses a draft of the revenue code: a job computes this year's bills with it, to compare the revenue.

import { type ReplyBody, Ordinance, type rehearseDraft as endpoint } from '@ebpls/contracts';
import { Tariff } from '@ebpls/contracts/tariff';
import type { Rules } from '@ebpls/rules';
import { createTariffRules, openTariff } from '@ebpls/rules/tariff';
import { sql } from 'kysely';
import * as v from 'valibot';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { ordinanceChanged } from '../notices/ordinance-events.ts';
import { addToTally, type BothRules, EMPTY_TALLY } from './rehearsal-tally.ts';
import {
  findNewestRehearsal,
  listBills,
  listAbandonedRehearsals,
  readRehearsalBase,
  type RehearsalRow,
  claimRehearsal,
} from './rehearsals.queries.ts';
import { getDraft } from './save-draft.ts';

const REHEARSAL_TASK = 'rehearse_ordinance';
const BILLS_PER_STEP = 500;
const ABANDONED_AFTER_SECONDS = 60;

/** Requests a rehearsal of the current draft; a job does the work. The same draft is rehearsed once a day. */
export async function rehearseDraft(
  tx: ActorTransaction,
  ordinance_version_id: number,
): Promise<ReplyBody<typeof endpoint>> {
  const { trx, actor, now, today } = tx;
  const draft = await getDraft(tx, ordinance_version_id);
  const newestRehearsal = await findNewestRehearsal(trx, ordinance_version_id);
  if (
    newestRehearsal?.revision === draft.revision &&
    (newestRehearsal.state !== 'DONE' || newestRehearsal.asked_on === today)
  )
    return { rehearsal_id: newestRehearsal.rehearsal_id, state: newestRehearsal.state };
  if (draft.parent_id === null) throw new Refused('conflict', 'ordinance.not_published');
  const { rehearsal_id } = await trx
    .insertInto('ordinance_rehearsal')
    .values({
      ordinance_version_id,
      parent_id: draft.parent_id,
      revision: draft.revision,
      content: JSON.stringify(draft.content),
      tally: JSON.stringify(EMPTY_TALLY),
      asked_by: actor.account_id,
      asked_on: today,
      asked_at: now,
    })
    .returning('rehearsal_id')
    .executeTakeFirstOrThrow();
  await enqueueStep(trx, rehearsal_id);
  await recordAudit(trx, actor, {
    act: 'ordinance.rehearse',
    object_kind: 'ordinance',
    object_id: ordinance_version_id,
    detail: { revision: draft.revision, rehearsal_id },
  });
  await insertEvent(tx, ordinanceChanged, { ordinance_version_id });
  return { rehearsal_id, state: 'WAITING' };
}

function enqueueStep(db: Parameters<typeof enqueueJob>[0], rehearsal_id: number): Promise<void> {
  return enqueueJob(db, {
    task: REHEARSAL_TASK,
    payload: { rehearsal_id },
    job_key: `${REHEARSAL_TASK} ${rehearsal_id}`,
  });
}

/** Jobs of the steps, and the timer that continues rehearsals of a stopped process. */
export function registerRehearsalJobs(api: Api): void {
  api.jobs.task(REHEARSAL_TASK, async (payload) => {
    const { rehearsal_id } = v.parse(v.object({ rehearsal_id: v.number() }), payload);
    await rehearseStep(api, rehearsal_id, (trx) => enqueueStep(trx, rehearsal_id));
  });
  api.jobs.task('continue_rehearsals', async () => {
    for (const rehearsal_id of await listAbandonedRehearsals(api.db, ABANDONED_AFTER_SECONDS))
      await enqueueStep(api.db, rehearsal_id);
  });
  api.jobs.cron('* * * * *', 'continue_rehearsals');
}

/**
 * One step: the next five hundred bills and the position are stored together or not at all, so that a process may stop
 * between any two steps. Returns whether there is more; `then` runs in the same transaction when there is.
 */
export async function rehearseStep(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  rehearsal_id: number,
  enqueueNext?: (trx: Trx) => Promise<void>,
): Promise<boolean> {
  const rows = await loadReferenceRows(db);
  return db.transaction().execute(async (trx) => {
    const rehearsal = await claimRehearsal(trx, rehearsal_id);
    if (!rehearsal) return false;
    const now = clock.now();
    const hasMore = await runRehearsalStep(
      trx,
      rehearsal.state === 'WAITING' ? await beginRehearsal(trx, rehearsal) : rehearsal,
      { rows, now },
    );
    const { ordinance_version_id } = rehearsal;
    await insertEvent({ trx, now, actor: undefined }, ordinanceChanged, { ordinance_version_id });
    if (hasMore) await enqueueNext?.(trx);
    return hasMore;
  });
}

async function beginRehearsal(trx: Trx, rehearsal: RehearsalRow): Promise<RehearsalRow> {
  const { tax_year, assessments, first_bill_id } = await readRehearsalBase(trx);
  return { ...rehearsal, tax_year, assessments, last_bill_id: first_bill_id - 1 };
}

async function runRehearsalStep(
  trx: Trx,
  rehearsal: RehearsalRow,
  { rows, now }: { readonly rows: ReferenceRows; readonly now: Date },
): Promise<boolean> {
  const { tax_year, rehearsal_id } = rehearsal;
  const { bills, next } =
    tax_year === null
      ? { bills: [], next: null }
      : await listBills(trx, { tax_year, after: rehearsal.last_bill_id, limit: BILLS_PER_STEP });
  const tally =
    tax_year === null
      ? rehearsal.tally
      : await addToTally(rehearsal.tally, bills, await loadBothRules(trx, { at: rehearsal, rows, tax_year }));
  const doneCount = rehearsal.done + bills.length;
  await trx
    .updateTable('ordinance_rehearsal')
    .set({
      tax_year,
      done: doneCount,
      tally: JSON.stringify(tally),
      last_bill_id: next ?? rehearsal.last_bill_id,
      moved_at: sql<string>`now()`,
      // Bills may have been added since the rehearsal began.
      assessments: next === null ? doneCount : Math.max(doneCount, rehearsal.assessments),
      ...(next === null ? { state: 'DONE', finished_at: now } : { state: 'RUNNING' }),
    })
    .where('rehearsal_id', '=', rehearsal_id)
    .execute();
  return next !== null;
}

/** Both versions as if they were in force that year; places, lines and holidays are today's on both sides. */
async function loadBothRules(
  trx: Trx,
  { at, rows, tax_year }: { readonly at: RehearsalRow; readonly rows: ReferenceRows; readonly tax_year: number },
): Promise<BothRules> {
  const versions = await trx
    .selectFrom('ordinance_version')
    .select(['ordinance_version_id', 'content', 'tariff'])
    .where('ordinance_version_id', 'in', [at.parent_id, at.ordinance_version_id])
    .execute();
  const findVersion = (id: number) => versions.find(({ ordinance_version_id }) => ordinance_version_id === id);
  const effective_on = `${tax_year}-01-01`;
  const toRulesInForce = (content: unknown, tariff: unknown): Rules => {
    const ordinance = { ...v.parse(Ordinance, content), effective_on };
    const { holidays } = rows;
    const rules = { ordinance, holidays, lines: [...rows.lines.values()], barangays: rows.barangays.withFormer() };
    if (tariff === null || tariff === undefined) return rules;
    return createTariffRules(rules, openTariff({ ...v.parse(Tariff, tariff), effective_on }));
  };
  const parent = findVersion(at.parent_id);
  return {
    before: toRulesInForce(parent?.content, parent?.tariff),
    after: toRulesInForce(at.content, findVersion(at.ordinance_version_id)?.tariff),
  };
}
