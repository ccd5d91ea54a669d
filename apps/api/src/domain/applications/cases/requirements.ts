// Lists the documents that an application requires from its owner, and which of them are missing.

import type { Bilingual, ClearingOffice, Locale, Requirement, RequirementItem } from '@ebpls/contracts';
import { listRequirements, UNFIT_PAPER, canBeInapplicable } from '@ebpls/rules';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { toApplicationFacts, type FormerCase } from './application-facts.ts';
import type { ApplicationRow } from '../find-application.ts';
import type { EarlierPaperRow } from '../papers/earlier-papers.ts';
import { type PaperRow, toPaperReply } from '../papers/find-papers.ts';
import { getLocaleText, type ReferenceRows } from '../../../platform/reference/reference-rows.ts';

/** A document that an application requires from its owner; documents made by the system are left out. */
export interface RequiredPaper {
  readonly code: string;
  readonly name: Bilingual;
  readonly is_mandatory: boolean;
  readonly verified_by: readonly ClearingOffice[];
  /** The law that its office cited, where it is outside the frozen list. */
  readonly legal_ground?: string;
}

interface RequirementsQuery {
  readonly application: ApplicationRow;
  readonly rows: ReferenceRows;
  readonly today: string;
  readonly formerCase: FormerCase | undefined;
}

/** Papers of an application by the rules of today. */
export function listRequirementsByRule({ application, rows, today, formerCase }: RequirementsQuery): RequiredPaper[] {
  return listRequirements(toApplicationFacts({ application, rows, today, formerCase }), [...rows.requirements.values()])
    .filter(({ auto }) => !auto)
    .map(({ code, name, mandatory, verified_by }) => ({ code, name, is_mandatory: mandatory, verified_by }));
}

/**
 * Papers of an application: its required ones, and those that offices requested outside the frozen list, which none
 * may demand (RA 11032 s.21(b)).
 */
export async function loadRequirements(db: Database | Trx, query: RequirementsQuery): Promise<RequiredPaper[]> {
  const requirements = await loadListedRequirements(db, query);
  const listedCodes = new Set(requirements.map(({ code }) => code));
  const extras = await loadExtraRequirements(db, query);
  return [...requirements, ...extras.filter(({ code }) => !listedCodes.has(code))];
}

async function loadExtraRequirements(
  db: Database | Trx,
  { application: { assessment_id }, rows }: RequirementsQuery,
): Promise<RequiredPaper[]> {
  const extras = await db
    .selectFrom('extra_document as e')
    .innerJoin('clearance as c', 'c.clearance_id', 'e.clearance_id')
    .select(['e.requirement_code as code', 'e.legal_ground', 'c.office'])
    .where('e.assessment_id', '=', assessment_id)
    .orderBy('e.extra_document_id')
    .execute();
  return [...Map.groupBy(extras, ({ code }) => code)].map(([code, requests]) => ({
    code,
    name: rows.requirements.get(code)?.name ?? { en: code, fil: code },
    is_mandatory: false,
    verified_by: [...new Set(requests.map(({ office }) => office))],
    legal_ground: [...new Set(requests.map(({ legal_ground }) => legal_ground))].join('; '),
  }));
}

/** Required papers of an application: frozen when it was filed, by rule while it is with its owner. */
export async function loadListedRequirements(db: Database | Trx, query: RequirementsQuery): Promise<RequiredPaper[]> {
  const { application } = query;
  if (application.state === 'DRAFT' || application.state === 'RETURNED')
    return application.form === null ? [] : listRequirementsByRule(query);
  const frozenRequirements = await db
    .selectFrom('application_requirement')
    .select(['code', 'name', 'is_mandatory', 'verified_by'])
    .where('assessment_id', '=', application.assessment_id)
    .orderBy('code')
    .execute();
  return frozenRequirements as RequiredPaper[];
}

/** Stores the current list. */
export async function freezeRequirements(
  trx: Trx,
  assessment_id: number,
  requirements: readonly RequiredPaper[],
): Promise<void> {
  await trx.deleteFrom('application_requirement').where('assessment_id', '=', assessment_id).execute();
  if (requirements.length === 0) return;
  await trx
    .insertInto('application_requirement')
    .values(
      requirements.map(({ code, name, is_mandatory, verified_by }) => ({
        assessment_id,
        code,
        name: JSON.stringify(name),
        is_mandatory,
        verified_by: [...verified_by],
      })),
    )
    .execute();
}

/** Statements of the owner that excuse a missing copy: the original is brought, or the paper does not apply. */
type Excuses = Pick<ApplicationRow, 'brought' | 'inapplicable'>;

type UploadedPaper = Pick<PaperRow, 'state' | 'is_expired'>;

