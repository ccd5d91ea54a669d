import type { CheckAnswer, VisitReport, VisitResult } from '@ebpls/contracts';

type RemarkKey = 'inspection.findings_required' | 'inspection.refusal_required';

export type ReportProblem =
  | { readonly field: 'checklist'; readonly key: 'visit_item.unknown' | 'visit.checks_open' | 'visit.check_failed' }
  | { readonly field: 'findings'; readonly key: RemarkKey | 'visit.finding_required' }
  | { readonly field: 'met_name'; readonly key: 'visit.met_required' }
  | { readonly field: 'signature'; readonly key: 'visit.signature_required' };

type ReportContent = Pick<
  VisitReport,
  'result' | 'findings' | 'checklist' | 'met_name' | 'signature' | 'refuses_to_sign'
>;

/**
 * Finds a problem of an inspection report by the codes of the office's questions: checked on the phone before it is
 * stored, and on the server. A visit passes when every question is answered and none with no (domain reference 3.4, row
 * C3). One that was refused, or where nobody was there, needs a remark alone.
 */
export function findReportProblem(report: ReportContent, item_codes: readonly string[]): ReportProblem | undefined {
  const answers = new Map<string, CheckAnswer>(report.checklist.map(({ item_code, answer }) => [item_code, answer]));
  const isForeign = [...answers.keys()].some((code) => !item_codes.includes(code));
  if (isForeign || answers.size !== report.checklist.length) return { field: 'checklist', key: 'visit_item.unknown' };
  const remarkKey = REMARK_KEYS[report.result];
  if (remarkKey !== undefined) return report.findings === '' ? { field: 'findings', key: remarkKey } : undefined;
  return checksProblem(report, answers, item_codes) ?? metProblem(report);
}

/** Results without a look at the place. */
const REMARK_KEYS: Readonly<Partial<Record<VisitResult, RemarkKey>>> = {
  NO_SHOW: 'inspection.findings_required',
  REFUSED: 'inspection.refusal_required',
};

function checksProblem(
  { result, findings }: ReportContent,
  answers: ReadonlyMap<string, CheckAnswer>,
  item_codes: readonly string[],
): ReportProblem | undefined {
  const has_failed = [...answers.values()].includes('NOT_COMPLIANT');
  if (result === 'FAILED')
    return has_failed || findings !== '' ? undefined : { field: 'findings', key: 'visit.finding_required' };
  if (has_failed) return { field: 'checklist', key: 'visit.check_failed' };
  return item_codes.every((code) => answers.has(code)) ? undefined : { field: 'checklist', key: 'visit.checks_open' };
}

function metProblem({ met_name, signature, refuses_to_sign }: ReportContent): ReportProblem | undefined {
  if (met_name === '') return { field: 'met_name', key: 'visit.met_required' };
  if (signature.length > 0 || refuses_to_sign) return undefined;
  return { field: 'signature', key: 'visit.signature_required' };
}

interface FailedItem {
  readonly question: string;
  readonly remark: string;
}

/** The findings as the owner reads them: what the inspector wrote, then each question that failed with its remark. */
export function formatFindings(findings: string, failedItems: readonly FailedItem[]): string {
  const lines = failedItems.map(({ question, remark }) => (remark === '' ? question : `${question} ${remark}`));
  return [findings, ...lines].filter(Boolean).join('\n');
}

export interface ArrivedReport {
  /** The time of the visit that the phone knew, and the present one. */
  readonly known_at: string;
  readonly scheduled_at: string;
  readonly is_done: boolean;
  /** The clearance still waits for its visit. */
  readonly is_awaited: boolean;
}

/** Outcome of a report that arrives: the first one counts, unless the visit was moved or decided meanwhile. */
export function getReportOutcome({
  known_at,
  scheduled_at,
  is_done,
  is_awaited,
}: ArrivedReport): 'TAKEN' | 'SECOND' | 'STALE' {
  if (is_done) return 'SECOND';
  const is_moved = new Date(known_at).getTime() !== new Date(scheduled_at).getTime();
  return is_moved || !is_awaited ? 'STALE' : 'TAKEN';
}
