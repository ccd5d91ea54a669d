import { COLLECTED_BY, DELINQUENT_BY, type ReportName, SATISFACTION_BY } from '@ebpls/contracts';

const FILTERS = ['from', 'to', 'as_of', 'year', 'by', 'brgycode', 'minimum'] as const;
export type Filter = (typeof FILTERS)[number];

/** The filters that each report knows, in the order in which they stand. */
export const FILTERS_OF: Readonly<Record<ReportName, readonly Filter[]>> = {
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

/** What a report can be added up by. */
export function listGroupings(
  report: ReportName,
): readonly ((typeof COLLECTED_BY)[number] | (typeof DELINQUENT_BY)[number] | (typeof SATISFACTION_BY)[number])[] {
  if (report === 'satisfaction') return SATISFACTION_BY;
  return report === 'delinquent' ? DELINQUENT_BY : COLLECTED_BY;
}

/** The filters in the address that the report knows; an empty field asks for nothing. */
export function parseFilters(asked: URLSearchParams, report: ReportName) {
  const typed = (filter: Filter): string | undefined =>
    FILTERS_OF[report].includes(filter) ? asked.get(filter) || undefined : undefined;
  return {
    from: typed('from'),
    to: typed('to'),
    as_of: typed('as_of'),
    year: typed('year'),
    by: listGroupings(report).find((known) => known === typed('by')),
    brgycode: typed('brgycode'),
    minimum: typed('minimum'),
  };
}
export type AskedFilters = ReturnType<typeof parseFilters>;
