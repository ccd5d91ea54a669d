import {
  type ReplyBody,
  type DepositPlan,
  type prepareCollection as prepareEndpoint,
  type EndpointInput,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { loadDecider } from '../../domain/access/separation/second-person.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { sumCheques, computeSheetSums } from './collection-sheet.ts';
import { collectionReported } from '../notices/collection-events.ts';
import type { CollectionKey } from './collections.queries.ts';
import {
  toOpenCollectionReply,
  findMiscount,
  type UnclosedCashbook,
  loadUnclosedCashbook,
} from './unclosed-cashbook.ts';

type PreparationInput = EndpointInput<typeof prepareEndpoint>['body'];

/**
 * Submits the officer's report of collections, with the cash count and the planned deposits. Refused: forbidden to anybody else, conflict when the count
 * differs from the cash, invalid when the deposits exceed the money held.
 */
export async function submitCollectionReport(
  tx: ActorTransaction,
  desk: CollectionKey,
  { counts, deposits }: PreparationInput,
): Promise<ReplyBody<typeof prepareEndpoint>> {
  const { trx, actor, now } = tx;
  if (desk.collector_id !== actor.account_id) throw new Refused('forbidden', 'collection.not_own');
  // Serialises the counts of an officer, so that a second click finds the draft of the first.
  await trx.selectFrom('account').select('id').where('id', '=', actor.account_id).forNoKeyUpdate().execute();
  const books = await loadUnclosedCashbook(trx, desk, actor.locale);
  if (new Set(counts.map(({ value }) => value)).size !== counts.length)
    throw createFieldRefusal('counts', 'collection.value_duplicate');
  const differs = findMiscount(books, counts);
  if (differs) throw differs;
  checkDeposits(books, deposits);
  await assertFreshSlips(tx, desk, deposits);

  const preparation = {
    counts: JSON.stringify(counts),
    deposits: JSON.stringify(deposits),
    prepared_by: actor.account_id,
    prepared_at: now,
  };
  if (books.draft)
    await trx
      .updateTable('collection_report')
      .set(preparation)
      .where('report_id', '=', books.draft.report_id)
      .execute();
  else
    await trx
      .insertInto('collection_report')
      .values({ ...desk, ...preparation })
      .execute();
  await recordAudit(trx, actor, {
    act: 'collection.prepare',
    object_kind: 'collection',
    object_id: `${desk.collector_id} ${desk.fund} ${desk.day}`,
  });
  await insertEvent(tx, collectionReported, desk);
  return toOpenCollectionReply(await loadUnclosedCashbook(trx, desk, actor.locale), await loadDecider(trx, actor));
}

/**
 * One slip proves one deposit, so that money of a later day cannot be covered by the slip of an earlier one. Funds and
 * officers whose money was deposited together share its slip. Refused: invalid at the deposit.
 */
export async function assertFreshSlips(
  { trx }: Pick<ActorTransaction, 'trx'>,
  { collector_id, day }: CollectionKey,
  deposits: readonly DepositPlan[],
): Promise<void> {
  for (const [index, { bank, reference, deposited_on }] of deposits.entries()) {
    const { rows } = await sql<{ report_no: string }>`
      select r.report_no
      from bank_deposit d
      join collection_report r using (report_id)
      where lower(d.bank) = lower(${bank})
        and lower(d.reference) = lower(${reference})
        and (
          d.deposited_on <> ${deposited_on}::date
          or (r.collector_id is not distinct from ${collector_id}::bigint and r.day <> ${day}::date)
        )
      limit 1`.execute(trx);
    const [former] = rows;
    if (former)
      throw new Refused('invalid', 'collection.slip_used', {
        params: { report_no: former.report_no },
        fields: { [`deposits.${index}.reference`]: 'collection.slip_used' },
      });
  }
}

function checkDeposits(books: UnclosedCashbook, deposits: readonly DepositPlan[]): void {
  const deposited_ids = deposits.flatMap(({ cheque_ids }) => cheque_ids);
  const isHeld = (id: number): boolean => books.cheques.some(({ cheque_id }) => cheque_id === id);
  if (new Set(deposited_ids).size !== deposited_ids.length || !deposited_ids.every(isHeld))
    throw createFieldRefusal('deposits', 'collection.cheque_removed');
  deposits.forEach((deposit, index) => {
    if (deposit.cash + sumCheques(deposit, books.cheques) === 0)
      throw createFieldRefusal(`deposits.${index}.cash`, 'collection.deposit_empty');
  });
  if (computeSheetSums({ ...books, plannedDeposits: deposits }).cash_left < 0)
    throw createFieldRefusal('deposits', 'collection.too_much_cash');
}
