// The conditions of a charge, each by fields with the names of the document.

import type { TariffText } from '@ebpls/contracts/tariff';
import { formatTariffRefusal } from '@ebpls/rules/tariff';
import { useStore } from '@ebpls/remote-kit';
import { Field, IconButton, Row, SelectField, Stack, Text, TextField, useLocale } from '@ebpls/ui';
import { ComboField } from '@ebpls/ui/forms';

import { readAt, writeAt } from '../tariff-sheets/sheet.ts';
import type { SheetListProps } from '../tariff/sheet-list.tsx';
import { createChargeWords } from './charge.messages.ts';
import { useWords } from './condition.messages.ts';
import {
  type ChargeCondition,
  createTests,
  getOperator,
  getSubject,
  listConditions,
  listFigures,
  listOperators,
  listSubjects,
  listValues,
  type Operator,
  parseSubjectKey,
  type Subject,
  type TestText,
  toSubjectKey,
} from './conditions.ts';
import { formatSubject, listSubjectValues } from './describe-charge.ts';
import { ValuesField } from './values-field.tsx';

export type ChargeEditing = Pick<SheetListProps, 'store' | 'findings' | 'problems'>;

interface ConditionListProps extends ChargeEditing {
  /** Path of the list of tests in the document. */
  readonly path: string;
  readonly title: string;
  readonly help: string;
  /** Without conditions the list itself is removed. */
  readonly isOptional?: boolean;
}

/** Subjects as the options of a choice, also one that the document no longer declares. */
function useSubjectOptions(document: TariffText, chosenSubject?: Subject) {
  const context = { document, t: createChargeWords(useLocale()) };
  const options = listSubjects(document).map((subject) => ({
    value: toSubjectKey(subject),
    label: formatSubject(subject, context),
  }));
  const key = chosenSubject && toSubjectKey(chosenSubject);
  if (chosenSubject === undefined || key === undefined || options.some(({ value }) => value === key)) return options;
  return [...options, { value: key, label: formatSubject(chosenSubject, context) }];
}

const readTests = (document: TariffText, path: string): readonly TestText[] =>
  (readAt(document, path) ?? []) as readonly TestText[];

const NO_VALUES = { figures: [], values: [] };

/** A condition on a subject with its first comparison, not filled in yet. */
const createFirstTests = (subject: Subject): TestText[] =>
  createTests(subject, listOperators(subject)[0] ?? 'ONE_OF', NO_VALUES);

export function ConditionList({ path, title, help, isOptional = false, ...editing }: ConditionListProps) {
  const t = useWords();
  const locale = useLocale();
  const { store } = editing;
  const document = useStore(store, (state) => state.document);
  const options = useSubjectOptions(document);
  const conditions = listConditions(readTests(document, path));
  const put = ({ place, tests }: Pick<ChargeCondition, 'place' | 'tests'>, next: TestText[], cell?: string): void =>
    store.getState().change((target) => {
      const all = readTests(target, path).toSpliced(place, tests.length, ...next);
      return writeAt(target, path, isOptional && all.length === 0 ? undefined : all);
    }, cell);
  const [problem] = editing.problems.filter(({ path: at }) => at === path);
  return (
    <Field group label={title} help={help} error={problem?.message[locale]}>
      <Stack gap={4}>
        <ConditionFindings findings={editing.findings.filter(({ path: at }) => at === path)} />
        {conditions.map((condition, index) => (
          <ConditionFields
            key={condition.place}
            {...editing}
            document={document}
            path={path}
            number={index + 1}
            condition={condition}
            onChange={(next, cell) => put(condition, next, cell)}
          />
        ))}
        <ComboField
          label={t('add')}
          value=""
          placeholder={t('choose')}
          options={options}
          onPick={(key) =>
            store
              .getState()
              .change((state) =>
                writeAt(state, path, [...readTests(state, path), ...createFirstTests(parseSubjectKey(key))]),
              )
          }
        />
      </Stack>
    </Field>
  );
}

