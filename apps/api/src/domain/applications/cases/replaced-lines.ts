// Renews the registered lines of business that the revenue code of the year replaced.

import type { BusinessFormInput, CodeQuestions, DeclarationInput } from '@ebpls/contracts';
import { type LineReplacement, replaceLines } from '@ebpls/rules';
import { listReplacedLines, listReplacements, type OpenTariff, type ReplacedLine } from '@ebpls/rules/tariff';
import * as v from 'valibot';

import { findOrdinanceOfYear } from '../../../platform/reference/find-ordinance-of-year.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import type { ApplicationRow } from '../find-application.ts';
import type { CaseReader } from './case-reader.ts';

type RenewingApplication = Pick<ApplicationRow, 'application_type' | 'tax_year' | 'state' | 'form' | 'declaration'> & {
  readonly draft?: ApplicationRow['draft'];
};

const Choices = v.fallback(v.array(v.object({ was: v.string(), line: v.string() })), []);

/** What the owner chose, as typed so far or as filed. */
function listLineChoices({
  draft,
  declaration,
}: Pick<RenewingApplication, 'draft' | 'declaration'>): LineReplacement[] {
  return v.parse(Choices, draft?.['replaced_lines'] ?? declaration?.replaced_lines);
}

function findTariff({ ordinances }: Pick<ReferenceRows, 'ordinances'>, tax_year: number): OpenTariff | undefined {
  return findOrdinanceOfYear(ordinances, tax_year)?.tariff;
}

/** The registered lines that the code of the year replaced, for a renewal that its owner has not filed. */
function findReplacedLines(application: RenewingApplication, rows: ReferenceRows): ReplacedLine[] {
  const { application_type, state, form, tax_year } = application;
  const isWithOwner = state === 'DRAFT' || state === 'RETURNED';
  if (application_type !== 'RENEWAL' || !isWithOwner || form === null) return [];
  const tariff = findTariff(rows, tax_year);
  const codes = form.activity.lines.map(({ line }) => line);
  return tariff === undefined ? [] : listReplacedLines(tariff, codes, listLineChoices(application));
}

/** The application with the lines of the code of its year, as far as they are decided, and with what they replaced. */
export function withReplacedLines<Application extends RenewingApplication>(
  application: Application,
  rows: ReferenceRows,
): { readonly application: Application; readonly replaced: readonly ReplacedLine[] } {
  const replaced = findReplacedLines(application, rows);
  const { form, draft } = application;
  if (replaced.length === 0 || form === null) return { application, replaced };
  const { activity } = form;
  const replaced_lines = listReplacements(replaced);
  const lines = replaceLines(activity.lines, replaced_lines);
  return {
    application: {
      ...application,
      form: { ...form, activity: { ...activity, lines } },
      ...(draft && { draft: { ...draft, replaced_lines } }),
    },
    replaced,
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
  readonly rows: ReferenceRows;
  /** Also those that were chosen among several successors. */
  readonly withChosen: boolean;
}

/**
 * The former case by the codes of this year: its declaration by what was chosen, its registration by successors alone,
 * so that any other choice is a change.
 */
export function toRenewedFormer<Former extends FormerYear | undefined>(
  former: Former,
  { application, rows, withChosen }: FormerRenewal,
): Former {
  const tariff = findTariff(rows, application.tax_year);
  if (former === undefined || tariff === undefined || application.application_type !== 'RENEWAL') return former;
  const { activity } = former.form;
  const codes = activity.lines.map(({ line }) => line);
  const chosen = listReplacedLines(tariff, codes, listLineChoices(application));
  const counted = withChosen ? chosen.filter(isSuccessor) : [];
  const replacements = [...listReplacements(counted), ...listReplacements(listReplacedLines(tariff, codes))];
  return {
    ...former,
    form: { ...former.form, activity: { ...activity, lines: replaceLines(activity.lines, replacements) } },
    declaration: former.declaration && renewDeclaredLines(former.declaration, listReplacements(chosen)),
  };
}

function renewDeclaredLines(declaration: DeclarationInput, replacements: readonly LineReplacement[]): DeclarationInput {
  if (replacements.length === 0) return declaration;
  const findLine = (code: string): string => replacements.find(({ was }) => was === code)?.line ?? code;
  const { lines = [] }: Partial<DeclarationInput> = declaration;
  return { ...declaration, lines: lines.map((row) => ({ ...row, line: findLine(row.line) })) };
}

/** The declared lines of an earlier year by the codes of that year: those that this renewal replaced, as they were. */
export function toFormerLines<Line extends { readonly line: string }>(
  lines: readonly Line[],
  { replaced_lines = [] }: Pick<DeclarationInput, 'replaced_lines'>,
  { rows, tax_year }: { readonly rows: ReferenceRows; readonly tax_year: number },
): Line[] {
  const tariff = findTariff(rows, tax_year);
  const isKnown = (code: string): boolean =>
    tariff === undefined ? rows.catalogue.some(({ line }) => line === code) : tariff.lines.has(code);
  return lines.map((row) => {
    const former = replaced_lines.find(({ line, was }) => line === row.line && isKnown(was));
    return former === undefined || isKnown(row.line) ? row : { ...row, line: former.was };
  });
}

/** What the owner chooses from, in place of lines that the code replaced; of a filed renewal what was chosen. */
export function toReplacedLineReply(
  replaced: readonly ReplacedLine[],
  { state, declaration }: Pick<RenewingApplication, 'state' | 'declaration'>,
  { rows, actor }: Pick<CaseReader, 'rows' | 'actor'>,
): Pick<CodeQuestions, 'replaced_lines'> {
  const isFiled = state !== 'DRAFT' && state !== 'RETURNED';
  const filed = isFiled ? (declaration?.replaced_lines ?? []) : [];
  const all = [...replaced, ...filed.map((one): ReplacedLine => ({ ...one, successors: [], others: [] }))];
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
