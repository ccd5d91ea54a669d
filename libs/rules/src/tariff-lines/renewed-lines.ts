// Renews the registered lines of business that the revenue code of the year replaced.

import type {
  ApplicationState,
  ApplicationType,
  BusinessFormInput,
  Declaration,
  DeclarationInput,
} from '@ebpls/contracts';
import * as v from 'valibot';

import { type LineReplacement, replaceLines } from '../change/replaced-lines.ts';
import type { OpenTariff } from '../tariff/open-tariff.ts';
import { listReplacedLines, listReplacements, type ReplacedLine } from './line-successors.ts';

/** An application, as far as its lines of business are concerned. */
export interface RenewingApplication {
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  readonly state: ApplicationState;
  readonly form: BusinessFormInput | null;
  readonly declaration: DeclarationInput | null;
  readonly draft?: Readonly<Record<string, unknown>> | null;
}

const Choices = v.fallback(v.array(v.object({ was: v.string(), line: v.string() })), []);

/** What the owner chose, as typed so far or as filed. */
function listLineChoices({
  draft,
  declaration,
}: Pick<RenewingApplication, 'draft' | 'declaration'>): LineReplacement[] {
  return v.parse(Choices, draft?.['replaced_lines'] ?? declaration?.replaced_lines);
}

/** The registered lines that the code of the year replaced, for a renewal that its owner has not filed. */
function findReplacedLines(application: RenewingApplication, tariff: OpenTariff | undefined): ReplacedLine[] {
  const { application_type, state, form } = application;
  const isWithOwner = state === 'DRAFT' || state === 'RETURNED';
  if (application_type !== 'RENEWAL' || !isWithOwner || form === null) return [];
  const codes = form.activity.lines.map(({ line }) => line);
  return tariff === undefined ? [] : listReplacedLines(tariff, codes, listLineChoices(application));
}

/**
 * The application with the lines of the code of its year, as far as they are decided, and with what they replaced. An
 * application of a year without a tariff stays as it is.
 */
export function withReplacedLines<Application extends RenewingApplication>(
  application: Application,
  tariff: OpenTariff | undefined,
): { readonly application: Application; readonly replacedLines: readonly ReplacedLine[] } {
  const replacedLines = findReplacedLines(application, tariff);
  const { form, draft } = application;
  if (replacedLines.length === 0 || form === null) return { application, replacedLines };
  const { activity } = form;
  const replaced_lines = listReplacements(replacedLines);
  const lines = replaceLines(activity.lines, replaced_lines);
  return {
    application: {
      ...application,
      form: { ...form, activity: { ...activity, lines } },
      ...(draft && { draft: { ...draft, replaced_lines } }),
    },
    replacedLines,
  };
}

/** A choice among the successors of a line: the code made it necessary. */
function isSuccessor({ successors, line }: ReplacedLine): boolean {
  return successors.some(({ code }) => code === line);
}

interface FormerYear {
  readonly form: BusinessFormInput;
  readonly declaration: DeclarationInput | null;
}

interface FormerRenewal {
  readonly application: RenewingApplication;
  readonly tariff: OpenTariff | undefined;
  /** Also those that were chosen among several successors. */
  readonly withChosen: boolean;
}

/**
 * The former case by the codes of this year: its declaration by what was chosen, its registration by successors alone,
 * so that any other choice is a change.
 */
export function toRenewedFormer<Former extends FormerYear | undefined>(
  formerFiling: Former,
  { application, tariff, withChosen }: FormerRenewal,
): Former {
  if (formerFiling === undefined || tariff === undefined || application.application_type !== 'RENEWAL')
    return formerFiling;
  const { activity } = formerFiling.form;
  const codes = activity.lines.map(({ line }) => line);
  const chosenLines = listReplacedLines(tariff, codes, listLineChoices(application));
  const countedLines = withChosen ? chosenLines.filter(isSuccessor) : [];
  const replacements = [...listReplacements(countedLines), ...listReplacements(listReplacedLines(tariff, codes))];
  return {
    ...formerFiling,
    form: { ...formerFiling.form, activity: { ...activity, lines: replaceLines(activity.lines, replacements) } },
    declaration:
      formerFiling.declaration && renewDeclaredLines(formerFiling.declaration, listReplacements(chosenLines)),
  };
}

function renewDeclaredLines(declaration: DeclarationInput, replacements: readonly LineReplacement[]): DeclarationInput {
  if (replacements.length === 0) return declaration;
  const findLine = (code: string): string => replacements.find(({ was }) => was === code)?.line ?? code;
  const { lines = [] }: Partial<DeclarationInput> = declaration;
  return { ...declaration, lines: lines.map((row) => ({ ...row, line: findLine(row.line) })) };
}

/**
 * The declared lines of an earlier year by the codes of that year, which `hasCode` knows: those that this renewal
 * replaced, as they were.
 */
export function toFormerLines<Line extends { readonly line: string }>(
  lines: readonly Line[],
  { replaced_lines = [] }: Pick<DeclarationInput, 'replaced_lines'>,
  hasCode: (code: string) => boolean,
): Line[] {
  return lines.map((row) => {
    const replacedLine = replaced_lines.find(({ line, was }) => line === row.line && hasCode(was));
    return replacedLine === undefined || hasCode(row.line) ? row : { ...row, line: replacedLine.was };
  });
}

/**
 * The application with the lines of the code in force by what is filed, and the declaration with every line that they
 * replaced, chosen or not; those of a former filing stay.
 */
export function renewFiling<Application extends RenewingApplication>(
  filedApplication: Application,
  { replaced_lines: choices, ...declared }: Declaration,
  tariff: OpenTariff | undefined,
) {
  const { application, replacedLines } = withReplacedLines(
    { ...filedApplication, draft: { replaced_lines: choices } },
    tariff,
  );
  const replacements = [...(filedApplication.declaration?.replaced_lines ?? []), ...listReplacements(replacedLines)];
  const declarationInput: Declaration = {
    ...declared,
    ...(replacements.length > 0 && { replaced_lines: replacements }),
  };
  return { application, replaced: replacedLines, declarationInput };
}
