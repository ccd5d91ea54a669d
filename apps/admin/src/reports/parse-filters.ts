import { COLLECTED_BY, DELINQUENT_BY, type ReportName, SATISFACTION_BY } from '@ebpls/contracts';

const FILTERS = ['from', 'to', 'as_of', 'year', 'by', 'brgycode', 'minimum'] as const;
export type Filter = (typeof FILTERS)[number];

/** The filters that each report supports, in the order of the page. */
export const FILTERS_BY_REPORT: Readonly<Record<ReportName, readonly Filter[]>> = {
  abstract: ['from', 'to'],
  collections: ['from', 'to', 'by', 'brgycode'],
  barangays: ['from', 'to', 'brgycode'],
  fire: ['from', 'to'],
  delinquent: ['as_of', 'by', 'brgycode', 'minimum'],
  unrenewed: ['as_of', 'brgycode'],
  taxpayers: ['year', 'brgycode'],
  'trial-balance': ['as_of'],
  differences: [],
  satisfaction: ['from', 'to', 'by'],
};

/** The columns by which a report can be totalled. */
export function listGroupings(
  report: ReportName,
): readonly ((typeof COLLECTED_BY)[number] | (typeof DELINQUENT_BY)[number] | (typeof SATISFACTION_BY)[number])[] {
  if (report === 'satisfaction') return SATISFACTION_BY;
  return report === 'delinquent' ? DELINQUENT_BY : COLLECTED_BY;
}

/** The filters in the address that the report supports; an empty field is left out. */
export function parseFilters(params: URLSearchParams, report: ReportName) {
  const readFilter = (filter: Filter): string | undefined =>
    FILTERS_BY_REPORT[report].includes(filter) ? params.get(filter) || undefined : undefined;
  return {
    from: readFilter('from'),
    to: readFilter('to'),
    as_of: readFilter('as_of'),
    year: readFilter('year'),
    by: listGroupings(report).find((candidate) => candidate === readFilter('by')),
    brgycode: readFilter('brgycode'),
    minimum: readFilter('minimum'),
  };
}
export type ReportFilterValues = ReturnType<typeof parseFilters>;
