// Field for the line of business that takes the place of one that the revenue code of the year replaced.

import type { AssessmentReply, LineToReplace } from '@ebpls/contracts';
import { SelectField } from '@ebpls/ui';
import { useFormContext, useWatch } from 'react-hook-form';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { useFields } from '../../shared/fields/form-fields.ts';
import { useWords } from '../application.messages.ts';

type ReplacedLines = AssessmentReply['replaced_lines'];

/** What a declared line replaces; undefined for one that the revenue code still has. */
export function findReplacedLine(replacedLines: ReplacedLines, line: string): LineToReplace | undefined {
  return replacedLines?.find((one) => (one.line ?? one.was) === line);
}

/** Returns the sentence about a replaced line, and the name of the line in its place. */
export function useReplacedLineSentence(tax_year: number): (replacedLine: LineToReplace) => string {
  const t = useWords();
  return ({ was_name, line, has_one_successor, options }) => {
    const names = { was: was_name, year: tax_year, name: options.find((option) => option.line === line)?.name ?? '' };
    if (line === null) return t('replaced_by_several', names);
    return t(has_one_successor && line === options[0]?.line ? 'replaced_by_one' : 'replaced_as_chosen', names);
  };
}

interface ReplacedLineFieldProps {
  readonly assessment: AssessmentReply;
  readonly replacedLine: LineToReplace;
  /** Position of the line in the declaration. */
  readonly place: number;
  /** Saves the figures and reloads what the revenue code asks of the chosen line. */
  readonly onChosen: () => void;
}

/** The choice among the lines that the revenue code has in the place of a registered one; the only one is chosen. */
export function ReplacedLineField({ assessment, replacedLine, place, onChosen }: ReplacedLineFieldProps) {
  const t = useWords();
  const { getError } = useFields();
  const { getValues, setValue } = useFormContext();
  const toSentence = useReplacedLineSentence(assessment.tax_year);
  const at = `lines.${place}.line`;
  const line: unknown = useWatch({ name: at });
  // The replaced line itself is no choice: it stays in the draft, with what was typed for it.
  const chosenLine = replacedLine.options.find((option) => option.line === line)?.line ?? '';
  const choose = (choice: string): void => {
    const others: readonly DraftValues[] = (getValues('replaced_lines') ?? []).filter(
      (one: DraftValues) => one['was'] !== replacedLine.was,
    );
    setValue('replaced_lines', [...others, { was: replacedLine.was, line: choice }]);
    // A line that the business has already is declared once.
    const rows: readonly DraftValues[] = getValues('lines') ?? [];
    const changedRows = rows.map((row, index) => (index === place ? { ...row, line: choice } : row));
    const firstOfLine = (row: DraftValues) => changedRows.findIndex((other) => other['line'] === row['line']);
    setValue(
      'lines',
      changedRows.filter((row, index) => row['line'] !== choice || firstOfLine(row) === index),
    );
    onChosen();
  };
  return (
    <SelectField
      id={at}
      label={t('replacing_line', { was: replacedLine.was_name })}
      help={toSentence(replacedLine)}
      placeholder="–"
      options={replacedLine.options.map((option) => ({ value: option.line, label: option.name }))}
      value={chosenLine}
      onChange={({ target }) => target.value !== '' && choose(target.value)}
      {...getError(at)}
    />
  );
}
