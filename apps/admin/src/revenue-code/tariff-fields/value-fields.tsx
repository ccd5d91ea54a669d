// Fields of a row that hold one value, each by its kind.

import { Row, SelectField, TextField } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';

import { ValuesField } from '../tariff-charges/values-field.tsx';
import { readAt } from '../tariff-sheets/sheet.ts';
import {
  type ChoiceRecordField,
  type FieldContext,
  type NameRecordField,
  type TextRecordField,
  type ValuesRecordField,
  writeList,
  writeName,
  writeText,
  writeYesNo,
  type YesNoRecordField,
} from './record-field.ts';
import type { OneFieldProps } from './use-field-context.ts';
import { WordsField } from './words-field.tsx';

type ValueRecordField = TextRecordField | NameRecordField | ChoiceRecordField | ValuesRecordField | YesNoRecordField;

export function OneValue({ field, ...props }: OneFieldProps<ValueRecordField>) {
  switch (field.kind) {
    case 'text':
      return <OneText {...props} field={field} />;
    case 'words':
      return <OneWords {...props} field={field} />;
    case 'name':
      return <OneName {...props} field={field} />;
    case 'choice':
      return <OneChoice {...props} field={field} />;
    case 'values':
      return <OneValues {...props} field={field} />;
    case 'yes_no':
      return <OneYesNo {...props} field={field} />;
  }
}

/** Label, help and what cannot be read, as a field shows them. */
function useFieldTexts({ context: { t }, path, field, problems }: OneFieldProps) {
  const problem = problems.find(({ path: at }) => at === path || at.startsWith(`${path}.`));
  return {
    label: t(field.label),
    help: field.help && t(field.help),
    error: problem?.message[t.locale],
  };
}

function OneText(props: OneFieldProps<TextRecordField>) {
  const { store, context, path, field } = props;
  const value = readAt(context.document, path);
  return (
    <TextField
      {...useFieldTexts(props)}
      optional={field.isOptional}
      autoComplete="off"
      data-cell={path}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target: { value: text } }) =>
        store.getState().change((document) => writeText(document, path, { text, isOptional: field.isOptional }), path)
      }
    />
  );
}

function OneWords(props: OneFieldProps<TextRecordField>) {
  const { store, context, path, field } = props;
  return (
    <WordsField
      {...useFieldTexts(props)}
      path={path}
      words={(readAt(context.document, path) ?? []) as readonly string[]}
      onChange={(values) =>
        store.getState().change((document) => writeList(document, path, { values, isOptional: field.isOptional }), path)
      }
    />
  );
}

const LOCALES = ['en', 'fil'] as const;

function OneName({ store, context, path, field, problems }: OneFieldProps<NameRecordField>) {
  const { document, t } = context;
  return (
    <Row gap={4} align="end">
      {LOCALES.map((locale) => {
        const at = `${path}.${locale}`;
        const value = readAt(document, at);
        const change = (text: string): void =>
          store
            .getState()
            .change((target) => writeName(target, path, { text, locale, isOptional: field.isOptional }), at);
        return (
          <TextField
            key={locale}
            label={t(`in_${locale}`, { name: t(field.label) })}
            error={problems.find((problem) => problem.path === at)?.message[t.locale]}
            optional={field.isOptional}
            autoComplete="off"
            data-cell={at}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => change(target.value)}
          />
        );
      })}
    </Row>
  );
}

/** The empty choice of an optional field, and of a required one that is not filled in yet. */
function getPlaceholder({ isOptional }: ChoiceRecordField, value: string, { t }: FieldContext) {
  if (isOptional === true) return { placeholder: t('none') };
  return value === '' ? { placeholder: '–' } : {};
}

function OneChoice(props: OneFieldProps<ChoiceRecordField>) {
  const { store, context, row, path, field } = props;
  const value = String((readAt(context.document, path) as string | undefined) ?? '');
  const options = field.list(context, row);
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField
      {...useFieldTexts(props)}
      value={value}
      options={isListed ? options : [...options, { value, label: value }]}
      {...getPlaceholder(field, value, context)}
      onChange={({ target: { value: text } }) =>
        store
          .getState()
          .change((document) =>
            field.write === undefined
              ? writeText(document, path, { text, isOptional: field.isOptional })
              : field.write(document, path, text),
          )
      }
    />
  );
}

function OneValues(props: OneFieldProps<ValuesRecordField>) {
  const { store, context, row, path, field, isLocked } = props;
  return (
    <ValuesField
      {...useFieldTexts(props)}
      options={field.list(context, row)}
      values={(readAt(context.document, path) ?? []) as readonly string[]}
      isLocked={isLocked}
      onChange={(values) =>
        store.getState().change((document) => writeList(document, path, { values, isOptional: field.isOptional }))
      }
    />
  );
}

function OneYesNo(props: OneFieldProps<YesNoRecordField>) {
  const { store, context, path, field } = props;
  const value = readAt(context.document, path) as boolean | undefined;
  return (
    <CheckField
      {...useFieldTexts(props)}
      checked={value ?? field.absent ?? false}
      onChange={({ target: { checked } }) =>
        store.getState().change((document) => writeYesNo(document, path, { value: checked, absent: field.absent }))
      }
    />
  );
}
