// Loads the legal days of an application, and why deemed approval is excluded (RA 11032 s.10).

import type { ApplicationType, LegalExtension } from '@ebpls/contracts';
import {
  canExtendLegalDays,
  computeLegalDays,
  findSilenceExclusion,
  findSilenceOutcome,
  type LegalClock,
  type LegalDays,
  toManilaDay,
  type SilenceExclusion,
  type SilenceOutcome,
  type SilencePolicy,
} from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { EvidencePause } from '../../../tables/offices/audits.ts';
import type { ApplicationRow } from '../find-application.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { findLegalExtension } from './legal-extension.ts';
import { loadSilencePolicy } from './silence-policy.ts';

/** An application under the rule of deemed approval: its days, and the reason that excludes it. */
export interface LegalCase {
  readonly outcome: SilenceOutcome;
  readonly policy: SilencePolicy;
  readonly complete_on: string;
  readonly paid_on: string | null;
  /** Working days of the class, by the municipality's reading of the law. */
  readonly days: number;
  readonly clock: LegalClock;
  readonly extension: LegalExtension | undefined;
  /** Undefined before the days begin. */
  readonly legal: LegalDays | undefined;
  readonly pauses: readonly EvidencePause[];
  readonly exclusion: SilenceExclusion | undefined;
}

export interface LegalReader {
  readonly rows: Pick<ReferenceRows, 'holidays'>;
  readonly today: string;
}

/** States of a new application in which the first installment and all fees are receipted. */
const PAID_STATES: readonly ApplicationRow['state'][] = ['PAID', 'FOR_SIGNATURE'];

/** The legal days of an accepted application; undefined for others and for kinds without deemed approval. */
export async function loadLegalCase(
  db: Database | Trx,
  application: ApplicationRow,
  { rows, today }: LegalReader,
): Promise<LegalCase | undefined> {
  const { application_type, arta_class, accepted_at, snapshot } = application;
  const outcome = findSilenceOutcome(application_type);
  if (outcome === undefined || arta_class === null || accepted_at === null) return undefined;
  const policy = await loadSilencePolicy(db);
  const pauses = await listPauses(db, application);
  const paid_at = PAID_STATES.includes(application.state) ? await findPaidAt(db, application.assessment_id) : null;
  const complete_on = toManilaDay(accepted_at);
  const paid_on = paid_at === null ? null : toManilaDay(paid_at);
  const days = policy.legal_wd[arta_class];
  const lines = snapshot?.form.activity.lines.map(({ line }) => line) ?? [];
  const extension = await findLegalExtension(db, application.assessment_id);
  const extension_days = extension?.days ?? 0;
  const clock = { application_type, complete_on, paid_on, days, pauses, extension_days };
  return {
    outcome,
    policy,
    complete_on,
    paid_on,
    days,
    pauses,
    clock,
    extension,
    legal: computeLegalDays(clock, today, rows.holidays),
    exclusion: findSilenceExclusion({ application_type, arta_class, lines }, policy),
  };
}

/**
 * Working days by which the legal days of an undecided application can be extended in writing on the day; undefined
 * where they cannot: deemed approval is excluded, they do not run, have passed or were extended.
 */
export function countExtensionDays(
  { decided_at }: Pick<ApplicationRow, 'decided_at'>,
  legalCase: LegalCase | undefined,
  today: string,
): number | undefined {
  if (decided_at !== null || legalCase === undefined || legalCase.exclusion !== undefined) return undefined;
  return canExtendLegalDays(legalCase.legal, { today, is_extended: legalCase.extension !== undefined })
    ? legalCase.days
    : undefined;
}

async function findPaidAt(db: Database | Trx, assessment_id: number): Promise<string | null> {
  const { rows } = await sql<{ paid_at: string | null }>`
    select max(at) as paid_at
    from timeline
    where assessment_id = ${assessment_id}::bigint and act in ('post_payment', 'complete_payment')`.execute(db);
  return rows[0]?.paid_at ?? null;
}

/**
 * Days with the owner, in order: clearances that offices returned, and for a renewal the days from its order of payment
 * to the payment.
 */
async function listPauses(
  db: Database | Trx,
  { assessment_id, application_type }: { readonly assessment_id: number; readonly application_type: ApplicationType },
): Promise<EvidencePause[]> {
  const { rows } = await sql<EvidencePause>`
    select office, began_at::text as from, ended_at::text as until
    from (
        select
          c.office, (p.began_at at time zone 'Asia/Manila')::date as began_at,
          (p.ended_at at time zone 'Asia/Manila')::date as ended_at
        from clearance_pause p
        join clearance c using (clearance_id)
        where c.assessment_id = ${assessment_id}::bigint
        union all
        select
          null, (b.at at time zone 'Asia/Manila')::date,
          (
            select min((e.at at time zone 'Asia/Manila')::date)
            from timeline e
            where e.assessment_id = b.assessment_id
              and e.timeline_id > b.timeline_id
              and e.act in ('post_payment', 'complete_payment', 'reopen_bill')
          )
        from timeline b
        where b.assessment_id = ${assessment_id}::bigint
          and b.act = 'approve_bill'
          and ${application_type} = 'RENEWAL'
      ) w
    order by began_at, office`.execute(db);
  return rows;
}

/**
 * Whether an act in time prevents deemed approval: a refusal, a paper found unfit or not yet reviewed, a red flag. Acts
 * after the last day change nothing (domain reference 3.10a).
 */
export async function hasTimelyObjection(
  db: Database | Trx,
  { assessment_id, business_id }: Pick<ApplicationRow, 'assessment_id' | 'business_id'>,
  lastDay: string,
): Promise<boolean> {
  const whereInTime = (column: string) =>
    sql`(${sql.ref(column)} at time zone 'Asia/Manila')::date <= ${lastDay}::date`;
  const { rows } = await sql`
    select
    where exists (
        select
        from clearance c
        where c.assessment_id = ${assessment_id}::bigint and c.state = 'REJECTED' and ${whereInTime('c.decided_at')}
      )
      or exists (
        select
        from red_flag f
        where f.business_id = ${business_id}::bigint and f.state = 'OPEN' and ${whereInTime('f.opened_at')}
      )
      or exists (
        select
        from inspection i
        join clearance c using (clearance_id)
        where c.assessment_id = ${assessment_id}::bigint and i.result = 'REFUSED' and ${whereInTime('i.visited_at')}
      )
      or exists (
        select
        from application_requirement q
        left join document_use u
          on u.assessment_id = q.assessment_id and u.requirement_code = q.code and u.used_until is null
        left join document d using (document_id)
        where q.assessment_id = ${assessment_id}::bigint
          and q.is_mandatory
          and (
            d.document_id is null
            or (d.state in ('INVALID', 'INCOMPLETE', 'REQUIRES_RESUBMISSION') and ${whereInTime('d.judged_at')})
          )
      )`.execute(db);
  return rows.length > 0;
}
