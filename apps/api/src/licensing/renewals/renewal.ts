// Loads a renewal with the year before it, and finds whether it is unchanged (decision 0088).

import {
  type ReplyBody,
  type BusinessFormInput,
  type DeclarationInput,
  type getRenewal,
  type Locale,
  parseCentavos,
  formatPesosText,
  type Centavos,
  type RenewalStop,
  type RenewedLine,
} from '@ebpls/contracts';
import { computeProvisionalDays, getRenewalStop, hasSameMeasures, listClearances } from '@ebpls/rules';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import {
  toApplicationFacts,
  findFormerCase,
  type FormerCase,
} from '../../domain/applications/cases/application-facts.ts';
import { listApplicationMeasures } from '../../domain/applications/cases/assess-case.ts';
import { listFormerMeasures } from '../../domain/applications/measures/office-findings.ts';
import { listMeasuresToFind } from '../../platform/reference/office-measures.ts';
import { listMissingMeasures, toRenewedFormer, withReplacedLines } from '@ebpls/rules/tariff';
import { findPapers } from '../../domain/applications/papers/find-papers.ts';
import { findYearTariff } from '../../platform/reference/find-ordinance-of-year.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { listOpenFlags } from '../../domain/payments/counter/red-flags.ts';
import { getRenewalLineName, listRenewalFacts } from './renewal-facts.ts';

interface DeclaredFigures extends Pick<
  DeclarationInput,
  'total_assets' | 'employees_male' | 'employees_female' | 'measures' | 'lines'
> {
  /** Claims as sent, or as typed so far. */
  readonly exemptions?: unknown;
}

/** A renewal with the permit and the declaration of the year before it. */
export interface RenewalCase {
  readonly application: ApplicationRow;
  readonly form: BusinessFormInput;
  readonly formerCase: FormerCase & { readonly declaration: DeclarationInput };
}

interface RenewalReader {
  readonly rows: ReferenceRows;
  readonly today: string;
  readonly locale: Locale;
}

/** Undefined unless it is an unfiled renewal of a business with a permit of the year before. */
export async function findRenewal(
  db: Database | Trx,
  row: ApplicationRow,
  rows: ReferenceRows,
): Promise<RenewalCase | undefined> {
  const tariff = findYearTariff(rows, row.tax_year);
  const { application } = withReplacedLines(row, tariff);
  const { application_type, state, form, tax_year } = application;
  if (application_type !== 'RENEWAL' || state !== 'DRAFT' || form === null) return undefined;
  const formerCase = toRenewedFormer(await findFormerCase(db, application), { application, tariff, withChosen: false });
  if (formerCase === undefined || formerCase.declaration === null || formerCase.tax_year !== tax_year - 1)
    return undefined;
  return { application, form, formerCase: { ...formerCase, declaration: formerCase.declaration } };
}

/** Last year beside this year, as its owner reads it. */
export async function loadRenewalReply(
  db: Database,
  renewal: RenewalCase,
  reader: RenewalReader,
): Promise<NonNullable<ReplyBody<typeof getRenewal>['renewal']>> {
  const { declaration, tax_year } = renewal.formerCase;
  const { payment_mode, total_assets, employees_male, employees_female } = declaration;
  const facts = toFactComparison(renewal, declaration, reader);
  const { exemptions } = renewal.application.draft; // a claim of last year is not made again by itself
  const renewalClaim = { declaration: { ...declaration, exemptions }, gross_is_doubtful: false, reader };
  const evaluation = await evaluateRenewal(db, renewal, renewalClaim);
  return {
    former_year: tax_year,
    is_unchanged: facts.every(({ is_same }) => is_same),
    facts,
    lines: toRenewedLines(renewal, reader),
    declared: { payment_mode, total_assets, employees_male, employees_female },
    ...evaluation,
  };
}

function toFactComparison({ form, formerCase }: RenewalCase, declaration: DeclaredFigures, reader: RenewalReader) {
  return listRenewalFacts(
    { form: formerCase.form, declaration: formerCase.declaration },
    { form, declaration },
    reader,
  );
}

