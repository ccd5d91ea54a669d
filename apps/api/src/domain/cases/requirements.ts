import type { Bilingual, ClearingOffice, DocumentRow, DocumentState, Locale, RequirementItem } from '@ebpls/contracts';
import { requirementsFor } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { factsOf, type FormerCase } from './facts.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import { inLocale, type ReferenceRows } from '../reference/reference-rows.ts';

/**
 * Papers that speak about one year; last year's copy says nothing about this one (domain reference 2.1: basis of tax,
 * property tax receipt, list of employees).
 */
const YEARLY = ['R02', 'R20', 'R21', 'R22'];
/** States of a paper with which an application cannot go on (domain reference 2.1). */
export const BAD_PAPER: readonly DocumentState[] = ['INVALID', 'INCOMPLETE', 'REQUIRES_RESUBMISSION'];

export interface PaperRow extends Omit<DocumentRow, 'requirement_name'> {
  readonly assessment_id: number | null;
}

export const PAPER_COLUMNS = sql`
  d.document_id, d.assessment_id, d.requirement_code, d.version, d.file_name, d.media_type, d.size, d.sha256, d.state,
  d.remarks, d.uploaded_at`;

/**
 * The newest paper for each requirement that counts for an application: its own, one sent without naming an
 * application, or one found valid before.
 */
export async function findPapers(
  db: Database | Trx,
  application: Pick<ApplicationRow, 'assessment_id' | 'business_id' | 'tax_year' | 'decided_at'>,
): Promise<Map<string, PaperRow>> {
  const { assessment_id, business_id, tax_year, decided_at } = application;
  const { rows } = await sql<PaperRow>`
    select distinct on (d.requirement_code) ${PAPER_COLUMNS} from document d
    where d.business_id = ${business_id}::bigint and d.removed_at is null
      and (d.assessment_id = ${assessment_id}::bigint
        or ((d.assessment_id is null or d.state = 'VALID')
          and (d.requirement_code <> all(${YEARLY}::text[]) or d.uploaded_at >= make_date(${tax_year - 1}::int, 10, 1))
          and d.uploaded_at <= coalesce(${decided_at}::timestamptz, 'infinity')))
    order by d.requirement_code, d.version desc`.execute(db);
  return new Map(rows.map((row) => [row.requirement_code, row]));
}

/** One paper that an application requires; papers that the system itself makes are left out, for no one sends them. */
export interface RequiredPaper {
  readonly code: string;
  readonly name: Bilingual;
  readonly is_mandatory: boolean;
  readonly verified_by: readonly ClearingOffice[];
}

interface RequirementsQuery {
  readonly application: ApplicationRow;
  readonly rows: ReferenceRows;
  readonly today: string;
  readonly former: FormerCase | undefined;
}

/** The papers of an application by the rules as they are today. */
export function requirementsByRule({ application, rows, today, former }: RequirementsQuery): RequiredPaper[] {
  return requirementsFor(factsOf({ application, rows, today, former }), [...rows.requirements.values()])
    .filter(({ auto }) => !auto)
    .map(({ code, name, mandatory, verified_by }) => ({ code, name, is_mandatory: mandatory, verified_by }));
}

/**
 * The papers of an application: frozen when it was filed, by rule while it is with its owner. No office may ask for
 * more later (RA 11032).
 */
export async function requirementsOf(db: Database | Trx, query: RequirementsQuery): Promise<RequiredPaper[]> {
  const { application } = query;
  if (application.state === 'DRAFT' || application.state === 'RETURNED')
    return application.form === null ? [] : requirementsByRule(query);
  const frozen = await db
    .selectFrom('application_requirement')
    .select(['code', 'name', 'is_mandatory', 'verified_by'])
    .where('assessment_id', '=', application.assessment_id)
    .orderBy('code')
    .execute();
  return frozen as RequiredPaper[];
}

/** Writes the list down as it is now. */
export async function freezeRequirements(
  trx: Trx,
  assessment_id: number,
  required: readonly RequiredPaper[],
): Promise<void> {
  await trx.deleteFrom('application_requirement').where('assessment_id', '=', assessment_id).execute();
  if (required.length === 0) return;
  await trx
    .insertInto('application_requirement')
    .values(
      required.map(({ code, name, is_mandatory, verified_by }) => ({
        assessment_id,
        code,
        name: JSON.stringify(name),
        is_mandatory,
        verified_by: [...verified_by],
      })),
    )
    .execute();
}

/**
 * Codes of the mandatory papers that are not there or were found bad. `brought` are those whose original the owner
 * brings: they are not missing where a person looks at them, and are missing where silence would stand for a look.
 */
export function missingRequirements(
  required: readonly RequiredPaper[],
  sent: ReadonlyMap<string, Pick<PaperRow, 'state'>>,
  brought: readonly string[],
): string[] {
  return required
    .filter(({ code, is_mandatory }) => is_mandatory && !isGood(sent.get(code)))
    .filter(({ code }) => sent.has(code) || !brought.includes(code))
    .map(({ code }) => code);
}

function isGood(paper: Pick<PaperRow, 'state'> | undefined): boolean {
  return paper !== undefined && !BAD_PAPER.includes(paper.state);
}

/** A paper as it travels. */
export function paperOnWire(
  { assessment_id: _assessment, ...paper }: PaperRow,
  rows: ReferenceRows,
  locale: Locale,
): DocumentRow {
  const requirement = rows.requirements.get(paper.requirement_code);
  return {
    ...paper,
    requirement_name: requirement === undefined ? paper.requirement_code : inLocale(requirement.name, locale),
  };
}

/** The list as it travels, each paper with the newest file sent for it. */
export function requirementsOnWire(
  required: readonly RequiredPaper[],
  sent: ReadonlyMap<string, PaperRow>,
  reader: { rows: ReferenceRows; locale: Locale; brought: readonly string[] },
): RequirementItem[] {
  return required.map(({ code, name, is_mandatory, verified_by }) => {
    const paper = sent.get(code);
    return {
      code,
      name: inLocale(name, reader.locale),
      is_mandatory,
      verified_by: [...verified_by],
      document: paper === undefined ? null : paperOnWire(paper, reader.rows, reader.locale),
      is_brought: paper === undefined && reader.brought.includes(code),
    };
  });
}
