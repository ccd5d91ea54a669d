// Computes the estimated amount due while an owner still fills in the declaration.

import {
  type ReplyBody,
  type AssessedLine,
  type AssessResult,
  type Centavos,
  Declaration,
  type getAssessment,
  type LatePolicy,
  type Locale,
  formatPesosText,
} from '@ebpls/contracts';
import { assessCase, toBasisReply, CaseRefused, getLateRule, type LateAmounts } from '@ebpls/rules';
import * as v from 'valibot';

import type { Database } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { loadMeasuredDeclaration } from '../applications/measures/office-findings.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import { toAssessCase, toDeclarationInput, getRules } from '../applications/cases/assess-case.ts';
import { type AssessedBackYear, assessBackYears } from '../applications/cases/back-year-cases.ts';
import { getChange, isChange } from '../applications/cases/declared-changes.ts';
import { assessChange } from '../ledger/due/assess-change.ts';
import { getForm } from '../applications/cases/application-facts.ts';
import { toLateLines } from '../ledger/due/late-lines.ts';
import { listEstimateSentences } from '../ledger/due/late-sentences.ts';
import { formatSentence, formatWarning } from '../ledger/rule-sentences.ts';
import type { CaseReader } from '../applications/cases/case-reader.ts';
import { listFraudDays } from '../applications/compliance/standing.queries.ts';

type Estimate = ReplyBody<typeof getAssessment>['estimate'];
type OwedLine = NonNullable<Estimate>['lines'][number];

// The signature comes last, and the estimate is shown before it.
const UnsignedDeclaration = v.omit(Declaration, ['signed_name', 'agrees']);

/**
 * Amount that the declaration as entered so far will owe; null until the declaration is complete enough. A bill
 * replaces it.
 */
export async function computeEstimate(
  db: Database,
  application: ApplicationRow,
  reader: CaseReader,
): Promise<Estimate> {
  try {
    return isChange(application)
      ? await estimateChange(db, application, reader)
      : await estimateYear(db, application, reader);
  } catch (error) {
    if (error instanceof CaseRefused || error instanceof Refused) return null;
    throw error;
  }
}

async function estimateChange(
  db: Database,
  application: ApplicationRow,
  { rows, today, actor }: CaseReader,
): Promise<Estimate> {
  const change = getChange(application);
  if (change === undefined || application.form === null) return null;
  const { result } = await assessChange(db, { application, change, rows, today });
  return {
    lines: result.lines.map((line) => toOwedLine(line, actor.locale)),
    total: formatPesosText(result.totals.total),
    warnings: [],
  };
}

async function estimateYear(
  db: Database,
  application: ApplicationRow,
  { rows, today, actor }: CaseReader,
): Promise<Estimate> {
  const declarationInput =
    application.state === 'DRAFT' || application.state === 'RETURNED' ? application.draft : application.declaration;
  const parsedDeclaration = v.safeParse(UnsignedDeclaration, declarationInput);
  if (application.form === null || !parsedDeclaration.success) return null;
  const typedCase = { application, declaration: toDeclarationInput(parsedDeclaration.output) };
  const declaration = await loadMeasuredDeclaration(db, typedCase, { rows, locale: actor.locale, isAssumed: true });
  const estimatedCase = { application, form: getForm(application), declaration };
  const rules = getRules(rows, application.tax_year);
  const result = assessCase(toAssessCase(estimatedCase, today), rules);
  const years = assessBackYears({
    ...estimatedCase,
    rows,
    today,
    fraud_days: await listFraudDays(db, application.business_id),
  });
  return {
    lines: [
      ...result.lines.map((line) => toOwedLine(line, actor.locale)),
      ...toOwedLateLines(result, rules.ordinance.late, actor.locale),
      ...years.flatMap((year) => toYearLines(year, getRules(rows, year.tax_year).ordinance.late, actor.locale)),
    ],
    total: formatPesosText([result, ...years.map((year) => year.result)].reduce(addTotal, 0 as Centavos)),
    warnings: result.warnings.map((warning) => formatWarning(warning, actor)),
  };
}

function addTotal(sum: Centavos, { totals }: AssessResult): Centavos {
  return (sum + totals.total) as Centavos;
}

/** Lines of a year that was not filed, each named by its year. */
function toYearLines({ tax_year, result }: AssessedBackYear, latePolicy: LatePolicy, locale: Locale): OwedLine[] {
  return [...result.lines.map((line) => toOwedLine(line, locale)), ...toOwedLateLines(result, latePolicy, locale)].map(
    (line) => ({
      ...line,
      code: `${line.code}-${tax_year}`,
      of_year: tax_year,
      is_unfiled: true,
    }),
  );
}

function toOwedLine(line: AssessedLine, locale: Locale): OwedLine {
  return {
    code: line.code,
    name: locale === 'fil' ? line.name_fil : line.name,
    agency: line.agency,
    reason: formatSentence(line.basis, locale),
    ordinance_section: line.ordinance_section,
    amount: formatPesosText(line.amount),
    basis: toBasisReply(line.basis),
  };
}

/** Surcharge and interest of a late application, separate from the lines, so that each line matches its sentence. */
function toOwedLateLines({ lines }: AssessResult, late: LatePolicy, locale: Locale): OwedLine[] {
  const addedLines = [...Map.groupBy(lines, ({ late_code }) => late_code)].flatMap(([late_code, own]) => {
    const rule = getLateRule(late, late_code);
    return toLateLines({
      amounts: sumLateAmounts(own),
      late: rule,
      describeAddition: (pocket, rate) => ({
        code: [pocket.toUpperCase(), ...(late_code === undefined ? [] : [late_code])].join('-'),
        name: getMessageText(`estimate.${pocket}`, {}, locale),
        reason: listEstimateSentences(rule, { pocket, rate }, locale).join(' '),
      }),
    });
  });
  return addedLines.map((line) => ({ ...line, amount: formatPesosText(line.amount) }));
}

function sumLateAmounts(lines: readonly AssessedLine[]): LateAmounts {
  const sum = (pocket: keyof LateAmounts) => lines.reduce((all, line) => all + line[pocket], 0) as Centavos;
  return { surcharge: sum('surcharge'), interest: sum('interest') };
}
