// Checks the figures that an owner declares, for the year of the application and for the years before it.

import type { AssessCase, BusinessFormInput, Declaration } from '@ebpls/contracts';
import { assessCase, CaseRefused, checkDeclaredFigures, checkDeclaredMeasures, checkReplacedLines } from '@ebpls/rules';
import { refuseHeldRenewal } from '../../domain/payments/counter/red-flags.ts';
import { isMessageKey, type MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import {
  getRules,
  listApplicationMeasures,
  toAssessCase,
  toDeclarationInput,
} from '../../domain/applications/cases/assess-case.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { refuseEarlyFiling, formatYears, listBackYears } from '../../domain/applications/cases/unfiled-years.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { listMeasuresToFind } from '../../platform/reference/office-measures.ts';
import { checkReliefClaims, toAssumedDeclaration, withReplacedLines } from '@ebpls/rules/tariff';
import { findOrdinanceOfYear, findYearTariff } from '../../platform/reference/find-ordinance-of-year.ts';
import { assessBackYears } from '../../domain/applications/cases/back-year-cases.ts';
import { listFraudDays } from '../../domain/applications/compliance/standing.queries.ts';

type DeclarationProblems = Record<string, MessageKey>;

interface DeclarationContext {
  readonly application: ApplicationRow;
  readonly form: BusinessFormInput;
  readonly rows: ReferenceRows;
  readonly today: string;
}

/**
 * Checks that the sworn declaration fits the registration and can be assessed (form fields 24 and 30 to 33). Refused:
 * invalid with every message at its field.
 */
export function checkDeclaration(declaration: Declaration, context: DeclarationContext): void {
  const fields = {
    ...checkDeclaredFigures(declaration, {
      application_type: context.application.application_type,
      people: context.form.people,
    }),
    ...checkLines(declaration, context),
    ...checkReplacedLines(declaration.lines, listReplacedLines(context)),
    ...checkMeasures(declaration, context),
    ...checkRegistrationDay(context),
  };
  if (Object.keys(fields).length > 0) throw new Refused('invalid', 'request.invalid', { fields });
  checkAssessable(declaration, context);
}

function listReplacedLines({ application, rows }: Pick<DeclarationContext, 'application' | 'rows'>) {
  return withReplacedLines(application, findYearTariff(rows, application.tax_year)).replacedLines;
}

/** Exactly the registered lines; one of two tax categories is declared once for each. */
function checkLines(
  declaration: Pick<Declaration, 'lines'>,
  { form, rows }: Pick<DeclarationContext, 'form' | 'rows'>,
): DeclarationProblems {
  const fields: DeclarationProblems = {};
  const expectedSlots = new Set(form.activity.lines.flatMap(({ line }) => listTaxSlots(line, rows)));
  for (const [index, entry] of declaration.lines.entries()) {
    const [first = ''] = listTaxSlots(entry.line, rows);
    const slot = listTaxSlots(entry.line, rows).length > 1 ? `${entry.line}:${entry.category ?? ''}` : first;
    if (!expectedSlots.delete(slot)) fields[`lines.${index}.line`] = 'lines.not_registered';
  }
  if (expectedSlots.size > 0) fields['lines'] = 'lines.missing';
  return fields;
}

/** Only what the revenue code requests for these lines of business; a measure of another line is refused at its place. */
function checkMeasures(declaration: Declaration, { application, form, rows }: DeclarationContext): DeclarationProblems {
  return checkDeclaredMeasures(declaration, listApplicationMeasures(rows, { ...application, form }));
}

function listTaxSlots(line: string, rows: ReferenceRows): string[] {
  const categories = rows.lines.get(line)?.taxed_as ?? [];
  return categories.length > 1 ? categories.map(({ category }) => `${line}:${category}`) : [line];
}

function checkRegistrationDay({ form, today, application }: DeclarationContext): DeclarationProblems {
  const expiry = form.identity.registration_expiry ?? '';
  // An expired registration is answered with a new proof (paper R01) on renewal, and refused for a new business.
  return application.application_type === 'NEW' && expiry !== '' && expiry < today
    ? { registration_expiry: 'registration.expired' }
    : {};
}

/** Problems of claimed reliefs by the path of the field; the rules check those of the former shape with the case. */
function checkClaimedReliefs(input: AssessCase, rows: ReferenceRows): ReturnType<typeof checkReliefClaims> {
  const tariff = findOrdinanceOfYear(rows.ordinances, input.tax_year)?.tariff;
  const type = input.application_type === 'NEW' ? 'NEW' : 'RENEWAL';
  return tariff === undefined ? {} : checkReliefClaims(tariff, input, type);
}

/**
 * The rules decide last: a declaration that they cannot assess is refused now, not at the bill, and so is a claim that
 * the bill would leave out.
 */
function checkAssessable(declaration: Declaration, { application, form, rows, today }: DeclarationContext): void {
  try {
    const assumedDeclaration = toAssumedDeclaration(
      toDeclarationInput(declaration),
      listMeasuresToFind(rows, { ...application, form }),
    );
    const input = toAssessCase({ application, form, declaration: assumedDeclaration }, today);
    const fields = checkClaimedReliefs(input, rows);
    if (Object.keys(fields).length > 0) throw new Refused('invalid', 'request.invalid', { fields });
    assessCase(input, getRules(rows, application.tax_year));
  } catch (error) {
    if (!(error instanceof CaseRefused)) throw error;
    throw new Refused('invalid', 'request.invalid', {
      params: error.params,
      fields: { [error.field]: isMessageKey(error.message_key) ? error.message_key : 'field.invalid' },
    });
  }
}

/**
 * A renewal is filed only while no red flag stops it, and once the year of its sales is over. Refused: conflict.
 */
export async function refuseHeldFiling(tx: ActorTransaction, application: ApplicationRow): Promise<void> {
  if (application.application_type !== 'RENEWAL') return;
  await refuseHeldRenewal(tx.trx, application.business_id);
  refuseEarlyFiling(tx, application);
}

type BackYearProblems = Record<string, MessageKey>;
type YearApplication = ApplicationRow & { readonly form: BusinessFormInput };

/**
 * A renewal declares exactly the earlier years that were not filed, each with its gross by line or as presumptive
 * (domain reference 3.10b). Refused: invalid, naming the years that are missing or every message at its field.
 */
export async function checkBackYears(
  tx: ActorTransaction,
  declaredFigures: Declaration,
  application: YearApplication,
): Promise<void> {
  const { trx, rows, today } = tx;
  const open = await listBackYears(trx, application, { rows, today });
  const years = declaredFigures.back_years.map(({ tax_year }) => tax_year);
  const missingYears = open.filter((year) => !years.includes(year));
  if (missingYears.length > 0)
    throw new Refused('invalid', 'back_year.missing', {
      params: { years: formatYears(missingYears) },
      fields: { back_years: 'back_year.declare_each' },
    });
  const fields = declaredFigures.back_years.reduce<BackYearProblems>(
    (problems, year, place) => ({ ...problems, ...checkYear(year, { place, years, open, application, tx }) }),
    {},
  );
  if (Object.keys(fields).length > 0) throw new Refused('invalid', 'request.invalid', { fields });
  const declaration = toAssumedDeclaration(toDeclarationInput(declaredFigures), listMeasuresToFind(rows, application));
  const fraud_days = await listFraudDays(trx, application.business_id);
  refuseUnassessable(() => assessBackYears({ form: application.form, declaration, rows, today, fraud_days }), years);
}

interface BackYearContext {
  readonly place: number;
  readonly years: readonly number[];
  readonly open: readonly number[];
  readonly application: YearApplication;
  readonly tx: ActorTransaction;
}

function checkYear(
  year: Declaration['back_years'][number],
  { place, years, open, application, tx: { rows } }: BackYearContext,
): BackYearProblems {
  const at = `back_years.${place}`;
  if (!open.includes(year.tax_year)) return { [`${at}.tax_year`]: 'back_year.not_open' };
  if (years.indexOf(year.tax_year) !== place) return { [`${at}.tax_year`]: 'back_year.duplicate' };
  if (year.is_presumptive) return {};
  const figures = { lines: year.lines, employees_male: 0, employees_female: 0 };
  const fields = {
    ...checkDeclaredFigures(figures, { application_type: 'RENEWAL', people: undefined }),
    ...checkLines(year, { form: application.form, rows }),
  };
  return Object.fromEntries(Object.entries(fields).map(([field, key]) => [`${at}.${field}`, key]));
}

/** Years that the rules cannot assess are refused now, not at the bill; a year without a revenue code is named. */
function refuseUnassessable(assess: () => unknown, years: readonly number[]): void {
  try {
    assess();
  } catch (error) {
    if (!(error instanceof CaseRefused)) throw error;
    if (error.message_key === 'tax_year.no_ordinance') {
      const place = Number(/^back_years\.(\d+)\./.exec(error.field)?.[1] ?? 0);
      throw new Refused('invalid', 'back_year.no_code', {
        params: { year: years[place] ?? 0 },
        fields: { [`back_years.${place}.tax_year`]: 'tax_year.no_ordinance' },
      });
    }
    const key = isMessageKey(error.message_key) ? error.message_key : 'field.invalid';
    throw new Refused('invalid', 'request.invalid', { params: error.params, fields: { [error.field]: key } });
  }
}
