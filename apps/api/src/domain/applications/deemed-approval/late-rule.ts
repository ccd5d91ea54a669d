// Finds the rule that decides a late clearance of the barangay or the fire bureau.

import type { ApplicationType, ClearanceState, ClearingOffice } from '@ebpls/contracts';
import { findFireListOutcome } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';

/** Outcome of the barangay rule or of the fire-list rule for a late clearance, and its legal ground. */
export interface LateRule {
  readonly act: 'pass_over' | 'clear_by_list';
  readonly ground: string;
}

export interface LatePart {
  readonly clearance: {
    readonly clearance_id: number;
    readonly office: ClearingOffice;
    readonly state: ClearanceState;
  };
  readonly application: {
    readonly business_id: number;
    readonly application_type: ApplicationType;
    readonly tax_year: number;
  };
  readonly today: string;
}

const BARANGAY_GROUND = 'LGC, Sec. 152(c), RA 11032, Sec. 11(f)';
const NO_LIST_GROUND = 'Treated as having a valid FSIC: no BFP list by 20 December (RA 11032, Sec. 11)';

/**
 * T5 and T5f: outcome of a clearance past its days; undefined where it stays with its office, as for every other
 * office, and for an amendment, a retirement or an event.
 */
export async function findLateRule(db: Database | Trx, latePart: LatePart): Promise<LateRule | undefined> {
  const { clearance, application } = latePart;
  const { application_type } = application;
  if (clearance.office === 'barangay' && (application_type === 'NEW' || application_type === 'RENEWAL'))
    return { act: 'pass_over', ground: BARANGAY_GROUND };
  if (clearance.office !== 'fire' || application_type !== 'RENEWAL') return undefined;
  // A scheduled visit is an act of the bureau.
  if (clearance.state === 'INSPECTION_SCHEDULED') return undefined;
  return findFireRule(db, latePart);
}

interface FireFacts {
  readonly kind: 'NEGATIVE' | 'POSITIVE' | null;
  readonly reference: string | null;
  readonly given_on: string | null;
  readonly names_business: boolean;
  readonly was_inspected: boolean;
  readonly has_notice_to_comply: boolean;
}

async function findFireRule(db: Database | Trx, latePart: LatePart): Promise<LateRule | undefined> {
  const facts = await findFireFacts(db, latePart);
  if (facts === undefined) return undefined;
  const { kind, names_business, was_inspected, has_notice_to_comply } = facts;
  const list = kind === null ? undefined : { kind, names_business };
  const { tax_year } = latePart.application;
  const outcome = findFireListOutcome({ tax_year, list, was_inspected, has_notice_to_comply }, latePart.today);
  if (outcome === undefined) return undefined;
  return {
    act: 'clear_by_list',
    ground: outcome === 'NO_LIST' ? NO_LIST_GROUND : `BFP list, ${facts.reference}, ${facts.given_on}`,
  };
}

async function findFireFacts(
  db: Database | Trx,
  { clearance: { clearance_id }, application: { business_id, tax_year } }: LatePart,
): Promise<FireFacts | undefined> {
  const { rows } = await sql<FireFacts>`
    select
      l.kind, l.reference, l.given_on::text as given_on,
      exists (
        select from fire_negative_list n where n.tax_year = ${tax_year} and n.business_id = ${business_id}::bigint
      ) as names_business,
      exists (
        select
        from clearance c
        join application a using (assessment_id)
        where a.business_id = ${business_id}::bigint
          and c.office = 'fire'
          and c.clearance_id <> ${clearance_id}::bigint
          and (
            c.state in ('APPROVED', 'CONDITIONALLY_APPROVED')
            or exists (select from inspection i where i.clearance_id = c.clearance_id and i.result in ('PASSED', 'FAILED', 'PARTIAL'))
          )
      ) as was_inspected,
      exists (
        select
        from inspection i
        join clearance c using (clearance_id)
        join application a using (assessment_id)
        where a.business_id = ${business_id}::bigint
          and c.office = 'fire'
          and i.result = 'FAILED'
          and not exists (
            select from inspection n where n.clearance_id = i.clearance_id and n.result = 'PASSED'
              and n.inspection_id > i.inspection_id
          )
          and c.state not in ('APPROVED', 'CONDITIONALLY_APPROVED')
      ) as has_notice_to_comply
    from (select 1) one
    left join fire_list l on l.tax_year = ${tax_year}`.execute(db);
  return rows[0];
}
