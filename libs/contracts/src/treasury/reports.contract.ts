import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Amount, BarangayCode, Day, ListQuery, Pesos } from '../shared/primitives.ts';

/** The reports: the treasurer's, read from the ledger (domain reference 5.6, 5.7, 6.3), and the clients' satisfaction. */
export const REPORTS = [
  'abstract',
  'barangays',
  'fire',
  'collections',
  'delinquent',
  'unrenewed',
  'taxpayers',
  'trial-balance',
  'differences',
  'satisfaction',
] as const;
export const ReportName = v.picklist(REPORTS, 'report.unknown');
export type ReportName = (typeof REPORTS)[number];

/** Groupings of the summary of collections. */
export const COLLECTED_BY = ['day', 'month', 'channel', 'collector', 'barangay', 'line'] as const;
export type CollectedBy = (typeof COLLECTED_BY)[number];

/** Delinquents as one row for each business, or for each of its unpaid installments. */
export const DELINQUENT_BY = ['business', 'installment'] as const;
export type DelinquentBy = (typeof DELINQUENT_BY)[number];

/** Satisfaction of clients by question, by service, on the Citizen's Charter, or what was suggested (ARTA MC 2022-05). */
export const SATISFACTION_BY = ['question', 'service', 'charter', 'suggestion'] as const;
export type SatisfactionBy = (typeof SATISFACTION_BY)[number];

/** A filter that a report does not know is left aside by it. */
const reportFilters = {
  from: v.optional(Day),
  to: v.optional(Day),
  as_of: v.optional(Day),
  year: v.optional(v.pipe(v.string(), v.regex(/^20\d{2}$/, 'year.format'), v.transform(Number))),
  by: v.optional(v.picklist([...COLLECTED_BY, ...DELINQUENT_BY, ...SATISFACTION_BY], 'report.unknown_grouping')),
  brgycode: v.optional(BarangayCode),
  /** Only who owes at least so much. */
  minimum: v.optional(Amount),
};

/** How a column is read and drawn. Shares are per cent with two decimals, as text. */
export const ReportColumn = v.object({
  key: v.string(),
  title: v.string(),
  kind: v.picklist(['text', 'day', 'count', 'amount', 'share']),
});
export type ReportColumn = v.InferOutput<typeof ReportColumn>;

/** One line; the record of its kind holds each cell under the key of its column. */
export const ReportRow = v.object({
  key: v.string(),
  texts: v.record(v.string(), v.string()),
  amounts: v.record(v.string(), Pesos),
  counts: v.record(v.string(), v.number()),
});
export type ReportRow = v.InferOutput<typeof ReportRow>;

export const Report = v.object({
  report: ReportName,
  title: v.string(),
  /** The period or day, in words. */
  subtitle: v.string(),
  /** How the figures came about. */
  note: v.string(),
  /** The filters that were used, defaults filled in. */
  asked: v.object({
    from: v.nullable(Day),
    to: v.nullable(Day),
    as_of: v.nullable(Day),
    year: v.nullable(v.number()),
    by: v.nullable(v.string()),
    brgycode: v.nullable(v.string()),
    minimum: v.nullable(Pesos),
  }),
  columns: v.array(ReportColumn),
  data: v.array(ReportRow),
  /** The totals of all rows, also of those on other pages. */
  foot: v.nullable(ReportRow),
  /** Totals that are no column. */
  sums: v.array(v.object({ label: v.string(), amount: Pesos })),
  count: v.number(),
  next_cursor: v.nullable(v.string()),
});
export type Report = v.InferOutput<typeof Report>;

const ReportPath = v.object({ report: ReportName });

export const getReport = defineEndpoint({
  method: 'GET',
  path: '/api/reports/:report',
  summary: 'Get a treasurer’s report in pages',
  params: ReportPath,
  query: v.object({ ...reportFilters, cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: Report,
});

export const downloadReport = defineEndpoint({
  method: 'GET',
  path: '/api/reports/:report/file',
  summary: 'Download the whole report with the same filters as a workbook or CSV file',
  params: ReportPath,
  query: v.object({ ...reportFilters, format: v.picklist(['xlsx', 'csv'], 'report.unknown_format') }),
});
