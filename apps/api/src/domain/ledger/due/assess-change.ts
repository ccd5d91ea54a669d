import {
  type AssessCase,
  type AssessResult,
  type Centavos,
  parseCentavos,
  type BusinessChange,
  BusinessChange as ChangeShape,
  type BusinessChangeInput,
  type PermitGroup,
} from '@ebpls/contracts';
import { assessAmendment, assessClosure, assessTemporary, type Rules } from '@ebpls/rules';
import * as v from 'valibot';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicationRow } from '../../applications/find-application.ts';
import { getRules } from '../../applications/cases/assess-case.ts';
import { listMeasuresToFind } from '../../../platform/reference/office-measures.ts';
import { toAssumedDeclaration } from '@ebpls/rules/tariff';
import { getForm } from '../../applications/cases/application-facts.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { findYearOrder, listLineChanges, sumCarriedTax } from './year-order.ts';

type CaseLine = AssessCase['lines'][number];
type ClosingChange = Extract<BusinessChange, { kind: 'RETIREMENT' | 'DROP_LINE' }>;

interface ChangeContext {
  readonly application: ApplicationRow;
  readonly change: BusinessChangeInput;
  readonly rows: ReferenceRows;
  readonly today: string;
}

interface AssessedChange {
  readonly input: AssessCase;
  readonly rules: Rules;
  readonly result: AssessResult;
}

/**
 * Computes the amount due for an amendment or a retirement, by the year of the permit. Throws `CaseRefused` when it
 * cannot be assessed. Refused: conflict when the year has no order.
 */
export async function assessChange(db: Database | Trx, context: ChangeContext): Promise<AssessedChange> {
  const { application, rows, today } = context;
  const { tax_year } = application;
  const order = await findYearOrder(db, application);
  if (order === undefined) throw new Refused('conflict', 'change.no_year_order', { params: { year: tax_year } });
  const rules = getRules(rows, tax_year);
  const change = v.parse(ChangeShape, context.change);
  const year: AssessCase = { ...order.input, as_of: today, paid: [] };
  if (change.kind === 'RETIREMENT') {
    const input = await loadClosureCase(db, { ...context, change, year });
    const carriedTax = await sumCarriedTax(db, application, change.closure_date);
    return { input, rules, result: assessClosure({ input, carried: carriedTax }, rules) };
  }
  if (change.kind === 'SPECIAL') {
    const input = { ...year, brgycode: change.brgycode };
    return { input, rules, result: assessTemporary(input, rules) };
  }
  const input = await loadAmendedCase(db, { ...context, change, year });
  const amendment = {
    amendment: change.kind,
    input,
    known_groups: listPaidPermitGroups(year.lines, rows),
    paid_lines: year.lines.map(({ line }) => line),
  };
  return { input, rules, result: assessAmendment(amendment, rules) };
}

interface ChangeCase<Kind extends BusinessChange['kind']> extends Omit<ChangeContext, 'change'> {
  readonly change: Extract<BusinessChange, { kind: Kind }>;
  readonly year: AssessCase;
}

/** The business after the change; for an added or dropped line that line alone. */
async function loadAmendedCase(
  db: Database | Trx,
  context: ChangeCase<Exclude<BusinessChange['kind'], 'RETIREMENT' | 'SPECIAL'>>,
): Promise<AssessCase> {
  const { change, year, today, application } = context;
  if (change.kind === 'ADD_LINE') {
    const lines = change.lines.map(({ line, category, capitalization, units, measures }) => ({
      line,
      capitalization,
      ...(category && { category }),
      ...(units && { units }),
      ...(measures && { measures }),
    }));
    // A relief of the whole business holds for its year, with the figures that were sworn to: without its reserves a
    // cooperative would be exempt that is not (RA 9520 art. 61).
    const exemptions = year.exemptions.filter(({ line }) => line === undefined);
    const measures = change.measures && { measures: { ...year.measures, ...change.measures } };
    const addedCase: AssessCase = {
      ...year,
      application_type: 'NEW',
      date_started: today,
      lines,
      exemptions,
      ...measures,
    };
    // No office measures a line before its first renewal.
    const { tax_year } = application;
    const toFind = listMeasuresToFind(context.rows, {
      application_type: 'NEW',
      tax_year,
      form: { activity: { lines } },
    });
    return toAssumedDeclaration(addedCase, toFind);
  }
  if (change.kind === 'DROP_LINE') return loadDroppedCase(db, { ...context, change });
  const { place, activity } = getForm(application);
  return {
    ...year,
    brgycode: place.brgycode,
    business_area_sqm: Math.round(place.business_area_sqm * 100),
    total_assets: parseCentavos(activity.total_assets) ?? year.total_assets,
  };
}

async function loadDroppedCase(db: Database | Trx, context: ChangeCase<'DROP_LINE'>): Promise<AssessCase> {
  const { change, year, today } = context;
  const lines = await loadClosedLines(db, context, change.lines);
  return {
    ...year,
    application_type: 'RETIREMENT',
    closure_date: today,
    lines,
    exemptions: listLineExemptions(year, lines),
  };
}

/** Drops exemption claims of lines that the case does not contain. */
function listLineExemptions({ exemptions }: AssessCase, lines: readonly CaseLine[]): AssessCase['exemptions'] {
  return exemptions.filter((claim) => claim.line === undefined || lines.some(({ line }) => line === claim.line));
}

/** The whole year up to the closure: the lines closed now, and the lines dropped before with their declared gross. */
async function loadClosureCase(db: Database | Trx, context: ChangeCase<'RETIREMENT'>): Promise<AssessCase> {
  const { change, year, application } = context;
  const droppedLines = (await listLineChanges(db, application))
    .filter((lineChange) => lineChange.kind === 'DROP_LINE')
    .map((lineChange) => v.parse(ChangeShape, lineChange) as Extract<BusinessChange, { kind: 'DROP_LINE' }>)
    .flatMap(({ lines }) => lines);
  const lines = await loadClosedLines(db, context, [...change.lines, ...droppedLines]);
  return {
    ...year,
    application_type: 'RETIREMENT',
    closure_date: change.closure_date,
    lines,
    exemptions: listLineExemptions(year, lines),
  };
}

/** Each line as assessed for the year, with its gross to the closure; a line added in the year with its capital. */
async function loadClosedLines(
  db: Database | Trx,
  { year, application }: Pick<ChangeCase<'DROP_LINE'>, 'year' | 'application'>,
  closedLines: ClosingChange['lines'],
): Promise<CaseLine[]> {
  const addedLines = (await listLineChanges(db, application))
    .filter((change) => change.kind === 'ADD_LINE')
    .flatMap(({ lines }) => lines);
  return closedLines.map(({ line, category, ...gross }) => {
    const isSame = (other: { readonly line: string; readonly category?: string | undefined }): boolean =>
      other.line === line && other.category === category;
    const billedLine = year.lines.find(isSame);
    if (billedLine) return { ...billedLine, ...gross };
    const { capitalization = '0.00', measures } = addedLines.find(isSame) ?? {};
    const capital = parseCentavos(capitalization) ?? (0 as Centavos);
    return {
      line,
      ...(category && { category }),
      capitalization: capital,
      ...(measures && { measures }),
      ...gross,
    };
  });
}

/** Groups whose permit fee the year has paid. */
function listPaidPermitGroups(lines: readonly CaseLine[], rows: ReferenceRows): PermitGroup[] {
  return lines.flatMap(({ line, category }) =>
    (rows.lines.get(line)?.taxed_as ?? [])
      .filter((kind) => category === undefined || kind.category === category)
      .map(({ permit_group }) => permit_group),
  );
}
