// Queries of proofs of sales, and of the renewals that need one by their revenue code.

import type { AssessCase, Centavos, DeficiencyState, Locale } from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { IS_BILLED } from '../../domain/ledger/due/carried-orders.queries.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';
import type { StoredProofLine } from '../../tables/offices/deficiencies.ts';

/** A proof with the names of the people who acted on it. */
export interface ProofRecord {
  readonly deficiency_id: number;
  readonly deficiency_no: string;
  readonly assessment_id: number;
  readonly business_id: number;
  readonly state: Exclude<DeficiencyState, 'PENDING'>;
  readonly revision: number;
  readonly lines: readonly StoredProofLine[];
  readonly reason: string;
  readonly filed_at: string;
  readonly entered_by: number;
  readonly entered_by_name: string;
  readonly entered_at: string;
  /** Everybody who entered figures or sent the file, also where another person replaced them. */
  readonly edited_by: readonly number[];
  readonly is_by_office: boolean;
  readonly storage_key: string | null;
  readonly file_name: string | null;
  readonly media_type: string | null;
  readonly size: number | null;
  readonly sent_by: number | null;
  readonly decided_by_name: string | null;
  readonly decided_at: string | null;
  readonly tax_proved: Centavos | null;
  readonly tax_billed: Centavos | null;
  readonly amount: Centavos | null;
  readonly due_on: string | null;
  readonly bill_id: number | null;
  readonly line_no: number | null;
}

const SELECT_PROOFS = sql<ProofRecord>`
  select
    d.deficiency_id, d.deficiency_no, d.assessment_id, d.business_id, d.state, d.revision, d.lines, d.reason,
    d.filed_at, d.entered_by, e.full_name as entered_by_name, d.entered_at, to_jsonb(d.edited_by) as edited_by, d.is_by_office,
    d.storage_key, d.file_name, d.media_type, d.size, d.sent_by, t.full_name as decided_by_name, d.decided_at, d.tax_proved, d.tax_billed, d.amount,
    d.due_on, d.bill_id, d.line_no
  from tax_deficiency d
  join account e on e.id = d.entered_by
  left join account t on t.id = d.decided_by`;

/** The proof of a renewal; undefined when none was filed. */
export async function findProof(db: Database | Trx, assessment_id: number): Promise<ProofRecord | undefined> {
  return (await sql<ProofRecord>`${SELECT_PROOFS} where d.assessment_id = ${assessment_id}::bigint`.execute(db))
    .rows[0];
}

/** The case that an order was computed on. */
export async function loadBilledCase(db: Database | Trx, bill_id: number): Promise<AssessCase> {
  const { input } = await db
    .selectFrom('bill')
    .select('input')
    .where('bill_id', '=', bill_id)
    .executeTakeFirstOrThrow();
  return input;
}

/** Whether the business has a closure under way, whose bill counts the tax of the year. */
export async function hasOpenClosure(trx: Trx, business_id: number): Promise<boolean> {
  const { rows } = await sql`
    select
    from application
    where business_id = ${business_id}::bigint
      and application_type = 'RETIREMENT'
      and state not in ('DRAFT', 'ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** A renewal of a year whose revenue code has a deficiency, with its proof where one was filed. */
export interface DeficiencyHeading {
  readonly assessment_id: number;
  readonly assessment_code: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly tax_year: number;
  readonly ordinance_version_id: number;
  readonly state: DeficiencyState;
  readonly deficiency_no: string | null;
  readonly entered_at: string | null;
  readonly due_on: string | null;
  readonly amount: Centavos | null;
}

const SELECT_HEADINGS = sql<DeficiencyHeading>`
  select
    a.assessment_id, a.assessment_code, c.company_code, c.company_name, a.tax_year, b.ordinance_version_id,
    coalesce(d.state, 'PENDING') as state, d.deficiency_no, d.entered_at, d.due_on, d.amount
  from application a
  join business c using (business_id)
  left join tax_deficiency d using (assessment_id)
  join bill b on b.assessment_id = a.assessment_id
    and ${IS_BILLED}
  join ordinance_version v using (ordinance_version_id)`;

/** Renewals that are billed by a revenue code with a deficiency, and have their permit. */
const NEEDS_PROOF = sql`a.application_type = 'RENEWAL' and a.state = 'ISSUED' and v.tariff -> 'deficiency' is not null`;

/** The heading of the proof of an application; undefined where its revenue code needs none. */
export async function findDeficiencyHeading(
  db: Database | Trx,
  assessment_code: string,
): Promise<DeficiencyHeading | undefined> {
  const { rows } = await sql<DeficiencyHeading>`
    ${SELECT_HEADINGS}
    where ${NEEDS_PROOF} and a.assessment_code = ${assessment_code}`.execute(db);
  return rows[0];
}

const WHERE_STATE: Readonly<Record<DeficiencySearch['state'], RawBuilder<unknown>>> = {
  pending: sql`d.state is null and c.state not in ('RETIRED', 'CLOSED_BY_ORDER')`,
  filed: sql`d.state = 'FILED'`,
  decided: sql`d.state in ('ORDERED', 'CLOSED')`,
};

/** A renewal without a proof of its year, with the language of its owner. */
export interface PendingProof {
  readonly assessment_id: number;
  readonly tax_year: number;
  readonly ordinance_version_id: number;
  readonly locale: Locale;
}

/** Renewals of the year of a day without a proof, whose revenue code needs one; those of closed businesses not. */
export async function listPendingProofs(db: Database, today: string): Promise<PendingProof[]> {
  const { rows } = await sql<PendingProof>`
    select a.assessment_id, a.tax_year, b.ordinance_version_id, u.locale
    from application a
    join business c using (business_id)
    join account u on u.id = a.owner_id
    left join tax_deficiency d using (assessment_id)
    join bill b on b.assessment_id = a.assessment_id and ${IS_BILLED}
    join ordinance_version v using (ordinance_version_id)
    where ${NEEDS_PROOF}
      and ${WHERE_STATE.pending}
      and a.tax_year = ${getYear(today)}
    order by a.assessment_id`.execute(db);
  return rows;
}

interface DeficiencySearch extends PageQuery {
  readonly search?: string | undefined;
  readonly state: 'pending' | 'filed' | 'decided';
  readonly tax_year: number;
  readonly today: string;
}

/**
 * Renewals without a proof of the year, once its first day has come; filed proofs of any year, the oldest first; or
 * decided ones of the year.
 */
export function searchDeficiencies(
  db: Database,
  { search, state, tax_year, today, ...page }: DeficiencySearch,
): Promise<RowPage<DeficiencyHeading>> {
  const hasBegun = sql`(a.tax_year || '-' || coalesce(v.tariff -> 'deficiency' ->> 'proof_from', '01-01')) <= ${today}`;
  return listRows({
    db,
    select: SELECT_HEADINGS,
    where: [
      NEEDS_PROOF,
      WHERE_STATE[state],
      state === 'filed' ? sql`true` : sql`a.tax_year = ${tax_year} and ${hasBegun}`,
      hasSearchText(search, { name: sql`c.search_name`, columns: ['d.deficiency_no', 'c.company_code'] }),
    ],
    order: orderByNumber('a.assessment_id', state === 'decided' ? 'newest' : 'oldest'),
    ...page,
    getKey: ({ assessment_code, assessment_id }) => [assessment_code, assessment_id],
  });
}
