// Reads a financial report with its filters in one snapshot of the ledger.

import { type ReplyBody, type getReport, formatPesosText, type ReportName } from '@ebpls/contracts';

import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import type { Sheet, SheetRow } from '../../platform/spreadsheets/sheet.ts';
import { loadAbstract } from './abstract-of-collections.ts';
import { loadBarangayReport } from './barangay-report.ts';
import { loadCollectionReport } from './collection-report.ts';
import { loadDelinquentReport } from './delinquent-report.ts';
import { loadDifferenceReport } from './difference-report.ts';
import { loadFireReport } from './fire-report.ts';
import { type ReportFilters, type ReportFilterValues, toPeriod, type ReportContext } from './report-period.ts';
import { loadSatisfactionReport } from '../satisfaction/satisfaction-report.ts';
import { loadTaxpayerReport } from './taxpayer-report.ts';
import { loadTrialBalance } from './trial-balance-report.ts';
import { createUnrenewedSheet } from '../../domain/applications/compliance/unrenewed-sheet.ts';

type ReportReply = ReplyBody<typeof getReport>;

const READERS: Readonly<Record<ReportName, (reading: ReportContext) => Promise<Sheet>>> = {
  abstract: loadAbstract,
  barangays: loadBarangayReport,
  fire: loadFireReport,
  collections: loadCollectionReport,
  delinquent: loadDelinquentReport,
  unrenewed: createUnrenewedSheet,
  taxpayers: loadTaxpayerReport,
  'trial-balance': loadTrialBalance,
  differences: loadDifferenceReport,
  satisfaction: loadSatisfactionReport,
};

/** Filters of each report; others are ignored. */
const REPORT_FILTERS: Readonly<Record<ReportName, readonly (keyof ReportFilterValues)[]>> = {
  abstract: ['from', 'to'],
  barangays: ['from', 'to', 'brgycode'],
  fire: ['from', 'to'],
  collections: ['from', 'to', 'by', 'brgycode'],
  delinquent: ['as_of', 'by', 'brgycode', 'minimum'],
  unrenewed: ['as_of', 'brgycode'],
  taxpayers: ['year', 'brgycode'],
  'trial-balance': ['as_of'],
  differences: [],
  satisfaction: ['from', 'to', 'by'],
};

export interface ReportQuery {
  readonly report: ReportName;
  readonly filters: ReportFilters;
}

export interface ReadReport {
  readonly sheet: Sheet;
  readonly period: ReportFilterValues;
}

/** Reads a whole report in one snapshot of the ledger, so that its rows and totals are consistent. */
export async function readSheet(api: Api, { locale }: Actor, { report, filters }: ReportQuery): Promise<ReadReport> {
  const rows = await loadReferenceRows(api.db);
  const reportPeriod = toPeriod(report, filters, api.clock.today());
  const period = {
    ...reportPeriod,
    brgycode: reportPeriod.brgycode === null ? null : rows.barangays.currentCode(reportPeriod.brgycode),
  };
  const view = api.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const sheet = await api.heavyReads.run(() => view.execute((db) => READERS[report]({ ...period, db, rows, locale })));
  return { sheet, period };
}

/**
 * One page of a report. A cursor whose row no longer exists starts again. Not `listRows`: the totals of the sheet need
 * all its rows.
 */
export async function readReport(
  api: Api,
  actor: Actor,
  { cursor, limit, ...query }: ReportQuery & { readonly cursor: string | undefined; readonly limit: number },
): Promise<ReportReply> {
  const { sheet, period } = await readSheet(api, actor, query);
  const start = cursor === undefined ? 0 : sheet.rows.findIndex(({ key }) => key === cursor) + 1;
  const shownRows = sheet.rows.slice(start, start + limit);
  return {
    report: query.report,
    title: getMessageText(sheet.title, {}, actor.locale),
    subtitle: sheet.subtitle,
    note: getMessageText(sheet.note, {}, actor.locale),
    asked: toUsedFilters(query.report, period),
    columns: [...sheet.columns],
    data: shownRows.map((row) => toRowReply(row)),
    foot: sheet.foot && toRowReply(sheet.foot),
    sums: sheet.sums.map(({ label, amount }) => ({ label, amount: formatPesosText(amount) })),
    count: sheet.rows.length,
    next_cursor: start + limit < sheet.rows.length ? (shownRows.at(-1)?.key ?? null) : null,
  };
}

/** The applied filters; those that the report does not have are null. */
export function toUsedFilters(report: ReportName, period: ReportFilterValues): ReportReply['asked'] {
  const getUsed = <K extends keyof ReportFilterValues>(key: K): ReportFilterValues[K] | null =>
    REPORT_FILTERS[report].includes(key) ? period[key] : null;
  const minimum = getUsed('minimum');
  return {
    from: getUsed('from'),
    to: getUsed('to'),
    as_of: getUsed('as_of'),
    year: getUsed('year'),
    by: getUsed('by'),
    brgycode: getUsed('brgycode'),
    minimum: minimum === null ? null : formatPesosText(minimum),
  };
}

function toRowReply({ key, texts = {}, amounts = {}, counts = {} }: SheetRow): ReportReply['data'][number] {
  return {
    key,
    texts: { ...texts },
    amounts: Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, formatPesosText(amount)])),
    counts: { ...counts },
  };
}
