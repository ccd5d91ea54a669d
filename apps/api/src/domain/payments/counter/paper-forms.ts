// Lists and records the accountable receipt forms that a cashier uses.

import type { FormOutcome } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { ActorTransaction } from '../../../platform/transactions/transaction.ts';

export interface PaperForm {
  readonly serial: number;
  readonly booklet_id: number;
}

const SERIAL_DIGITS = 7;

/** Printed number of a form, `0012345`. */
export function formatSerial(serial: number): string {
  return String(serial).padStart(SERIAL_DIGITS, '0');
}

/** The next unused numbers of a cashier: booklets in the order of their assignment, each from its first number. */
export async function listNextForms(db: Database | Trx, holder_id: number, count: number): Promise<PaperForm[]> {
  const { rows } = await sql<PaperForm>`
    select s.serial::bigint as serial, b.booklet_id
    from form_booklet b
    cross join lateral generate_series(b.first_no, b.last_no) as s(serial)
    where b.holder_id = ${holder_id}::bigint and not exists (select from used_form u where u.serial = s.serial)
    order by b.booklet_id, s.serial
    limit ${count}`.execute(db);
  return rows;
}

/** Locks a cashier's booklets, so that two windows of one cashier never use one number. */
export async function lockBooklets(trx: Trx, holder_id: number): Promise<void> {
  await sql`
    select booklet_id from form_booklet where holder_id = ${holder_id}::bigint order by booklet_id for update`.execute(
    trx,
  );
}

interface FormUse {
  readonly fate: FormOutcome;
  readonly receipt_no?: string;
  readonly reason?: string;
}

/** Records the fate of a form; its number is never used again. */
export async function recordFormUse(
  { trx, actor, today, now }: ActorTransaction,
  form: PaperForm,
  { fate, receipt_no, reason = '' }: FormUse,
): Promise<void> {
  await trx
    .insertInto('used_form')
    .values({
      serial: form.serial,
      booklet_id: form.booklet_id,
      fate,
      receipt_no: receipt_no ?? null,
      reason,
      account_id: actor.account_id,
      used_on: today,
      used_at: now,
    })
    .execute();
}
