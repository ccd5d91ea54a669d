// Lists registered businesses that may be the same as a new one, with the reason.

import type { BusinessFormInput, SimilarReason } from '@ebpls/contracts';
import { isNameSimilar } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';

interface ComparedBusiness {
  readonly business_id: number;
  readonly owner_id: number;
  readonly form: BusinessFormInput;
  /** Address on one line, as registered. */
  readonly address: string;
}

export interface SimilarBusiness {
  readonly company_code: string;
  readonly company_name: string;
  readonly barangay_name: string;
  readonly reasons: readonly SimilarReason[];
}

interface CandidateRow extends Omit<SimilarBusiness, 'reasons'> {
  readonly is_own: boolean;
  readonly likeness: number;
  readonly is_same_tin: boolean;
  readonly is_same_mobile: boolean;
  readonly is_same_address: boolean;
}

/** Names with this similarity count as the same (domain reference 9). */
const MIN_NAME_SIMILARITY = 0.8;
/** A name that hundreds resemble is too vague to report. */
const MAX_CANDIDATES = 60;
/** Nine digits identify the taxpayer; the digits after them the branch. */
const TAXPAYER = 11;
const MOBILE_DIGITS = 10;
/** Streets, puroks and sitios have many businesses; a unit, a building or a lot has few. */
const LOT = /(?:\b(?:lot|unit|door|no|stall|blk|block)\b\.?|#)\s*\d|^\d+\b/i;

function hasOwnAddress({ place }: BusinessFormInput): boolean {
  return [place.unit, place.building].some(Boolean) || LOT.test(place.street);
}

/**
 * Registered businesses that may be the same as this one, with the reason: the name or, of other owners, the taxpayer,
 * the mobile number or the address. A transferred business and its successor count as the same. For staff only.
 */
export async function listSimilarBusinesses(
  db: Database | Trx,
  business: ComparedBusiness,
): Promise<SimilarBusiness[]> {
  const { form } = business;
  const rows = await listCandidates(db, business);
  return rows.flatMap(({ is_own, likeness, is_same_tin, is_same_mobile, is_same_address, ...row }) => {
    const isNamed = likeness >= MIN_NAME_SIMILARITY || isNameSimilar(row.company_name, form.identity.company_name);
    const reasons: SimilarReason[] = [
      ...(isNamed ? (['NAME'] as const) : []),
      ...(is_same_tin && !is_own ? (['TIN'] as const) : []),
      ...(is_same_mobile && !is_own ? (['MOBILE'] as const) : []),
      ...(is_same_address && !is_own ? (['ADDRESS'] as const) : []),
    ];
    return reasons.length === 0 ? [] : [{ ...row, reasons }];
  });
}

async function listCandidates(
  db: Database | Trx,
  { business_id, owner_id, form, address }: ComparedBusiness,
): Promise<CandidateRow[]> {
  const { company_name, tin } = form.identity;
  const name = sql`search_text(${company_name}::text)`;
  const isTin = sql`left(b.form -> 'identity' ->> 'tin', 11) = ${tin.slice(0, TAXPAYER)}`;
  const isMobile = sql`right(b.form -> 'contacts' ->> 'mobile', 10) = ${form.contacts.mobile.slice(-MOBILE_DIGITS)}`;
  const isAddress = hasOwnAddress(form)
    ? sql`(b.brgycode = ${form.place.brgycode} and lower(b.address) = lower(${address}))`
    : sql`false`;
  const those = whereComparable(business_id);
  const { rows } = await sql<CandidateRow>`
    with c as (
      (
        select b.business_id
        from business b
        where ${those} and b.search_name % ${name}
        order by similarity(b.search_name, ${name}) desc
        limit ${sql.lit(MAX_CANDIDATES)}
      ) union (select b.business_id from business b where ${those} and ${isTin} limit ${sql.lit(MAX_CANDIDATES)})
      union (select b.business_id from business b where ${those} and ${isMobile} limit ${sql.lit(MAX_CANDIDATES)})
      union (select b.business_id from business b where ${those} and ${isAddress} limit ${sql.lit(MAX_CANDIDATES)})
    )
    select
      b.company_code, b.company_name, g.name as barangay_name, b.owner_id = ${owner_id}::bigint as is_own,
      similarity(b.search_name, ${name}) as likeness, ${isTin} as is_same_tin, ${isMobile} as is_same_mobile,
      ${isAddress} as is_same_address
    from c
    join business b using (business_id)
    join barangay g using (brgycode)
    order by likeness desc, b.business_id`.execute(db);
  return rows;
}

/** Registered businesses `b` that are neither this one nor its former or next owner's. */
function whereComparable(business_id: number): RawBuilder<unknown> {
  return sql`
    b.registered_at is not null
    and b.discarded_at is null
    and b.form is not null
    and b.business_id <> ${business_id}::bigint
    and b.taken_over_from is distinct from ${business_id}::bigint
    and b.business_id is distinct from (
      select own.taken_over_from from business own where own.business_id = ${business_id}::bigint
    )`;
}
