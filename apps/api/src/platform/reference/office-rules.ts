// Loads the municipality's settings about gateway money: refund limit and time limits.

import type { Centavos } from '@ebpls/contracts';
import * as v from 'valibot';

import type { Database, Trx } from '../database/database.ts';

const WholeDays = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const OfficeRules = v.object({
  /** Limit in centavos up to which one treasurer refunds alone. */
  refund_alone_most: v.pipe(
    WholeDays,
    v.transform((amount) => amount as Centavos),
  ),
  /** Working days after which a payment should appear in a settlement file. */
  payout_wd: WholeDays,
  /** Working days for the answer to an owner's claim. */
  answer_wd: WholeDays,
});
export type OfficeRules = v.InferOutput<typeof OfficeRules>;

/** Rules of the municipality about money of the gateway: one row of the settings. */
export async function loadOfficeRules(db: Database | Trx): Promise<OfficeRules> {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'gateway_office')
    .executeTakeFirstOrThrow();
  return v.parse(OfficeRules, value);
}
