import {
  type ReplyBody,
  type Centavos,
  type closeCollection as closeEndpoint,
  type CollectionSheetInput,
  type DepositPlan,
  formatPesosText,
  formatPersonName,
} from '@ebpls/contracts';
import { chequeMachine, getNextState, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { allocateNumber } from '../../platform/database/database.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { loadDecider } from '../../domain/access/separation/second-person.ts';
import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { postEntry } from '../../domain/ledger/ledger.ts';
import { toSheet, computeSheetSums } from './collection-sheet.ts';
import { collectionReported } from '../notices/collection-events.ts';
import type { CollectionKey } from './collections.queries.ts';
import { assertFreshSlips } from './submit-collection-report.ts';
import { findCloseRefusal, type UnclosedCashbook, loadUnclosedCashbook } from './unclosed-cashbook.ts';

/**
 * Another person certifies: the report gets its number, gapless in its month, its receipts are frozen, its deposits are
 * booked, and its content is stored unchanged (domain reference 5.6). Refused: forbidden to the officer, conflict when
 * an earlier day is open or the count no longer fits, invalid when an earlier report has the slip of a deposit.
 */
export async function closeCollection(
  tx: ActorTransaction,
  desk: CollectionKey,
): Promise<ReplyBody<typeof closeEndpoint>> {
  const { trx, actor, now } = tx;
  // The number is allocated first: its row is the lock that lets one report of a month be closed at a time.
  const report_no = await allocateReportNo(tx, desk);
  await lockReceipts(tx, desk);
  const books = await loadUnclosedCashbook(trx, desk, actor.locale);
  const refusal = findCloseRefusal(books, await loadDecider(trx, actor));
  if (refusal) throw refusal;
  await assertFreshSlips(tx, desk, books.plannedDeposits);

  const { undeposited, cash_left } = computeSheetSums(books);
  const sheet: CollectionSheetInput = {
    ...toSheet(books),
    report_no,
    state: 'CLOSED',
    prepared_by: books.draft?.prepared_by ?? '',
    prepared_at: books.draft?.prepared_at ?? null,
    closed_by: await getCloserName(tx),
    closed_at: now.toISOString(),
  };
  const report_id = await insertReport(tx, books, {
    report_no,
    content: JSON.stringify(sheet),
    undeposited,
    cash_left,
  });
  await freezeEntries(tx, books, report_id);
  for (const plan of books.plannedDeposits) await recordDeposit(tx, books, { plan, report_id, report_no });
  await recordAudit(trx, actor, {
    act: 'collection.close',
    object_kind: 'collection',
    object_id: report_no,
    detail: { ...desk, collections: sheet.summary.collections, undeposited: formatPesosText(undeposited) },
  });
  await insertEvent(tx, collectionReported, desk);
  return sheet;
}

/** `26-01-001`, restarting each month (domain reference 6.1). */
async function allocateReportNo({ trx }: ActorTransaction, { day }: CollectionKey): Promise<string> {
  const month = day.slice(5, 7);
  const number = await allocateNumber(trx, `collection:${month}`, getYear(day));
  return `${day.slice(2, 4)}-${month}-${String(number).padStart(3, '0')}`;
}

/** Waits for a cancellation in progress; afterwards the receipts are frozen. */
async function lockReceipts({ trx }: ActorTransaction, { collector_id, fund }: CollectionKey): Promise<void> {
  await sql`
    select receipt_no
    from receipt
    where report_id is null and fund = ${fund} and collector_id is not distinct from ${collector_id}::bigint
    order by entry_id
    for update`.execute(trx);
}

async function getCloserName({ trx, actor }: ActorTransaction): Promise<string> {
  const { firstname, lastname } = await trx
    .selectFrom('account')
    .select(['firstname', 'lastname'])
    .where('id', '=', actor.account_id)
    .executeTakeFirstOrThrow();
  return formatPersonName({ firstname, lastname });
}

interface ReportInput {
  readonly report_no: string;
  readonly content: string;
  readonly undeposited: Centavos;
  readonly cash_left: Centavos;
}

async function insertReport(
  { trx, actor, now }: ActorTransaction,
  { collectionKey, draft }: UnclosedCashbook,
  input: ReportInput,
): Promise<number> {
  const closedReport = { ...input, state: 'CLOSED' as const, closed_by: actor.account_id, closed_at: now };
  const row = draft
    ? await trx
        .updateTable('collection_report')
        .set(closedReport)
        .where('report_id', '=', draft.report_id)
        .returning('report_id')
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('collection_report')
        .values({ ...collectionKey, ...closedReport })
        .returning('report_id')
        .executeTakeFirstOrThrow();
  return row.report_id;
}

async function freezeEntries(
  { trx }: ActorTransaction,
  { collectionKey, entries }: UnclosedCashbook,
  report_id: number,
): Promise<void> {
  const ids = entries.map(({ entry_id }) => entry_id);
  await sql`
    insert into report_entry (entry_id, fund, report_id)
    select unnest(${ids}::bigint[]), ${collectionKey.fund}, ${report_id}::bigint`.execute(trx);
  await sql`
    update receipt
    set report_id = ${report_id}::bigint
    where entry_id = any(${ids}::bigint[]) and report_id is null`.execute(trx);
}

interface DepositRecord {
  readonly plan: DepositPlan;
  readonly report_id: number;
  readonly report_no: string;
}

/** Cash and cheques move from the officer's accounts to the bank's. */
async function recordDeposit(
  tx: ActorTransaction,
  { collectionKey: { fund }, cheques }: UnclosedCashbook,
  { plan, report_id, report_no }: DepositRecord,
): Promise<void> {
  const { trx } = tx;
  const own = cheques.filter(({ cheque_id }) => plan.cheque_ids.includes(cheque_id));
  const byCheque = own.reduce((sum, { amount }) => sum + amount, 0) as Centavos;
  const entry_id = await postEntry(tx, {
    kind: 'DEPOSIT',
    memo: `${report_no} ${plan.bank} ${plan.reference}`,
    lines: [
      { account_code: ACCOUNTS.CASH_BANK.account_code, fund, debit: (plan.cash + byCheque) as Centavos },
      { account_code: ACCOUNTS.CASH_TREASURY.account_code, fund, credit: plan.cash },
      { account_code: ACCOUNTS.CHEQUES_UNCLEARED.account_code, fund, credit: byCheque },
    ],
  });
  await trx.insertInto('report_entry').values({ entry_id, fund, report_id }).execute();
  const { bank, reference, deposited_on, cash } = plan;
  const { deposit_id } = await trx
    .insertInto('bank_deposit')
    .values({ report_id, entry_id, bank, reference, deposited_on, cash, cheques: byCheque })
    .returning('deposit_id')
    .executeTakeFirstOrThrow();
  await depositCheques(tx, own, { fund, deposit_id });
}

async function depositCheques(
  { trx }: ActorTransaction,
  cheques: UnclosedCashbook['cheques'],
  { fund, deposit_id }: { readonly fund: UnclosedCashbook['collectionKey']['fund']; readonly deposit_id: number },
): Promise<void> {
  if (cheques.length === 0) return;
  await trx
    .insertInto('deposited_cheque')
    .values(cheques.map(({ cheque_id, amount }) => ({ cheque_id, amount, fund, deposit_id })))
    .execute();
  const transition = getNextState(chequeMachine, 'HELD', { act: 'deposit', actor: 'system' });
  if ('refused' in transition) return;
  await trx
    .updateTable('cheque')
    .set({ state: transition.to })
    .where(
      'cheque_id',
      'in',
      cheques.map(({ cheque_id }) => cheque_id),
    )
    .where('state', '=', 'HELD')
    .execute();
}
