// Replies with what the revenue code of the year asks of an application, and with what offices found of it.

import type { ClearanceState, ClearingOffice, CodeQuestions, DeclarationInput } from '@ebpls/contracts';

import type { Database } from '../../../platform/database/database.ts';
import type { CaseReader } from '../cases/case-reader.ts';
import { toMeasureReply } from '../cases/assess-case.ts';
import type { ApplicationRow } from '../find-application.ts';
import { toReliefReply } from '../reliefs/form-reliefs.ts';
import {
  type FormerMeasureRow,
  type FoundMeasureRow,
  listClearingOffices,
  listFormerMeasures,
  listFoundMeasures,
} from './office-findings.ts';
import { listMeasuresToFind } from '../../../platform/reference/office-measures.ts';
import { getFindingOffice, type OfficeMeasure, type ReplacedLine } from '@ebpls/rules/tariff';

type FoundMeasureReply = NonNullable<CodeQuestions['found_measures']>[number];

interface QuestionedApplication {
  readonly application: ApplicationRow;
  readonly formerCase: { readonly declaration: DeclarationInput | null } | undefined;
  readonly replacedLines: readonly ReplacedLine[];
}

/** States in which a finding can still change the bill. */
const BILLABLE_STATES: readonly ApplicationRow['state'][] = ['IN_CLEARANCE', 'CLEARED', 'ASSESSED'];

/** Whether an office may record a finding: from its claim of the case until the bill is approved. */
export function canRecordMeasure(
  { state }: Pick<ApplicationRow, 'state'>,
  office: ClearingOffice,
  clearingOffices: ReadonlyMap<ClearingOffice, ClearanceState>,
): boolean {
  return BILLABLE_STATES.includes(state) && (office === 'bplo' || clearingOffices.get(office) !== 'PENDING');
}

/** Measures and reliefs of the revenue code that an application is asked or offered, as far as the reader may see them. */
export async function loadCodeQuestions(
  db: Database,
  { application, formerCase, replacedLines }: QuestionedApplication,
  reader: CaseReader,
): Promise<CodeQuestions> {
  const found_measures = await loadFoundMeasures(db, application, reader);
  return {
    ...toMeasureReply(reader.rows, application, formerCase?.declaration),
    ...toReliefReply(application, reader),
    ...toReplacedLineReply(replacedLines, application, reader),
    ...(found_measures.length > 0 && { found_measures }),
  };
}

/** To staff, once the application is accepted; an office without amounts reads no amount that another one found. */
async function loadFoundMeasures(
  db: Database,
  application: ApplicationRow,
  { rows, actor }: CaseReader,
): Promise<FoundMeasureReply[]> {
  const measures = actor.role === 'user' ? [] : listMeasuresToFind(rows, application);
  if (measures.length === 0 || application.accepted_at === null) return [];
  const [clearingOffices, foundMeasures, former] = await Promise.all([
    listClearingOffices(db, application.assessment_id),
    listFoundMeasures(db, application.assessment_id),
    listFormerMeasures(db, application),
  ]);
  const seesAmounts = actor.office === undefined || actor.role === 'bplo';
  return measures
    .map((one) => ({ one, office: getFindingOffice(one, clearingOffices.keys()) }))
    .filter(({ one, office }) => one.measure.kind !== 'MONEY' || office === actor.office || seesAmounts)
    .map(({ one, office }) => ({
      ...toFoundReply(one, office, { found: foundMeasures, former }),
      line: one.line === '' ? null : { code: one.line, name: rows.lines.get(one.line)?.name[actor.locale] ?? one.line },
      is_recordable: actor.office === office && canRecordMeasure(application, office, clearingOffices),
    }));
}

function toFoundReply(
  { measure, line }: OfficeMeasure,
  office: ClearingOffice,
  rows: { readonly found: readonly FoundMeasureRow[]; readonly former: readonly FormerMeasureRow[] },
): Omit<FoundMeasureReply, 'line' | 'is_recordable'> {
  const { code, name, unit, kind, values, is_required, verified_by } = measure;
  const isSame = (row: { readonly code: string; readonly line: string }): boolean =>
    row.code === code && row.line === line;
  const foundRow = rows.found.find(isSame);
  const formerRow = rows.former.find(isSame);
  return {
    code,
    name,
    unit,
    kind,
    values,
    is_required,
    office,
    ...(verified_by === 'treasury' && { found_for: verified_by }),
    found: foundRow ? { value: foundRow.value, found_by: foundRow.found_by, found_at: foundRow.found_at } : null,
    ...(formerRow && { former: { value: formerRow.value, tax_year: formerRow.tax_year } }),
  };
}

/** What the owner chooses from, in place of lines that the code replaced; of a filed renewal what was chosen. */
function toReplacedLineReply(
  replacedLines: readonly ReplacedLine[],
  { state, declaration }: Pick<ApplicationRow, 'state' | 'declaration'>,
  { rows, actor }: Pick<CaseReader, 'rows' | 'actor'>,
): Pick<CodeQuestions, 'replaced_lines'> {
  const isFiled = state !== 'DRAFT' && state !== 'RETURNED';
  const filedReplacements = isFiled ? (declaration?.replaced_lines ?? []) : [];
  const all = [
    ...replacedLines,
    ...filedReplacements.map((one): ReplacedLine => ({ ...one, successors: [], others: [] })),
  ];
  if (all.length === 0) return {};
  return {
    replaced_lines: all.map(({ was, line, successors, others }) => ({
      was,
      was_name: rows.lines.get(was)?.name[actor.locale] ?? was,
      line: line ?? null,
      has_one_successor: successors.length === 1,
      options: [...successors, ...others].map(({ code, name }) => ({ line: code, name: name[actor.locale] })),
    })),
  };
}
