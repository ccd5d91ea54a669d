// Reads the offices' findings for the verification part of the printed form.

import {
  type ReplyBody,
  type ClearanceState,
  type ClearingOffice,
  type DocumentState,
  formatDayInWords,
  type getAssessment,
} from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { Database } from '../../platform/database/database.ts';

type VerifiedApplication = ReplyBody<typeof getAssessment>;

type VerificationFinding = 'yes' | 'no' | 'not_needed';

const FINDING_OF_CLEARANCE: Partial<Record<ClearanceState, VerificationFinding>> = {
  APPROVED: 'yes',
  CONDITIONALLY_APPROVED: 'yes',
  DEEMED_APPROVED: 'yes',
  REJECTED: 'no',
  NOT_REQUIRED: 'not_needed',
};

const FINDING_OF_PAPER: Partial<Record<DocumentState, VerificationFinding>> = {
  VALID: 'yes',
  INVALID: 'no',
  INCOMPLETE: 'no',
  REQUIRES_RESUBMISSION: 'no',
};

/** Nobody decided it: the law approves where an office was silent (RA 11032 s.10). */
const BY_LAW = 'By law, RA 11032, Sec. 10';

interface VerifiedRow {
  readonly key: string;
  readonly name: string | null;
  readonly at: string | null;
}

/**
 * Findings of each office and on each paper: document, office, a cross under yes, no or not needed, by whom and when. A
 * paper that nobody has looked at has no cross.
 */
export async function readVerification(
  db: Database,
  application: VerifiedApplication,
  { offices }: Pick<ReferenceRows, 'offices'>,
): Promise<string[][]> {
  const verificationByPaper = await findVerified(db, application.assessment_id);
  return [
    ...application.clearances.map(({ office, title, state, clearance_no, clearance_id }) =>
      toVerificationRow({
        document: [offices.get(office)?.issues.en ?? title, clearance_no].filter(Boolean).join(', '),
        office: title,
        finding: FINDING_OF_CLEARANCE[state],
        by: state === 'DEEMED_APPROVED' ? { key: office, name: BY_LAW, at: null } : undefined,
        verified: verificationByPaper.get(`clearance ${clearance_id ?? office}`),
      }),
    ),
    ...application.requirements.map(({ code, name, document, verified_by, is_mandatory }) =>
      toVerificationRow({
        document: name,
        office: verified_by.map((one) => offices.get(one as ClearingOffice)?.title.en ?? one).join(', '),
        finding: document === null ? getMissingFinding(is_mandatory, application) : FINDING_OF_PAPER[document.state],
        verified: verificationByPaper.get(`paper ${document?.document_id ?? code}`),
      }),
    ),
  ];
}

/** A paper that is not mandatory and was not sent by the time of acceptance was not needed. */
function getMissingFinding(
  is_mandatory: boolean,
  { accepted_at }: VerifiedApplication,
): VerificationFinding | undefined {
  return !is_mandatory && accepted_at !== null ? 'not_needed' : undefined;
}

interface Verification {
  readonly document: string;
  readonly office: string;
  readonly finding: VerificationFinding | undefined;
  readonly by?: VerifiedRow | undefined;
  readonly verified: VerifiedRow | undefined;
}

function toVerificationRow({ document, office, finding, by, verified }: Verification): string[] {
  const crosses = (['yes', 'no', 'not_needed'] as const).map((one) => (one === finding ? 'X' : ''));
  const hasVerdict = finding === 'yes' || finding === 'no';
  const name = hasVerdict ? (by?.name ?? verified?.name ?? '') : '';
  const verifiedOn = hasVerdict && verified?.at ? formatDayInWords(toManilaDay(verified.at)) : '';
  return [document, office, ...crosses, name, verifiedOn];
}

/** Decider of each clearance and reviewer of each paper of an application, with the time. */
async function findVerified(db: Database, assessment_id: number): Promise<ReadonlyMap<string, VerifiedRow>> {
  const { rows } = await sql<VerifiedRow>`
    select 'clearance ' || c.clearance_id as key, a.firstname || ' ' || a.lastname as name, c.decided_at as at
    from clearance c
    left join account a on a.id = c.decided_by
    where c.assessment_id = ${assessment_id}::bigint and c.decided_at is not null
    union all
    select 'paper ' || d.document_id, a.firstname || ' ' || a.lastname, d.judged_at
    from document_use u
    join document d using (document_id)
    left join account a on a.id = d.judged_by
    where u.assessment_id = ${assessment_id}::bigint and u.used_until is null and d.judged_at is not null`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}
