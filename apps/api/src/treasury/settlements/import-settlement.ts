import { createHash } from 'node:crypto';

import { SETTLEMENT_FILE, type SettlementProblem } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { openFilePart, readWhole } from '../../platform/bodies/file-part.ts';
import { sanitiseFileName } from '../../platform/bodies/receive-file.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { readSettlementFile, type SettlementRow } from './read-settlement-file.ts';
import { type BookedAttempt, listBookedAttempts, listSettledRequests } from './settlements.queries.ts';

export interface UploadedSettlement {
  readonly file_name: string;
  readonly bytes: Buffer;
}

/** Receives the gateway's settlement file from the form field `file`. Refused: invalid at `file` when it is missing, empty or too large. */
export async function receiveSettlementFile(request: FastifyRequest): Promise<UploadedSettlement> {
  const part = await openFilePart(request);
  const bytes = await readWhole(part, SETTLEMENT_FILE.bytes);
  if (bytes === undefined) throw createFieldRefusal('file', 'settlement.too_large');
  if (bytes.length === 0) throw createFieldRefusal('file', 'file.empty');
  return { file_name: sanitiseFileName(part.file_name), bytes };
}

/**
 * Imports a settlement file whole and compares every row with our books; returns its number. Refused: conflict when
 * this file was imported before, invalid with a message for each row that cannot be read or appears twice here or in an
 * earlier file. Nothing is booked before the bank has the money.
 */
export async function importSettlement(
  tx: ActorTransaction,
  { file_name, bytes }: UploadedSettlement,
): Promise<number> {
  const { trx, actor, now, today } = tx;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const newFile = await trx
    .insertInto('settlement_file')
    .values({ sha256, file_name, imported_by: actor.account_id, imported_at: now })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('file_id')
    .executeTakeFirst();
  if (!newFile) throw new Refused('conflict', 'settlement.file_again');
  const settlement = readSettlementFile(bytes, today);
  if (!settlement.rows) throw new Refused('invalid', 'request.invalid', { fields: settlement.problems });
  await refuseSettled(tx, settlement.rows);
  await insertRows(tx, newFile.file_id, settlement.rows);
  await recordAudit(trx, actor, {
    act: 'settlement.import',
    object_kind: 'settlement',
    object_id: newFile.file_id,
    detail: { file_name, sha256, rows: settlement.rows.length },
  });
  await insertEvent(tx, paymentsChanged, {});
  return newFile.file_id;
}

async function refuseSettled({ trx }: ActorTransaction, rows: readonly SettlementRow[]): Promise<void> {
  const before = await listSettledRequests(
    trx,
    rows.map(({ request_id }) => request_id),
  );
  const fields = Object.fromEntries(
    rows
      .filter(({ request_id }) => before.has(request_id))
      .map(({ row_no }): [string, MessageKey] => [`rows.${row_no}.request_id`, 'settlement.settled_before']),
  );
  if (before.size > 0) throw new Refused('invalid', 'request.invalid', { fields });
}

async function insertRows({ trx }: ActorTransaction, file_id: number, rows: readonly SettlementRow[]): Promise<void> {
  const bookedAttempts = new Map(
    (
      await listBookedAttempts(
        trx,
        rows.map(({ request_id }) => request_id),
      )
    ).map((one) => [one.request_id, one]),
  );
  const lines = rows.map((row) => {
    const problem = findSettlementProblem(row, bookedAttempts.get(row.request_id));
    return {
      ...row,
      file_id,
      problem,
      state: problem === null ? ('MATCHED' as const) : ('EXCEPTION' as const),
      decided_by: null,
      deposited_on: null,
      entry_id: null,
    };
  });
  const AT_ONCE = 1_000;
  for (let from = 0; from < lines.length; from += AT_ONCE)
    await trx
      .insertInto('settlement_line')
      .values(lines.slice(from, from + AT_ONCE))
      .execute();
}

const PAID_STATES: readonly BookedAttempt['state'][] = [
  'SUCCEEDED',
  'REFUND_PENDING',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
];

function findSettlementProblem(
  { gross, response_id }: SettlementRow,
  attempt: BookedAttempt | undefined,
): SettlementProblem | null {
  if (!attempt) return 'UNKNOWN';
  if (!PAID_STATES.includes(attempt.state)) return 'UNPAID';
  if (attempt.amount !== gross) return 'AMOUNT';
  return attempt.response_id !== null && attempt.response_id !== response_id ? 'REFERENCE' : null;
}
