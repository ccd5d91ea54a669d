// Confirms the bank deposits of a settlement file, decides its unmatched rows and closes it.

import type { Centavos } from '@ebpls/contracts';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { type EntryLine, postEntry } from '../../domain/ledger/ledger.ts';
import { sumRows } from './settlement-reply.ts';
import { type LineRow, listSettlementLines, listShares, lockFile } from './settlements.queries.ts';

async function listLockedLines({ trx }: ActorTransaction, file_id: number): Promise<LineRow[]> {
  if (!(await lockFile(trx, file_id))) throw new Refused('missing', 'resource.missing');
  return listSettlementLines(trx, file_id);
}

interface Deposit {
  readonly bank_reference: string;
  readonly deposited_on: string;
}

/**
 * Records that the bank has the money of one reference: the ledger follows in each fund by the gateway's debt; its
 * charges are borne by the municipality. Refused: invalid when no matched row has the reference or the day is in the
 * future.
 */
export async function confirmDeposit(
  tx: ActorTransaction,
  file_id: number,
  { bank_reference, deposited_on }: Deposit,
): Promise<void> {
  const { trx, actor, today } = tx;
  if (deposited_on > today) throw createFieldRefusal('deposited_on', 'settlement.day_in_future');
  const rows = (await listLockedLines(tx, file_id)).filter(
    (line) => line.bank_reference === bank_reference && line.state === 'MATCHED',
  );
  if (rows.length === 0) throw createFieldRefusal('bank_reference', 'settlement.reference_unknown');
  const entry_id = await postEntry(tx, {
    kind: 'SETTLEMENT',
    effective_on: deposited_on,
    memo: bank_reference,
    lines: await listEntryLines(tx, rows),
  });
  const ids = rows.map(({ line_id }) => line_id);
  await trx
    .updateTable('settlement_line')
    .set({ state: 'DEPOSITED', deposited_on, entry_id, decided_by: actor.account_id })
    .where('line_id', 'in', ids)
    .execute();
  await recordAudit(trx, actor, {
    act: 'settlement.deposit',
    object_kind: 'settlement',
    object_id: file_id,
    detail: { bank_reference, deposited_on, rows: rows.length, entry_id },
  });
  await insertEvent(tx, paymentsChanged, {});
}

async function listEntryLines({ trx }: ActorTransaction, rows: readonly LineRow[]): Promise<EntryLine[]> {
  const [gross, fee] = [sumRows(rows, (row) => row.gross), sumRows(rows, (row) => row.fee)];
  const trusts = await listShares(
    trx,
    rows.map(({ request_id }) => request_id),
  );
  const generalFund = (gross - sumRows(trusts, ({ amount }) => amount)) as Centavos;
  return [
    ...toBankLines('GENERAL', (generalFund - fee) as Centavos),
    { account_code: ACCOUNTS.GATEWAY_FEES.account_code, fund: 'GENERAL', debit: fee },
    ...toGatewayLines('GENERAL', generalFund),
    ...trusts.flatMap(({ fund, amount }) => [...toBankLines(fund, amount), ...toGatewayLines(fund, amount)]),
  ];
}

/** A charge larger than the municipality's own share is paid out of its bank account. */
function toBankLines(fund: EntryLine['fund'], amount: Centavos): EntryLine[] {
  const { account_code } = ACCOUNTS.CASH_BANK;
  return [amount >= 0 ? { account_code, fund, debit: amount } : { account_code, fund, credit: -amount as Centavos }];
}

function toGatewayLines(fund: EntryLine['fund'], amount: Centavos): EntryLine[] {
  const { account_code } = ACCOUNTS.GATEWAY;
  return [amount >= 0 ? { account_code, fund, credit: amount } : { account_code, fund, debit: -amount as Centavos }];
}

interface RowDecision {
  readonly line_id: number;
  readonly decision: 'accept' | 'set_aside';
  readonly remarks: string;
}

/**
 * Accepts a row, or closes it without booking. Refused: conflict when it waits for no decision, or is to be accepted
 * and matches no payment of ours.
 */
export async function decideRow(
  tx: ActorTransaction,
  file_id: number,
  { line_id, decision, remarks }: RowDecision,
): Promise<void> {
  const { trx, actor } = tx;
  const line = (await listLockedLines(tx, file_id)).find((one) => one.line_id === line_id);
  if (!line) throw new Refused('missing', 'resource.missing');
  if (line.state !== 'EXCEPTION') throw new Refused('conflict', 'settlement.not_open');
  const isAccepted = decision === 'accept';
  if (isAccepted && (line.problem === 'UNKNOWN' || line.problem === 'UNPAID'))
    throw new Refused('conflict', 'settlement.cannot_accept');
  await trx
    .updateTable('settlement_line')
    .set({ state: isAccepted ? 'MATCHED' : 'CLOSED', remarks, decided_by: actor.account_id })
    .where('line_id', '=', line_id)
    .execute();
  await recordAudit(trx, actor, {
    act: `settlement.${decision}`,
    object_kind: 'settlement',
    object_id: file_id,
    detail: { row_no: line.row_no, problem: line.problem, remarks },
  });
  await insertEvent(tx, paymentsChanged, {});
}

/** Closes a file. Refused: conflict while a row is neither deposited nor decided, or when it is closed. */
export async function closeSettlement(tx: ActorTransaction, file_id: number): Promise<void> {
  const { trx, actor } = tx;
  const lines = await listLockedLines(tx, file_id);
  if (lines.some(({ state }) => state === 'MATCHED' || state === 'EXCEPTION'))
    throw new Refused('conflict', 'settlement.still_open');
  if (lines.every(({ state }) => state === 'CLOSED')) throw new Refused('conflict', 'settlement.closed_already');
  await trx.updateTable('settlement_line').set({ state: 'CLOSED' }).where('file_id', '=', file_id).execute();
  await recordAudit(trx, actor, { act: 'settlement.close', object_kind: 'settlement', object_id: file_id });
  await insertEvent(tx, paymentsChanged, {});
}
