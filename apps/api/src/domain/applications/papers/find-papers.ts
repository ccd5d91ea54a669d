// Finds the documents (papers) that an owner uploaded for an application, with their state on a day.

import type { DocumentRow, Locale } from '@ebpls/contracts';
import { toManilaDay, findPaper } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { ApplicationRow } from '../find-application.ts';
import { getLocaleText, type ReferenceRows } from '../../../platform/reference/reference-rows.ts';

type PaperValidity = 'valid_from' | 'valid_until' | 'is_expired';

export interface PaperRow extends Omit<DocumentRow, 'requirement_name' | PaperValidity> {
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  /** State on the given day. */
  readonly is_expired: boolean;
  /** Application that it was sent for; null for none. */
  readonly assessment_id: number | null;
}

/** Columns of a paper, with its state on that day. */
export function selectPaperColumns(day: string): RawBuilder<unknown> {
  return sql`
  d.document_id, d.assessment_id, d.requirement_code, d.version, d.file_name, d.media_type, d.size, d.sha256, d.state,
  d.remarks, d.uploaded_at, d.valid_from, d.valid_until, coalesce(d.valid_until < ${day}::date, false) as is_expired`;
}

export type PapersCase = Pick<
  ApplicationRow,
  'assessment_id' | 'business_id' | 'tax_year' | 'application_type' | 'state' | 'decided_at'
>;

export interface PapersReader {
  readonly rows: ReferenceRows;
  readonly today: string;
  /** For everyone but its owner a returned application keeps the papers that it was filed with. */
  readonly as_filed?: boolean;
}

export type PapersByCode = ReadonlyMap<string, PaperRow>;

/**
 * The paper for each requirement of an application: by rule, from all papers of the owner, while it is with its owner;
 * afterwards the papers that it was filed with. Papers of a decided application are as on that day.
 */
export async function findPapers(
  db: Database | Trx,
  application: PapersCase,
  reader: PapersReader,
): Promise<Map<string, PaperRow>> {
  const { state, decided_at } = application;
  if (reader.as_filed !== true && (state === 'DRAFT' || state === 'RETURNED'))
    return listOfferedPapers(db, application, reader);
  return findFiledPapers(db, application.assessment_id, decided_at === null ? reader.today : toManilaDay(decided_at));
}

/** Papers that an application was filed with, by requirement; a paper sent again for it replaces the first. */
async function findFiledPapers(db: Database | Trx, assessment_id: number, day: string): Promise<Map<string, PaperRow>> {
  const { rows } = await sql<PaperRow>`
    select ${selectPaperColumns(day)}
    from document_use u
    join document d using (document_id)
    where u.assessment_id = ${assessment_id}::bigint and u.used_until is null
    order by d.requirement_code`.execute(db);
  return new Map(rows.map((row) => [row.requirement_code, row]));
}

interface KeptRow extends PaperRow {
  readonly sent_on: string;
  readonly is_own: boolean;
}

async function listOfferedPapers(
  db: Database | Trx,
  { assessment_id, business_id, tax_year, application_type }: PapersCase,
  { rows, today: day }: PapersReader,
): Promise<Map<string, PaperRow>> {
  const ownerPaperCodes = listOwnerPaperCodes(rows);
  const paperRows = await sql<KeptRow>`
    select
      ${selectPaperColumns(day)},
      (d.uploaded_at at time zone 'Asia/Manila')::date as sent_on,
      d.assessment_id is not distinct from ${assessment_id}::bigint or exists (
        select
        from document_use u
        where u.document_id = d.document_id and u.assessment_id = ${assessment_id}::bigint and u.used_until is null
      ) as is_own
    from document d
    join business b using (business_id)
    where d.removed_at is null
      and (
        d.business_id = ${business_id}::bigint
        or (
          d.requirement_code = any(${ownerPaperCodes}::text[])
          and b.owner_id = (select owner_id from business where business_id = ${business_id}::bigint)
        )
      )
    order by d.requirement_code, d.uploaded_at desc, d.version desc`.execute(db);
  const entries = [...Map.groupBy(paperRows.rows, ({ requirement_code }) => requirement_code)].flatMap(
    ([code, papers]) => {
      const requirement = rows.requirements.get(code);
      const paper = requirement && findPaper(papers, requirement, { application_type, tax_year, day });
      return paper === undefined ? [] : [[code, withoutFacts(paper)] as const];
    },
  );
  return new Map(entries);
}

function withoutFacts({ sent_on: _on, is_own: _own, ...paper }: KeptRow): PaperRow {
  return paper;
}

/** Codes of the papers about the owner, which count for all of their businesses. */
export function listOwnerPaperCodes({ requirements }: ReferenceRows): string[] {
  return [...requirements.values()].filter(({ held_by }) => held_by === 'owner').map(({ code }) => code);
}

/** Reply of a paper. */
export function toPaperReply(
  { assessment_id: _assessment, ...paper }: PaperRow,
  rows: ReferenceRows,
  locale: Locale,
): DocumentRow {
  const requirement = rows.requirements.get(paper.requirement_code);
  return {
    ...paper,
    requirement_name: requirement === undefined ? paper.requirement_code : getLocaleText(requirement.name, locale),
  };
}
