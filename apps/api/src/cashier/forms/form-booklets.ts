// Assigns booklets of accountable receipt forms to cashiers and records spoiled and lost forms.

import type {
  ReplyBody,
  assignBooklet as assignEndpoint,
  loseForms as loseEndpoint,
  spoilForm as spoilEndpoint,
} from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import { lockBooklets, listNextForms, formatSerial, recordFormUse } from '../../domain/payments/counter/paper-forms.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import {
  countUsedForms,
  isRangeAssigned,
  listCashiers,
  lockBookletWithRange,
  lockBookletTable,
} from './forms.queries.ts';

/** The government's printer binds fifty forms in a booklet (domain reference 5.5). */
const BOOKLET_FORMS = 50;

interface FormRange {
  readonly first_no: number;
  readonly last_no: number;
}

/**
 * Assigns a booklet to a cashier. Refused: invalid when the range is empty or the person no cashier, conflict when a
 * number is assigned already.
 */
export async function assignBooklet(
  tx: ActorTransaction,
  { holder_id, first_no, last_no }: FormRange & { readonly holder_id: number },
): Promise<ReplyBody<typeof assignEndpoint>> {
  const { trx, actor, today, now } = tx;
  if (last_no < first_no || last_no - first_no >= BOOKLET_FORMS) throw createFieldRefusal('last_no', 'form.range');
  if (!(await listCashiers(trx)).some(({ account_id }) => account_id === holder_id))
    throw createFieldRefusal('holder_id', 'form.not_cashier');
  await lockBookletTable(trx);
  if (await isRangeAssigned(trx, first_no, last_no))
    throw new Refused('conflict', 'form.overlap', { fields: { first_no: 'form.overlap' } });
  const { booklet_id } = await trx
    .insertInto('form_booklet')
    .values({ first_no, last_no, holder_id, assigned_by: actor.account_id, assigned_on: today, assigned_at: now })
    .returning('booklet_id')
    .executeTakeFirstOrThrow();
  await recordAudit(trx, actor, {
    act: 'form.assign',
    object_kind: 'booklet',
    object_id: booklet_id,
    detail: { first_no: formatSerial(first_no), last_no: formatSerial(last_no), holder_id },
  });
  return { booklet_id };
}

/** Cancels a spoilt form in its order. Refused: conflict when it is not the next one. */
export async function cancelSpoiledForm(
  tx: ActorTransaction,
  { serial, reason }: { readonly serial: number; readonly reason: string },
): Promise<ReplyBody<typeof spoilEndpoint>> {
  const { trx, actor } = tx;
  await lockBooklets(trx, actor.account_id);
  const [next] = await listNextForms(trx, actor.account_id, 1);
  if (!next) throw new Refused('conflict', 'counter.no_forms');
  if (next.serial !== serial)
    throw new Refused('conflict', 'form.not_next', {
      params: { serial: formatSerial(next.serial) },
      fields: { serial: 'form.not_next' },
    });
  await recordFormUse(tx, next, { fate: 'SPOILED', reason });
  await recordAudit(trx, actor, {
    act: 'form.spoil',
    object_kind: 'form',
    object_id: formatSerial(serial),
    detail: { reason },
  });
  return { serial: formatSerial(serial) };
}

/**
 * Records unused forms as lost, so that they are skipped. Refused: conflict when they are not unused forms of one
 * booklet.
 */
export async function recordLostForms(
  tx: ActorTransaction,
  { first_no, last_no, reason }: FormRange & { readonly reason: string },
): Promise<ReplyBody<typeof loseEndpoint>> {
  const { trx, actor } = tx;
  if (last_no < first_no || last_no - first_no >= BOOKLET_FORMS) throw createFieldRefusal('last_no', 'form.range');
  const booklet = await lockBookletWithRange(trx, first_no, last_no);
  if (!booklet || (await countUsedForms(trx, first_no, last_no)) > 0)
    throw new Refused('conflict', 'form.lost_unknown', { fields: { first_no: 'form.lost_unknown' } });
  const lostCount = last_no - first_no + 1;
  for (let serial = first_no; serial <= last_no; serial += 1)
    await recordFormUse(tx, { serial, booklet_id: booklet.booklet_id }, { fate: 'LOST', reason });
  await recordAudit(trx, actor, {
    act: 'form.lose',
    object_kind: 'booklet',
    object_id: booklet.booklet_id,
    detail: { first_no: formatSerial(first_no), last_no: formatSerial(last_no), reason },
  });
  return { lost: lostCount };
}
