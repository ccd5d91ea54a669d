// Loads the findings of offices on an application: measures of the revenue code and fees.

import type { Centavos, ClearanceState, ClearingOffice, DeclarationInput, Locale, MeasuredFee } from '@ebpls/contracts';
import {
  getFindingOffice,
  listMissingMeasures,
  type MeasureFinding,
  toEmptyFinding,
  toMeasuredDeclaration,
} from '@ebpls/rules/tariff';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { listMeasuresToFind } from '../../../platform/reference/office-measures.ts';
import { getLocaleText, type ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import type { ApplicationRow } from '../find-application.ts';

export interface FoundMeasureRow {
  /** Code of the line of business; empty for the whole business. */
  readonly line: string;
  readonly code: string;
  readonly value: string | boolean;
  readonly found_by: string;
  readonly found_at: string;
}

/** What offices found in an application, by line and code. */
export async function listFoundMeasures(db: Database | Trx, assessment_id: number): Promise<FoundMeasureRow[]> {
  const { rows } = await sql<FoundMeasureRow>`
    select m.line, m.code, m.value, p.full_name as found_by, m.found_at
    from found_measure m
    join account p on p.id = m.found_by
    where m.assessment_id = ${assessment_id}::bigint
    order by m.line, m.code`.execute(db);
  return rows;
}

export interface FormerMeasureRow extends Pick<FoundMeasureRow, 'line' | 'code' | 'value'> {
  readonly tax_year: number;
}

/** The newest finding of each measure in earlier applications of the business that ended in a permit. */
export async function listFormerMeasures(
  db: Database | Trx,
  { business_id, assessment_id }: Pick<ApplicationRow, 'business_id' | 'assessment_id'>,
): Promise<FormerMeasureRow[]> {
  const { rows } = await sql<FormerMeasureRow>`
    select distinct on (m.line, m.code) m.line, m.code, m.value, a.tax_year
    from found_measure m
    join application a using (assessment_id)
    where a.business_id = ${business_id}::bigint
      and a.assessment_id < ${assessment_id}::bigint
      and a.state = 'ISSUED'
    order by m.line, m.code, a.assessment_id desc`.execute(db);
  return rows;
}

/** The offices that clear an application, each with the state of its clearance. */
export async function listClearingOffices(
  db: Database | Trx,
  assessment_id: number,
): Promise<ReadonlyMap<ClearingOffice, ClearanceState>> {
  const rows = await db
    .selectFrom('clearance')
    .select(['office', 'state'])
    .where('assessment_id', '=', assessment_id)
    .execute();
  return new Map(rows.map(({ office, state }) => [office, state]));
}

interface MeasureReader {
  readonly rows: ReferenceRows;
  readonly locale: Locale;
  /** What is not found counts as nothing: in an estimate, and in an order on declared figures (row A20). */
  readonly isAssumed?: boolean;
}

/**
 * The declaration with what offices found. Refused: conflict while a required measure has no finding, naming it and its
 * office.
 */
export async function loadMeasuredDeclaration<Whole extends Pick<DeclarationInput, 'measures' | 'lines'>>(
  db: Database | Trx,
  { application, declaration }: { readonly application: ApplicationRow; readonly declaration: Whole },
  { rows, locale, isAssumed = false }: MeasureReader,
): Promise<Whole> {
  const measures = listMeasuresToFind(rows, application);
  if (measures.length === 0) return declaration;
  const isToFind = ({ line, code }: MeasureFinding): boolean =>
    measures.some((each) => each.measure.code === code && each.line === line);
  const foundMeasures = (await listFoundMeasures(db, application.assessment_id)).filter(isToFind);
  const missingMeasures = listMissingMeasures(measures, foundMeasures);
  if (missingMeasures.length > 0 && !isAssumed) {
    const clearingOffices = await listClearingOffices(db, application.assessment_id);
    const figures = missingMeasures.map((each) => {
      const title = rows.offices.get(getFindingOffice(each, clearingOffices.keys()))?.title;
      return `${each.measure.name[locale]} (${title ? getLocaleText(title, locale) : 'BPLO'})`;
    });
    throw new Refused('conflict', 'found_measure.missing', { params: { figures: figures.join(', ') } });
  }
  return toMeasuredDeclaration(declaration, [...foundMeasures, ...missingMeasures.map(toEmptyFinding)]);
}

/** The application with the measures that offices found in its declaration; refused as the declaration is. */
export async function loadMeasuredApplication(
  trx: Trx,
  application: ApplicationRow,
  reader: MeasureReader,
): Promise<ApplicationRow> {
  const { declaration } = application;
  if (declaration === null) return application;
  return { ...application, declaration: await loadMeasuredDeclaration(trx, { application, declaration }, reader) };
}

export interface ProposedFeeRow {
  readonly code: string;
  readonly office: ClearingOffice;
  readonly amount: Centavos;
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposed_at: string;
  readonly outcome: 'TAKEN' | 'REJECTED' | null;
  readonly decision: string;
  readonly decided_by: string | null;
}

/** Fees that offices found in an application, by code. */
export async function listProposedFees(db: Database | Trx, assessment_id: number): Promise<ProposedFeeRow[]> {
  const { rows } = await sql<ProposedFeeRow>`
    select
      f.code, c.office, f.amount, f.reason, p.full_name as proposed_by, f.proposed_at, f.outcome,
      f.decision, d.full_name as decided_by
    from proposed_fee f
    join clearance c using (clearance_id)
    join account p on p.id = f.proposed_by
    left join account d on d.id = f.decided_by
    where f.assessment_id = ${assessment_id}::bigint
    order by f.code`.execute(db);
  return rows;
}

/** Accepted fees as an assessment case holds them. */
export function toFoundFees(rows: readonly ProposedFeeRow[]): MeasuredFee[] {
  return rows
    .filter(({ outcome }) => outcome === 'TAKEN')
    .map(({ code, amount, office, reason }) => ({ code, amount, office, reason }));
}
