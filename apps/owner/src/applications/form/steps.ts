// Steps of the application form, with the schema and the first values of each.

import {
  type ApplicationState,
  type AssessmentReply,
  type Company,
  Declaration,
  normaliseAmount,
} from '@ebpls/contracts';
import { checkDeclaredFigures, checkReplacedLines } from '@ebpls/rules';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { LINE_AMOUNTS } from '../figures/declared-fields.ts';
import { toIssuePath } from '../../shared/steps/issue-path.ts';
import {
  checkAskedMeasures,
  getBusinessMeasureValues,
  getLineMeasureValues,
} from '../../shared/measures/measure-values.ts';
import { listDocumentsToReplace } from '../documents/required-documents.ts';
import { getClaims } from '../../shared/measures/relief-claims.ts';

export const APPLICATION_STEPS = ['declare', 'papers', 'sign'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** The step of the address; without one, the step at which the page opened. */
export function useApplicationStep(assessment: Pick<AssessmentReply, 'state' | 'requirements'>): ApplicationStep {
  const [search] = useSearchParams();
  // Found once, because the copy that the owner uploads would otherwise open another step.
  const [firstStep] = useState(() => getFirstStep(assessment));
  return APPLICATION_STEPS.find((step) => step === search.get('step')) ?? firstStep;
}

/** A returned application with a document to replace opens at its documents. */
function getFirstStep({ state, requirements }: Pick<AssessmentReply, 'state' | 'requirements'>): ApplicationStep {
  return state === 'RETURNED' && listDocumentsToReplace(requirements).length > 0 ? 'papers' : 'declare';
}

export function isDraftState(state: ApplicationState): boolean {
  return state === 'DRAFT' || state === 'RETURNED';
}

/** Figures and signature are two steps of one declaration. */
const StepFigures = v.omit(Declaration, ['signed_name', 'agrees']);
export const DeclarationSignature = v.pick(Declaration, ['signed_name', 'agrees']);

/**
 * Returns the schema of the figures for the step and the filing: it also checks that they fit the registration and the
 * application type, so that a finished step is not refused later.
 */
export function createFiguresSchema(
  { application_type, measures, replaced_lines }: AssessmentReply,
  { form }: Company,
) {
  const people = v.safeParse(Residents, form?.['people']);
  return v.pipe(
    StepFigures,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const context = { application_type, people: people.success ? people.output : undefined };
      const problems = {
        ...checkDeclaredFigures(dataset.value, context),
        ...checkReplacedLines(dataset.value.lines, replaced_lines),
        ...checkAskedMeasures(dataset.value, measures),
      };
      for (const [path, message] of Object.entries(problems))
        addIssue({ message, path: toIssuePath(dataset.value, path) });
    }),
  );
}

const Residents = v.object({ residents_male: v.number(), residents_female: v.number() });

interface StepLine {
  readonly line: string;
  readonly name: string;
  readonly category?: string;
}

/** Returns the lines to declare: a line of two categories appears once for each (domain reference 4.7, rule 6). */
export function listDeclaredLines({ lines }: AssessmentReply): StepLine[] {
  return lines.flatMap(({ line, name, categories }) =>
    categories.length > 1 ? categories.map((category) => ({ line, name, category })) : [{ line, name }],
  );
}

/** Returns the initial values: those typed, else those declared before the return, else those of the registration. */
export function toDraftFigures(assessment: AssessmentReply, company: Company): DraftValues {
  const savedFigures: DraftValues = { ...assessment.declaration, ...assessment.draft };
  const { back_years: declared_years, measures, exemptions, ...kept } = savedFigures;
  const people = recordIn(company.form?.['people']);
  const activity = recordIn(company.form?.['activity']);
  return {
    payment_mode: 'ANNUAL',
    employees_female: people['employees_female'],
    employees_male: people['employees_male'],
    zero_gross_affidavit: false,
    ...kept,
    total_assets: toShownAmount(kept['total_assets'] ?? activity['total_assets']),
    lines: getLineValues(assessment, kept['lines']).map(({ measures: own, ...row }) => ({
      ...row,
      ...getLineMeasureValues(assessment, String(row['line']), own),
    })),
    ...getBusinessMeasureValues(assessment, measures),
    exemptions: getClaims(assessment.reliefs, exemptions),
    ...getBackYearValues(assessment, declared_years),
  };
}

function getLineValues(assessment: AssessmentReply, savedRows: unknown): DraftValues[] {
  return listDeclaredLines(assessment).map(({ line, category }) => ({
    ...findSavedLine(savedRows, line, category),
    line,
    ...(category !== undefined && { category }),
  }));
}

/** Returns the years that were not filed, each with its typed values; empty when there are none. */
function getBackYearValues(assessment: AssessmentReply, savedRows: unknown): DraftValues {
  const { back_years = [] } = assessment;
  if (back_years.length === 0) return {};
  const rows: readonly unknown[] = Array.isArray(savedRows) ? savedRows : [];
  return {
    back_years: back_years.map((tax_year) => {
      const typedYear = recordIn(rows.find((row) => recordIn(row)['tax_year'] === tax_year));
      const is_presumptive = typedYear['is_presumptive'] === true;
      return {
        tax_year,
        is_presumptive,
        zero_gross_affidavit: typedYear['zero_gross_affidavit'] === true,
        lines: is_presumptive ? listBareLines(assessment) : getLineValues(assessment, typedYear['lines']),
      };
    }),
  };
}

/** Returns the lines of a year without declared sales. */
export function listBareLines(assessment: AssessmentReply): DraftValues[] {
  return getLineValues(assessment, []);
}

function findSavedLine(lines: unknown, line: string, category: string | undefined): DraftValues {
  const match: unknown =
    Array.isArray(lines) &&
    lines.find(
      (savedRow: DraftValues) =>
        savedRow['line'] === line && (category === undefined || savedRow['category'] === category),
    );
  const amounts = LINE_AMOUNTS.filter((field) => typeof recordIn(match)[field] === 'string');
  return {
    ...recordIn(match),
    ...Object.fromEntries(amounts.map((field) => [field, toShownAmount(recordIn(match)[field])])),
  };
}

/** Formats an amount for its field; the server stores it without commas. */
function toShownAmount(savedAmount: unknown): unknown {
  return typeof savedAmount === 'string' ? (normaliseAmount(savedAmount) ?? savedAmount) : savedAmount;
}

function recordIn(value: unknown): DraftValues {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
