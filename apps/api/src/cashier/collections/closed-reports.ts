// Lists closed reports of collections and deposits and sends them as files.

import {
  type ReplyBody,
  type Centavos,
  type CollectionFile,
  type CollectionSheetInput,
  type listCollectionReports,
  formatPesosText,
  type EndpointInput,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { listRows, orderByNumber } from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';
import type { Fund } from '../../tables/ledger.ts';
import { hasNamePart, toPlainName } from '../../domain/listing/search/name-part.ts';

interface ClosedRow {
  readonly report_id: number;
  readonly report_no: string;
  readonly collector_id: number | null;
  readonly collector_name: string | null;
  readonly fund: Fund;
  readonly day: string;
  readonly closed_at: string;
  readonly closed_by: string;
  readonly collections: string;
  readonly undeposited: Centavos;
}

/** Officers of closed reports whose name has the search text. Each officer is looked at once, not each report. */
async function listNamedCollectors(db: Database, search: string | undefined): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive officer as (
      select min(collector_id) as id from collection_report where state = 'CLOSED'
      union all
      select (select min(collector_id) from collection_report where state = 'CLOSED' and collector_id > officer.id)
      from officer
      where officer.id is not null
    )
    select a.id
    from officer
    join account a using (id)
    where ${hasNamePart(toPlainName(sql`a.full_name`), search)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Condition that a report `p` has the search text in its number, its day or the name of its officer. */
async function whereReportMatches(db: Database, search: string | undefined): Promise<RawBuilder<unknown>> {
  const pattern = toSearchPattern(search);
  if (pattern === null) return sql`true`;
  const isNamed = sql`p.collector_id = any(${await listNamedCollectors(db, search)}::bigint[])`;
  // Numbers and days have digits: a name alone is not looked for among all of them.
  return /[\d-]/.test(pattern)
    ? sql`(${isNamed} or p.report_no like ${pattern} or p.day::text like ${pattern})`
    : isNamed;
}

/** Closed reports, the newest first. */
export async function loadReportPage(
  { db }: Api,
  { locale }: Actor,
  { search, ...page }: EndpointInput<typeof listCollectionReports>['query'],
): Promise<ReplyBody<typeof listCollectionReports>> {
  const { pageRows, next_cursor } = await listRows({
    db,
    select: sql<ClosedRow>`
      select
        p.report_id, p.report_no, p.collector_id, o.full_name as collector_name, p.fund, p.day,
        p.closed_at, g.full_name as closed_by, p.content->'summary'->>'collections' as collections,
        p.undeposited
      from collection_report p
      left join account o on o.id = p.collector_id
      join account g on g.id = p.closed_by`,
    where: [sql`p.state = 'CLOSED'`, await whereReportMatches(db, search)],
    order: orderByNumber('p.report_id', 'newest'),
    ...page,
    getKey: ({ report_no, report_id }) => [report_no, report_id],
  });
  const data = pageRows.map(({ report_id: _row, collector_id, collector_name, undeposited, ...row }) => ({
    ...row,
    state: 'CLOSED' as const,
    collector: collector_id === null ? 'electronic' : String(collector_id),
    collector_name: collector_name ?? getMessageText('collection.electronic', {}, locale),
    undeposited: formatPesosText(undeposited),
  }));
  return { data, next_cursor };
}

/** A closed report as it was certified. Refused: missing. */
export async function getClosedReport(db: Database, report_no: string): Promise<CollectionSheetInput> {
  const row = await db
    .selectFrom('collection_report')
    .select('content')
    .where('report_no', '=', report_no)
    .executeTakeFirst();
  if (!row?.content) throw new Refused('missing', 'resource.missing');
  return row.content;
}

const FILE_TYPES: Readonly<Record<CollectionFile, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** A closed report as a file; the modules for PDF and workbooks are loaded on first use. */
export async function reportFile(
  api: Api,
  report: CollectionSheetInput,
  format: CollectionFile,
): Promise<{ type: string; bytes: Buffer }> {
  if (format === 'pdf')
    return {
      type: FILE_TYPES.pdf,
      bytes: await (await import('./collection-pdf.ts')).renderCollectionPdf(api, report),
    };
  const { renderCollectionCsv: csvOfCollection, renderCollectionWorkbook: workbookOfCollection } =
    await import('./collection-files.ts');
  return {
    type: FILE_TYPES[format],
    bytes: format === 'csv' ? csvOfCollection(report) : await workbookOfCollection(report),
  };
}
