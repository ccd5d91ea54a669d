// SQL sums of collections from the ledger, shared by the financial reports.

import type { Centavos } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { ACCOUNTS } from '../chart-of-accounts.ts';

interface CollectionPeriod {
  readonly from: string;
  readonly to: string;
}

/**
 * The FROM clause of collections, with the aliases that a report may group by: entry e, line l, receipt r, payment p,
 * application a, business c, collector o.
 */
export const COLLECTED_FROM = sql`
  journal_entry e join journal_line l using (
    entry_id
  ) join receipt r on r.receipt_no = e.receipt_no join payment p on p.payment_id = r.payment_id join bill b on b.bill_id
    = e.bill_id join application a using (
    assessment_id
  ) join business c on c.business_id = a.business_id left join account o on o.id = r.collector_id`;

/** Condition for ledger entries that collected or returned money between two days, both inclusive. */
export function whereCollectedOn({ from, to }: CollectionPeriod): RawBuilder<boolean> {
  return sql`
    (
      e.kind in ('COLLECTION', 'REVERSAL', 'REFUND_DUE')
      and e.posted_on between ${from}::date and ${to}::date
      and l.kind is not null
    )`;
}

/**
 * Number of receipts of those entries, and their money by fund; `reversed` sums amounts that were reversed or are owed
 * back.
 */
export const COLLECTED_SUMS = sql`
  count(distinct e.receipt_no) filter (where e.kind = 'COLLECTION') as receipts,
  coalesce(sum(l.credit) filter (where l.fund = 'GENERAL'), 0)::bigint as general,
  coalesce(sum(l.credit) filter (where l.fund = 'TRUST-BARANGAY'), 0)::bigint as trust_barangay,
  coalesce(sum(l.credit) filter (where l.fund = 'TRUST-BFP'), 0)::bigint as trust_bfp,
  coalesce(sum(l.debit), 0)::bigint as reversed`;

export interface CollectionSums {
  readonly receipts: number;
  readonly general: Centavos;
  readonly trust_barangay: Centavos;
  readonly trust_bfp: Centavos;
  readonly reversed: Centavos;
}

/** Net collections, in centavos: negative on a day on which more was returned than collected. */
export function computeNet({ general, trust_barangay, trust_bfp, reversed }: CollectionSums): Centavos {
  return (general + trust_barangay + trust_bfp - reversed) as Centavos;
}

/** Collections of one day, as in the report of collections. */
export async function loadDayCollections(
  db: Database,
  day: string,
): Promise<{ readonly receipts: number; readonly net: Centavos }> {
  const { rows } = await sql<CollectionSums>`
      select ${COLLECTED_SUMS} from ${COLLECTED_FROM} where ${whereCollectedOn({ from: day, to: day })}`.execute(db);
  const [row] = rows;
  return row ? { receipts: row.receipts, net: computeNet(row) } : { receipts: 0, net: 0 as Centavos };
}

/**
 * Change of the money without a receipt in a period: payments received for no open order and credits, and as `reversed`
 * what was allocated or refunded. With the net collections it is the money received, less refunds due. Centavos.
 */
export async function loadUnallocatedSums(db: Database, { from, to }: CollectionPeriod): Promise<CollectionSums> {
  const { rows } = await sql<CollectionSums>`
    select
      0 as receipts,
      coalesce(sum(m.change) filter (where m.change > 0 and m.fund = 'GENERAL'), 0)::bigint as general,
      coalesce(sum(m.change) filter (where m.change > 0 and m.fund = 'TRUST-BARANGAY'), 0)::bigint as trust_barangay,
      coalesce(sum(m.change) filter (where m.change > 0 and m.fund = 'TRUST-BFP'), 0)::bigint as trust_bfp,
      coalesce(-sum(m.change) filter (where m.change < 0), 0)::bigint as reversed
    from (
      select l.fund, sum(l.credit - l.debit) as change
      from journal_entry e
      join journal_line l using (entry_id)
      where e.posted_on between ${from}::date and ${to}::date
        and l.account_code = ${ACCOUNTS.UNAPPLIED.account_code}
      group by e.entry_id, l.fund
    ) m`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('an aggregate without a row');
  return sums;
}