/**
 * Codes of the mandatory papers that are missing, expired or found unfit. Papers whose original
 * the owner brings, or that do not apply by the owner's statement, count as present where a person checks them, and as
 * missing where deemed approval would replace the check.
 */
export function listMissingRequirements(
  requirements: readonly RequiredPaper[],
  papers: ReadonlyMap<string, UploadedPaper>,
  { brought, inapplicable }: Excuses,
): string[] {
  return requirements
    .filter(({ code, is_mandatory }) => is_mandatory && !isGood(papers.get(code)))
    .filter(({ code }) => papers.has(code) || (!brought.includes(code) && inapplicable[code] === undefined))
    .map(({ code }) => code);
}

function isGood(paper: UploadedPaper | undefined): boolean {
  return paper !== undefined && !paper.is_expired && !UNFIT_PAPER.includes(paper.state);
}

interface RequirementsReader {
  readonly rows: ReferenceRows;
  readonly locale: Locale;
  readonly application: Pick<ApplicationRow, 'assessment_id' | 'application_type' | 'brought' | 'inapplicable'>;
}

/** Offices that have seen the original of each document that the owner of an application brought, by its code. */
export type SeenOriginals = ReadonlyMap<string, readonly ClearingOffice[]>;

export async function loadSeenOriginals(db: Database | Trx, assessment_id: number): Promise<SeenOriginals> {
  const rows = await db
    .selectFrom('seen_original')
    .select(['requirement_code', 'office'])
    .where('assessment_id', '=', assessment_id)
    .execute();
  const byCode = Map.groupBy(rows, ({ requirement_code }) => requirement_code);
  return new Map([...byCode].map(([code, originals]) => [code, originals.map(({ office }) => office)]));
}

/** Codes of the originals that an office checks, that the owner brings and that the office has not seen. */
export async function listUnseenOriginals(
  db: Database | Trx,
  { assessment_id, brought }: Pick<ApplicationRow, 'assessment_id' | 'brought'>,
  { office, requirements, papers }: OfficeRequirements,
): Promise<string[]> {
  if (brought.length === 0) return [];
  const seenOriginals = await loadSeenOriginals(db, assessment_id);
  return requirements
    .filter(
      ({ code, is_mandatory, verified_by }) => is_mandatory && verified_by.includes(office) && brought.includes(code),
    )
    .filter(({ code }) => !papers.has(code) && !seenOriginals.get(code)?.includes(office))
    .map(({ code }) => code);
}

interface OfficeRequirements {
  readonly office: ClearingOffice;
  readonly requirements: readonly RequiredPaper[];
  readonly papers: ReadonlyMap<string, unknown>;
}

interface ApplicationPapers {
  readonly papers: ReadonlyMap<string, PaperRow>;
  readonly earlierPapers: ReadonlyMap<string, EarlierPaperRow>;
  readonly seen: SeenOriginals;
}

/** The list as sent, each paper with its file. */
export function toRequirementReplies(
  requirements: readonly RequiredPaper[],
  { papers, earlierPapers, seen }: ApplicationPapers,
  { rows, locale, application: { assessment_id, application_type, brought, inapplicable } }: RequirementsReader,
): RequirementItem[] {
  return requirements.map(({ code, name, is_mandatory, verified_by, legal_ground }) => {
    const paper = papers.get(code);
    const requirement = rows.requirements.get(code);
    return {
      code,
      name: getLocaleText(name, locale),
      is_mandatory,
      ...(legal_ground !== undefined && { legal_ground }),
      expires: requirement?.expires === true,
      ...toProofReply(requirement, application_type),
      verified_by: [...verified_by],
      document: paper === undefined ? null : toPaperReply(paper, rows, locale),
      is_kept: paper !== undefined && paper.assessment_id !== assessment_id,
      is_brought: paper === undefined && brought.includes(code),
      ...(paper === undefined && inapplicable[code] !== undefined && { inapplicable_reason: inapplicable[code] }),
      ...(seen.has(code) && { seen_by: [...(seen.get(code) ?? [])] }),
      ...toEarlierReply(earlierPapers.get(code), rows, locale),
    };
  });
}

function toProofReply(
  requirement: Requirement | undefined,
  type: ApplicationRow['application_type'],
): Pick<RequirementItem, 'is_proof'> {
  return requirement === undefined || canBeInapplicable(requirement, type) ? {} : { is_proof: true };
}

function toEarlierReply(
  row: EarlierPaperRow | undefined,
  rows: ReferenceRows,
  locale: Locale,
): Pick<RequirementItem, 'earlier'> {
  if (row === undefined) return {};
  const { assessment_code, tax_year, ...paper } = row;
  return { earlier: { assessment_code, tax_year, document: toPaperReply(paper, rows, locale) } };
}