interface ConditionFieldsProps extends ChargeEditing {
  readonly document: TariffText;
  readonly path: string;
  readonly number: number;
  readonly condition: ChargeCondition;
  /** `cell` names a figure that is being typed. */
  readonly onChange: (next: TestText[], cell?: string) => void;
}

function ConditionFields({ document, path, number, condition, onChange, ...editing }: ConditionFieldsProps) {
  const t = useWords();
  const locale = useLocale();
  const subject = getSubject(document, condition);
  const operator = getOperator(condition);
  const options = useSubjectOptions(document, subject);
  const operators = listOperators(subject);
  const figures = listFigures(condition);
  const values = listValues(condition);
  const places = condition.tests.map((_, index) => `${path}.${condition.place + index}`);
  const findError = (under: string): string | undefined =>
    editing.problems.find(({ path: at }) => at === under || at.startsWith(`${under}.`))?.message[locale];
  const findings = editing.findings.filter(({ path: at }) => places.includes(at));
  return (
    <Field group label={t('condition', { number })}>
      <Row gap={4} align="end">
        <SelectField
          label={t('subject')}
          value={toSubjectKey(subject)}
          options={options}
          onChange={({ target }) => onChange(createFirstTests(parseSubjectKey(target.value)))}
        />
        {operators.length > 1 && (
          <SelectField
            label={t('operator')}
            value={operator}
            options={operators.map((value) => ({ value, label: t(value) }))}
            onChange={({ target }) => onChange(createTests(subject, target.value as Operator, { figures, values }))}
          />
        )}
        <FigureFields
          figures={figures}
          isDay={subject.kind === 'FILED'}
          paths={places.map((place) => `${place}.${subject.kind === 'FILED' ? 'day' : 'figure'}`)}
          findError={findError}
          onChange={(next, cell) => onChange(createTests(subject, operator, { figures: next, values }), cell)}
        />
        <IconButton size="desk" icon="trash" label={t('remove', { number })} onClick={() => onChange([])} />
      </Row>
      {(operator === 'ONE_OF' || operator === 'NONE_OF') && (
        <ValuesField
          label={t('values')}
          error={findError(places[0] ?? '')}
          options={listSubjectValues(document, subject).map(({ code, name }) => ({ value: code, label: name[locale] }))}
          values={values}
          onChange={(next) => onChange(createTests(subject, operator, { figures, values: next }))}
        />
      )}
      <ConditionFindings findings={findings} />
    </Field>
  );
}

/** What the check finds in a list of conditions or in a field. */
export function ConditionFindings({ findings }: Pick<ChargeEditing, 'findings'>) {
  const locale = useLocale();
  return findings.map((finding) => (
    <Text key={finding.key} as="p" tone={finding.weight === 'REFUSED' ? 'danger' : 'warning'}>
      {formatTariffRefusal(finding, locale)}
    </Text>
  ));
}

interface FigureFieldsProps {
  readonly figures: readonly string[];
  readonly isDay: boolean;
  /** Path of each figure. */
  readonly paths: readonly string[];
  readonly findError: (path: string) => string | undefined;
  readonly onChange: (figures: readonly string[], cell: string) => void;
}

/** The figure or the day of a comparison, or the two figures of a range. */
function FigureFields({ figures, isDay, paths, findError, onChange }: FigureFieldsProps) {
  const t = useWords();
  const one = [isDay ? 'day' : 'figure'] as const;
  const labels = figures.length === 1 ? one : (['from', 'to'] as const);
  return labels.slice(0, figures.length).map((label, index) => {
    const path = paths[index] ?? '';
    return (
      <TextField
        key={label}
        label={t(label)}
        error={findError(path)}
        inputMode={isDay ? 'text' : 'decimal'}
        autoComplete="off"
        data-cell={path}
        value={figures[index] ?? ''}
        onChange={({ target }) => onChange(figures.with(index, target.value), path)}
      />
    );
  });
}
