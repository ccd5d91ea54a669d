// Fills in the filters and the period of a financial report.

import {
  type Centavos,
  COLLECTED_BY,
  type CollectedBy,
  DELINQUENT_BY,
  type DelinquentBy,
  type getReport,
  type Locale,
  type EndpointInput,
  type ReportName,
  SATISFACTION_BY,
  type SatisfactionBy,
} from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { createFieldRefusal } from '../../platform/refused.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { formatPeso } from '../../platform/format.ts';

export type ReportFilters = Omit<EndpointInput<typeof getReport>['query'], 'cursor' | 'limit'>;

/** The filters of a report, defaults filled in: this month, today, this year. */
export interface ReportFilterValues {
  readonly from: string;
  readonly to: string;
  readonly as_of: string;
  readonly year: number;
  readonly by: CollectedBy | DelinquentBy | SatisfactionBy;
  readonly brgycode: string | null;
  readonly minimum: Centavos;
}

/** Inputs of a report. */
export interface ReportContext extends ReportFilterValues {
  readonly db: Database;
  readonly rows: ReferenceRows;
  readonly locale: Locale;
}

/**
 * Period of the filters on a day. Refused: invalid when the period ends before it begins or the report has no such
 * grouping.
 */
export function toPeriod(report: ReportName, filters: ReportFilters, today: string): ReportFilterValues {
  const { to = today, as_of = today, year = getYear(today), brgycode = null, minimum = 0 as Centavos } = filters;
  const { from = `${to.slice(0, 8)}01` } = filters;
  if (to < from) throw createFieldRefusal('to', 'report.period_reversed');
  return { from, to, as_of, year, by: getGrouping(report, filters.by), brgycode, minimum };
}

function getGrouping(report: ReportName, by: ReportFilters['by']): ReportFilterValues['by'] {
  const groupings = listGroupings(report);
  const first = groupings[0];
  if (by === undefined) return first;
  const grouping = groupings.find((one) => one === by);
  if (grouping === undefined) throw createFieldRefusal('by', 'report.unknown_grouping');
  return grouping;
}

/** Groupings of a report; the first is the default. */
function listGroupings(report: ReportName): readonly [ReportFilterValues['by'], ...ReportFilterValues['by'][]] {
  if (report === 'delinquent') return DELINQUENT_BY;
  return report === 'satisfaction' ? SATISFACTION_BY : COLLECTED_BY;
}

/** `1 Jan 2026 to 31 Jan 2026`. */
export function formatPeriod({ from, to }: Pick<ReportFilterValues, 'from' | 'to'>, locale: Locale): string {
  return getMessageText('report.period', { from, to }, locale);
}

export function formatReportDay(as_of: string, locale: Locale): string {
  return getMessageText('report.as_of', { day: as_of }, locale);
}

/** Text of the minimum amount, when there is one. */
export function listMinimumTexts(minimum: Centavos, locale: Locale): string[] {
  return minimum > 0 ? [getMessageText('report.at_least', { amount: formatPeso(minimum) }, locale)] : [];
}
