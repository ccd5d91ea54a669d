import { type Centavos, type CollectedBy, messageText } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import { column, type Sheet, type SheetRow, totalRow } from '../../sheets/sheet.ts';
import { periodInWords, type Reading } from './period.ts';

/** What each way of adding up groups by; the main line of business is the first one registered. */
const GROUPS: Readonly<Record<CollectedBy, RawBuilder<string>>> = {
  day: sql`to_char(e.posted_on, 'YYYY-MM-DD')`,
  month: sql`to_char(e.posted_on, 'YYYY-MM')`,
  channel: sql`p.channel`,
  collector: sql`coalesce(o.firstname || ' ' || o.lastname, '')`,
  barangay: sql`a.brgycode`,
  line: sql`coalesce(c.line_ids[1], '')`,
};

interface Collected {
  readonly group: string;
  readonly receipts: number;
  readonly general: Centavos;
  readonly trust_barangay: Centavos;
  readonly trust_bfp: Centavos;
  readonly reversed: Centavos;
}

const MONEY = ['general', 'trust_barangay', 'trust_bfp', 'reversed', 'net'] as const;

/** Receipts of a period added up by day, month, channel, collector, barangay or main line of business (domain reference 6.3). */
export async function collections(reading: Reading): Promise<Sheet> {
  const { db, locale, from, to, by, brgycode } = reading;
  const grouping = by as CollectedBy; // the period of this report knows no other
  const { rows } = await sql<Collected>`
    select ${GROUPS[grouping]} as "group", count(distinct e.receipt_no) filter (where e.kind = 'COLLECTION') as receipts,
      coalesce(sum(l.credit) filter (where l.fund = 'GENERAL'), 0)::bigint as general, coalesce(sum(l.credit) filter (where l.fund = 'TRUST-BARANGAY'), 0)::bigint as trust_barangay,
      coalesce(sum(l.credit) filter (where l.fund = 'TRUST-BFP'), 0)::bigint as trust_bfp, sum(l.debit)::bigint as reversed
    from journal_entry e join journal_line l using (entry_id) join receipt r on r.receipt_no = e.receipt_no join payment p on p.payment_id = r.payment_id
      join bill b on b.bill_id = e.bill_id join application a using (assessment_id) join business c on c.business_id = a.business_id left join account o on o.id = r.collector_id
    where e.kind in ('COLLECTION', 'REVERSAL', 'REFUND_DUE') and e.posted_on between ${from}::date and ${to}::date and l.kind is not null and (${brgycode}::text is null or a.brgycode = ${brgycode})
    group by 1 order by 1`.execute(db);
  const lines = rows.map(({ group, receipts, general, trust_barangay, trust_bfp, reversed }): SheetRow => ({
    key: group,
    texts: { [grouping]: groupWord(reading, grouping, group) },
    counts: { receipts },
    amounts: {
      general,
      trust_barangay,
      trust_bfp,
      reversed,
      net: (general + trust_barangay + trust_bfp - reversed) as Centavos,
    },
  }));
  return {
    title: 'report.collections',
    note: 'report.collections.note',
    subtitle: [...placeOf(reading), periodInWords({ from, to }, locale)].join(' · '),
    columns: [
      column(locale, grouping, grouping === 'day' ? 'day' : 'text'),
      column(locale, 'receipts', 'count'),
      ...MONEY.map((key) => column(locale, key, 'amount')),
    ],
    rows: lines,
    foot: totalRow(lines, locale, { label: grouping, amounts: MONEY, counts: ['receipts'] }),
    sums: [],
  };
}

function groupWord({ rows, locale }: Reading, by: CollectedBy, group: string): string {
  if (by === 'barangay') return rows.barangays.get(group)?.name ?? group;
  if (by === 'line') return rows.lines.get(group)?.name[locale] ?? group;
  return by === 'collector' && group === '' ? messageText('report.electronic', {}, locale) : group;
}

function placeOf({ rows, locale, brgycode }: Reading): string[] {
  return brgycode === null
    ? []
    : [messageText('report.of_barangay', { name: rows.barangays.get(brgycode)?.name ?? brgycode }, locale)];
}
