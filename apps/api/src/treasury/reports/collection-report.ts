// Loads the report of collections by day, month, channel, collector, barangay or line of business.

import type { Centavos, CollectedBy } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import {
  COLLECTED_FROM,
  COLLECTED_SUMS,
  type CollectionSums,
  whereCollectedOn,
  computeNet,
  loadUnallocatedSums,
} from '../../domain/ledger/history/collection-sums.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { defineColumn, type Sheet, type SheetRow, computeTotalRow } from '../../platform/spreadsheets/sheet.ts';
import { formatPeriod, type ReportContext } from './report-period.ts';

/** Grouping expression of each report; the main line of business is the first one registered. */
const GROUPS: Readonly<Record<CollectedBy, RawBuilder<string>>> = {
  day: sql`to_char(e.posted_on, 'YYYY-MM-DD')`,
  month: sql`to_char(e.posted_on, 'YYYY-MM')`,
  channel: sql`p.channel`,
  collector: sql`coalesce(o.full_name, '')`,
  barangay: sql`a.brgycode`,
  line: sql`coalesce(c.line_ids[1], '')`,
};

const COLLECTION_AMOUNTS = ['general', 'trust_barangay', 'trust_bfp', 'reversed', 'net'] as const;

/**
 * Receipts of a period by day, month, channel, collector, barangay or main line of business (domain reference 6.3), and
 * the money without a receipt as a row of its own, so that the total is what was received. It belongs to no barangay.
 */
export async function loadCollectionReport(reading: ReportContext): Promise<Sheet> {
  const { db, locale, from, to, by, brgycode } = reading;
  const grouping = by as CollectedBy; // the period of this report knows no other
  const { rows } = await sql<CollectionSums & { readonly group: string }>`
    select ${GROUPS[grouping]} as "group", ${COLLECTED_SUMS}
    from ${COLLECTED_FROM}
    where ${whereCollectedOn({ from, to })} and (${brgycode}::text is null or a.brgycode = ${brgycode})
    group by 1 order by 1`.execute(db);
  const receiptRows = rows.map(({ group, ...sums }) =>
    toSheetRow(group, { grouping, text: getGroupText(reading, grouping, group) }, sums),
  );
  const unallocatedRows = brgycode === null ? await listUnallocatedRows(reading, grouping) : [];
  const lines = [...receiptRows, ...unallocatedRows];
  return {
    title: 'report.collections',
    note: 'report.collections.note',
    subtitle: [...listPlaceTexts(reading), formatPeriod({ from, to }, locale)].join(' · '),
    columns: [
      defineColumn(locale, grouping, grouping === 'day' ? 'day' : 'text'),
      defineColumn(locale, 'receipts', 'count'),
      ...COLLECTION_AMOUNTS.map((key) => defineColumn(locale, key, 'amount')),
    ],
    rows: lines,
    foot: computeTotalRow(lines, locale, { label: grouping, amounts: COLLECTION_AMOUNTS, counts: ['receipts'] }),
    sums: unallocatedRows.length === 0 ? [] : toReceivedSums(reading, receiptRows, unallocatedRows),
  };
}

function toSheetRow(
  key: string,
  { grouping, text }: { readonly grouping: CollectedBy; readonly text: string },
  { receipts, ...amounts }: CollectionSums,
): SheetRow {
  return {
    key,
    texts: { [grouping]: text },
    counts: { receipts },
    amounts: { ...amounts, net: computeNet({ receipts, ...amounts }) },
  };
}

async function listUnallocatedRows(
  { db, from, to, locale }: ReportContext,
  grouping: CollectedBy,
): Promise<SheetRow[]> {
  const sums = await loadUnallocatedSums(db, { from, to });
  const text = getMessageText('report.unallocated', {}, locale);
  return Object.values(sums).every((amount) => amount === 0)
    ? []
    : [toSheetRow('unallocated', { grouping, text }, sums)];
}

/** How the receipts and the money without a receipt add up to the total. */
function toReceivedSums(
  { locale }: ReportContext,
  receiptRows: readonly SheetRow[],
  unallocatedRows: readonly SheetRow[],
): Sheet['sums'] {
  const sumNet = (rows: readonly SheetRow[]) =>
    rows.reduce((sum, { amounts }) => sum + (amounts?.['net'] ?? 0), 0) as Centavos;
  return [
    { label: getMessageText('report.sum.receipts_net', {}, locale), amount: sumNet(receiptRows) },
    { label: getMessageText('report.unallocated', {}, locale), amount: sumNet(unallocatedRows) },
    {
      label: getMessageText('report.sum.total_received', {}, locale),
      amount: sumNet([...receiptRows, ...unallocatedRows]),
    },
  ];
}

function getGroupText({ rows, locale }: ReportContext, grouping: CollectedBy, group: string): string {
  if (grouping === 'barangay') return rows.barangays.get(group)?.name ?? group;
  if (grouping === 'line') return rows.lines.get(group)?.name[locale] ?? group;
  return grouping === 'collector' && group === '' ? getMessageText('report.electronic', {}, locale) : group;
}

function listPlaceTexts({ rows, locale, brgycode }: ReportContext): string[] {
  return brgycode === null
    ? []
    : [getMessageText('report.of_barangay', { name: rows.barangays.get(brgycode)?.name ?? brgycode }, locale)];
}