function toCaseFacts(
  { application, formerCase }: RenewalCase,
  declaration: DeclaredFigures,
  { rows, today }: RenewalReader,
) {
  return toApplicationFacts({ application: { ...application, draft: { ...declaration } }, rows, today, formerCase });
}

interface DeclaredRenewal {
  readonly reader: RenewalReader;
  readonly declaration: DeclaredFigures;
  readonly gross_is_doubtful: boolean;
}

/** The reason that this renewal waits for, and the days of a provisional permit when it is paid first all the same. */
export async function evaluateRenewal(
  db: Database | Trx,
  renewalCase: RenewalCase,
  { declaration, gross_is_doubtful, reader }: DeclaredRenewal,
): Promise<{ readonly stop: RenewalStop; readonly provisional_days: number | null }> {
  const { application, formerCase } = renewalCase;
  const { business_id, company_code, tax_year } = application;
  const facts = toCaseFacts(renewalCase, declaration, reader);
  const isUnchanged =
    toFactComparison(renewalCase, declaration, reader).every(({ is_same }) => is_same) &&
    // The licensing office checks a claim, and its proof of the year, before the bill.
    facts.exemptions_claimed.length === 0 &&
    // Fees are billed by them, and no office has seen another figure.
    hasSameMeasures(formerCase.declaration, declaration, listApplicationMeasures(reader.rows, application));
  const [isMeasured, fireListRow, flags, papers] = await Promise.all([
    hasMeasuresToFind(db, application, reader),
    db
      .selectFrom('fire_negative_list')
      .select('business_id')
      .where('business_id', '=', business_id)
      .where('tax_year', '=', tax_year)
      .executeTakeFirst(),
    listOpenFlags(db, business_id),
    findPapers(db, application, reader),
  ]);
  const renewal = {
    company_code,
    facts: { ...facts, changed: facts.changed || !isUnchanged, red_flag: flags.length > 0 || isMeasured },
    total_assets: parseCentavos(declaration.total_assets) ?? (0 as Centavos),
    has_valid_approvals: listClearances(facts).every(
      ({ office, needed }) => !needed || office === 'bplo' || formerCase.clearances.get(office) === 'APPROVED',
    ),
    on_fire_list: fireListRow !== undefined,
    brings_originals: application.brought.some((code) => !papers.has(code)),
    gross_is_doubtful,
  };
  return { stop: getRenewalStop(renewal), provisional_days: computeProvisionalDays(renewal) ?? null };
}

/** Whether an office must find a measure before the bill, or found one in the year before, which it offers again. */
async function hasMeasuresToFind(
  db: Database | Trx,
  application: ApplicationRow,
  { rows }: RenewalReader,
): Promise<boolean> {
  const measures = listMeasuresToFind(rows, application);
  if (measures.length === 0) return false;
  return listMissingMeasures(measures, []).length > 0 || (await listFormerMeasures(db, application)).length > 0;
}

const NO_PESOS = formatPesosText(0 as Centavos);

/** Questions for each line, with last year’s answer; a line of two categories has one for each. */
function toRenewedLines({ form, formerCase }: RenewalCase, reader: RenewalReader): RenewedLineInput[] {
  return form.activity.lines.flatMap(({ line }) => {
    const lineRow = reader.rows.lines.get(line);
    const categories = lineRow?.taxed_as.map(({ category }) => category) ?? [];
    return (categories.length > 1 ? categories : [null]).map((category) => {
      const before = formerCase.declaration.lines.find(
        (declaredLine) => declaredLine.line === line && (category === null || declaredLine.category === category),
      );
      const gross_essential = before?.gross_essential ?? NO_PESOS;
      return {
        line,
        category,
        name: getRenewalLineName(line, reader),
        asks_essential: lineRow?.essential !== 'NONE' || gross_essential !== NO_PESOS,
        gross_essential,
        gross_non_essential: before?.gross_non_essential ?? NO_PESOS,
        had_sales: before?.gross_essential !== undefined || before?.gross_non_essential !== undefined,
      };
    });
  });
}

type RenewedLineInput = Omit<RenewedLine, 'gross_essential' | 'gross_non_essential'> & {
  readonly gross_essential: string;
  readonly gross_non_essential: string;
};
