// Publishes a new version of an office's checklist.

import type {
  ReplyBody,
  ChecklistLine,
  getChecklist,
  publishChecklist as publishEndpoint,
  EndpointInput,
} from '@ebpls/contracts';
import { isAllowed } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { type ChecklistOwner, type ChecklistVersion, findChecklist } from './case-checklist.ts';

type ChecklistReply = ReplyBody<typeof getChecklist>;
type ChecklistInput = EndpointInput<typeof publishEndpoint>['body'];

/** The office or barangay of this person. Refused: missing for one without clearances. */
function getChecklistOwner({ office, brgycode }: Actor): ChecklistOwner {
  if (office === undefined || office === 'bplo' || (office === 'barangay' && brgycode === undefined))
    throw new Refused('missing', 'resource.missing');
  return { office, brgycode: office === 'barangay' ? (brgycode ?? '') : '' };
}

/** The present list of the person's own office, or barangay. */
export async function readChecklist(db: Database | Trx, actor: Actor): Promise<ChecklistReply> {
  const checklist = await findChecklist(db, getChecklistOwner(actor));
  return {
    version: checklist?.version ?? 0,
    items: [...(checklist?.items ?? [])],
    published_at: checklist?.published_at ?? null,
    published_by: checklist?.published_by ?? null,
    may_publish: isAllowed(actor, 'checklist.publish'),
  };
}

/**
 * The head publishes a new version; a case keeps the version that was in force at its arrival. A barangay's first own
 * list continues the numbers of the one of all barangays. Refused: missing (no clearing office), conflict (another
 * version is in force meanwhile), invalid (a number that the list does not have, or has twice).
 */
export async function publishChecklist(
  tx: ActorTransaction,
  { version, items }: ChecklistInput,
): Promise<ChecklistReply> {
  const { trx, actor, now } = tx;
  const owner = getChecklistOwner(actor);
  const before = await findChecklist(trx, owner);
  if ((before?.version ?? 0) !== version) throw new Refused('conflict', 'checklist.newer');
  const insertedVersion = await trx
    .insertInto('office_checklist')
    .values({
      ...owner,
      version: version + 1,
      items: JSON.stringify(numberLines(items, before)),
      published_by: actor.account_id,
      published_at: now,
    })
    // Of two concurrent heads the second one has not seen the version of the first.
    .onConflict((conflict) => conflict.doNothing())
    .returning('checklist_id')
    .executeTakeFirst();
  if (insertedVersion === undefined) throw new Refused('conflict', 'checklist.newer');
  await recordAudit(trx, actor, {
    act: 'checklist.publish',
    object_kind: 'office_checklist',
    object_id: insertedVersion.checklist_id,
    detail: { ...owner, version: version + 1 },
  });
  return readChecklist(trx, actor);
}

/** A line has the same number in every version, so that an answer can be compared with last year's. */
function numberLines(items: ChecklistInput['items'], before: ChecklistVersion | undefined): ChecklistLine[] {
  const knownItems = new Set(before?.items.map(({ item }) => item));
  const seenItems = new Set<string>();
  let last = Math.max(0, ...[...knownItems].map((item) => Number(item.slice(1))));
  return items.map(({ item, ...line }, at) => {
    if (item !== undefined && (!knownItems.has(item) || seenItems.has(item)))
      throw new Refused('invalid', 'checklist.unknown', { fields: { [`items.${at}.item`]: 'checklist.unknown' } });
    if (item !== undefined) seenItems.add(item);
    last += item === undefined ? 1 : 0;
    return { item: item ?? `I${String(last).padStart(2, '0')}`, ...line };
  });
}
