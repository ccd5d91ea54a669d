// Lists the red flags of a business, and refuses a renewal or permit release that they block.

import type { FlagBlock, Locale } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { isMessageKey, getMessageText } from '../../../platform/messages/catalogue.ts';
import { Refused } from '../../../platform/refused.ts';

export interface OpenFlag {
  readonly flag_no: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
  readonly blocks: readonly FlagBlock[];
}

/** Unresolved red flags of a business, oldest first. */
export function listOpenFlags(db: Database | Trx, business_id: number): Promise<OpenFlag[]> {
  return db
    .selectFrom('red_flag')
    .select(['flag_no', 'kind', 'params', 'blocks'])
    .where('business_id', '=', business_id)
    .where('state', '=', 'OPEN')
    .orderBy('flag_id')
    .execute();
}

/** Text of a red flag, in the reader's language. */
export function getFlagMessage({ kind, params }: Pick<OpenFlag, 'kind' | 'params'>, locale: Locale): string {
  const key = `flag.${kind}`;
  return isMessageKey(key) ? getMessageText(key, params, locale) : kind;
}

async function findFlagThatStops(
  trx: Database | Trx,
  business_id: number,
  block: FlagBlock,
): Promise<OpenFlag | undefined> {
  return (await listOpenFlags(trx, business_id)).find(({ blocks }) => blocks.includes(block));
}

/** Refused: conflict while a red flag stops renewals of the business (domain reference 3.5). */
export async function refuseHeldRenewal(db: Database | Trx, business_id: number): Promise<void> {
  const flag = await findFlagThatStops(db, business_id, 'RENEW');
  if (flag) throw new Refused('conflict', 'flag.stops_renewal', { params: { flag_no: flag.flag_no } });
}

interface ReleasedHold {
  readonly business_id: number;
  readonly assessment_id: number;
}

/**
 * Refused: conflict while a red flag stops the release, or a cheque of its payment is not cleared; a manager's cheque
 * counts as cash (domain reference 5.4).
 */
export async function refuseHeldRelease(trx: Trx, { business_id, assessment_id }: ReleasedHold): Promise<void> {
  const flag = await findFlagThatStops(trx, business_id, 'RELEASE');
  if (flag) throw new Refused('conflict', 'flag.stops_release', { params: { flag_no: flag.flag_no } });
  await refuseUnclearedCheque(trx, assessment_id);
}

/** Refused: conflict while a cheque of the application's payment is not cleared. */
export async function refuseUnclearedCheque(trx: Trx, assessment_id: number): Promise<void> {
  const { rows } = await sql`
    select
    from cheque q
    join payment p using (payment_id)
    join bill b using (bill_id)
    where b.assessment_id = ${assessment_id}::bigint and q.state in ('HELD', 'DEPOSITED') and not q.is_managers
    limit 1`.execute(trx);
  if (rows.length > 0) throw new Refused('conflict', 'permit.cheque_uncleared');
}
