import type { CollectedBy } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import {
  COLLECTED_FROM,
  COLLECTED_SUMS,
  type Collected,
  collectedOn,
  netOf,
} from '../../domain/accounting-history/collected.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { column, type Sheet, type SheetRow, totalRow } from '../../platform/spreadsheets/sheet.ts';
import { periodInWords, type Reading } from './period.ts';

/** What each way of adding up groups by; the main line of business is the first one registered. */
const GROUPS: Readonly<Record<CollectedBy, RawBuilder<string>>> = {
  day: sql`to_char(e.posted_on, 'YYYY-MM-DD')`,
  month: sql`to_char(e.posted_on, 'YYYY-MM')`,
  channel: sql`p.channel`,
  collector: sql`coalesce(o.full_name, '')`,
  barangay: sql`a.brgycode`,
  line: sql`coalesce(c.line_ids[1], '')`,
};

const MONEY = ['general', 'trust_barangay', 'trust_bfp', 'reversed', 'net'] as const;

/**
 * Receipts of a period added up by day, month, channel, collector, barangay or main line of business (domain reference
 * 6.3).
 */
export async function collections(reading: Reading): Promise<Sheet> {
  const { db, locale, from, to, by, brgycode } = reading;
  const grouping = by as CollectedBy; // the period of this report knows no other
  const { rows } = await sql<Collected & { readonly group: string }>`
    select ${GROUPS[grouping]} as "group", ${COLLECTED_SUMS}
    from ${COLLECTED_FROM}
    where ${collectedOn({ from, to })} and (${brgycode}::text is null or a.brgycode = ${brgycode})
    group by 1 order by 1`.execute(db);
  const lines = rows.map(({ group, receipts, ...money }): SheetRow => ({
    key: group,
    texts: { [grouping]: groupWord(reading, grouping, group) },
    counts: { receipts },
    amounts: { ...money, net: netOf({ receipts, ...money }) },
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
