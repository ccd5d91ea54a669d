import { SelectField, TextArea, TextField } from '@ebpls/ui';
import { DateField, RadioField } from '@ebpls/ui/forms';
import { useFormContext } from 'react-hook-form';

import type { ActField } from '../act-form.ts';
import { ChecksField } from './checks-field.tsx';
import { ConditionsField } from './conditions-field.tsx';
import { ExtrasField } from './extras-field.tsx';
import { MarksField } from './marks-field.tsx';
import { OrderedField } from './ordered-field.tsx';
import { TemplatedLines } from './template-fields.tsx';
import { useMessageGetter } from './use-refused-fields.ts';

/** Renders one field of the form of an action. */
export function ActFieldInput({ field }: { readonly field: ActField }) {
  switch (field.kind) {
    case 'given':
      return null;
    case 'checks':
      return <ChecksField field={field} />;
    case 'ordered':
      return <OrderedField field={field} />;
    case 'marks':
      return <MarksField field={field} />;
    case 'extras':
      return <ExtrasField field={field} />;
    case 'conditions':
      return <ConditionsField field={field} />;
    case 'lines':
      if (field.templates && field.templates.length > 0)
        return <TemplatedLines field={field} templates={field.templates} />;
      return <OneInput field={field} />;
    default:
      return <OneInput field={field} />;
  }
}

interface OneInputProps {
  readonly field: Extract<ActField, { kind: 'lines' | 'text' | 'email' | 'day' | 'time' | 'choice' | 'list' }>;
}

/** A field of one control, which the browser holds. */
function OneInput({ field }: OneInputProps) {
  const { register } = useFormContext();
  const error = useMessageGetter()(field.name);
  if (field.kind === 'choice')
    return <RadioField {...register(field.name)} label={field.label} options={field.options} error={error} />;
  const common = { ...register(field.name), label: field.label, help: field.help, error };
  switch (field.kind) {
    case 'lines':
      return <TextArea {...common} optional={field.is_optional} rows={4} />;
    case 'text':
      return <TextField {...common} optional={field.is_optional} />;
    case 'email':
      return <TextField {...common} type="email" autoComplete="off" />;
    case 'list':
      return <SelectField {...common} options={field.options} placeholder={field.placeholder} />;
    case 'day':
      return <DateField {...common} />;
    case 'time':
      return <TextField {...common} type="time" width="short" />;
  }
}
