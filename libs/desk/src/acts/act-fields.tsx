import { DateField, Heading, SelectField, Stack, Text, TextArea, TextField } from '@ebpls/ui';
import { CheckField, RadioField } from '@ebpls/ui/forms';

import { useWords } from '../messages/desk.messages.ts';
import type { ActField } from './act-form.ts';
import { MarksField } from './marks-field.tsx';
import { OrderedField } from './ordered-field.tsx';
import { TemplatedLines } from './template-fields.tsx';
import { RepeatedRows } from './repeated-rows.tsx';

type ErrorAt = (name: string) => string | undefined;

/** Renders one field of the form of an action. */
export function ActFieldInput({ field, errorAt }: { readonly field: ActField; readonly errorAt: ErrorAt }) {
  const error = errorAt(field.name);
  switch (field.kind) {
    case 'lines':
      if (field.templates && field.templates.length > 0)
        return <TemplatedLines field={field} templates={field.templates} error={error} />;
      return (
        <TextArea
          name={field.name}
          label={field.label}
          help={field.help}
          optional={field.is_optional}
          defaultValue={field.initialText}
          error={error}
          rows={4}
        />
      );
    case 'text':
      return (
        <TextField
          name={field.name}
          label={field.label}
          help={field.help}
          optional={field.is_optional}
          defaultValue={field.initialText}
          error={error}
        />
      );
    case 'email':
      return (
        <TextField
          type="email"
          autoComplete="off"
          name={field.name}
          label={field.label}
          help={field.help}
          error={error}
        />
      );
    case 'given':
      return null;
    case 'list':
      return (
        <SelectField
          name={field.name}
          label={field.label}
          help={field.help}
          options={field.options}
          placeholder={field.placeholder}
          defaultValue={field.initialChoice}
          error={error}
        />
      );
    case 'day':
      return <DateField name={field.name} label={field.label} help={field.help} error={error} />;
    case 'time':
      return (
        <TextField type="time" width="short" name={field.name} label={field.label} help={field.help} error={error} />
      );
    default:
      return <FieldGroup field={field} errorAt={errorAt} />;
  }
}

/** Fields of more than one control. */
function FieldGroup({
  field,
  errorAt,
}: {
  readonly field: Extract<ActField, { kind: 'choice' | 'checks' | 'ordered' | 'conditions' | 'marks' }>;
  readonly errorAt: ErrorAt;
}) {
  const error = errorAt(field.name);
  switch (field.kind) {
    case 'choice':
      return (
        <RadioField
          name={field.name}
          label={field.label}
          options={field.options}
          defaultValue={field.initialChoice}
          error={error}
        />
      );
    case 'checks':
      return <Checks field={field} error={error} />;
    case 'ordered':
      return <OrderedField field={field} error={error} />;
    case 'marks':
      return <MarksField field={field} errorAt={errorAt} />;
    case 'conditions':
      return <Conditions field={field} errorAt={errorAt} />;
  }
}

function Checks({
  field,
  error,
}: {
  readonly field: Extract<ActField, { kind: 'checks' }>;
  readonly error: string | undefined;
}) {
  return (
    <Stack gap={1}>
      <Heading level={3} size="secondary">
        {field.label}
      </Heading>
      {error !== undefined && (
        <Text tone="danger" size="secondary">
          {error}
        </Text>
      )}
      {field.options.map(({ value, label }) => (
        <CheckField
          key={value}
          name={field.name}
          id={`${field.name}.${value}`}
          value={value}
          label={label}
          defaultChecked={field.initialChoice?.includes(value)}
        />
      ))}
    </Stack>
  );
}

const MAX_CONDITIONS = 10;

interface ConditionsProps {
  readonly field: Extract<ActField, { kind: 'conditions' }>;
  readonly errorAt: ErrorAt;
}

function Conditions({ field: { name, initialTexts = [], templates = [] }, errorAt }: ConditionsProps) {
  const t = useWords();
  const often = `${name}.templates`;
  return (
    <>
      <datalist id={often}>
        {templates.map(({ title, text }) => (
          <option key={title} value={text}>
            {title}
          </option>
        ))}
      </datalist>
      <RepeatedRows
        fewest={1}
        first={Math.min(initialTexts.length, MAX_CONDITIONS)}
        most={MAX_CONDITIONS}
        more={t('condition_more')}
        error={errorAt(name)}
        renderRow={(id, place) => (
          <>
            <TextField
              name={`${name}.text`}
              id={`${name}.${id}.text`}
              label={t('condition', { number: place + 1 })}
              defaultValue={initialTexts[id]}
              list={templates.length > 0 ? often : undefined}
              error={errorAt(`${name}.${place}.text`)}
            />
            <DateField
              name={`${name}.due_on`}
              id={`${name}.${id}.due_on`}
              label={t('condition_due')}
              error={errorAt(`${name}.${place}.due_on`)}
            />
          </>
        )}
      />
    </>
  );
}
