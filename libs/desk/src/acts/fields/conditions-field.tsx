import { TextField } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
import { useFormContext } from 'react-hook-form';

import { useWords } from '../../messages/desk.messages.ts';
import { type ActField, MAX_CONDITIONS } from '../act-form.ts';
import { RepeatedRows } from './repeated-rows.tsx';
import { useMessageGetter } from './use-refused-fields.ts';

interface ConditionsFieldProps {
  readonly field: Extract<ActField, { kind: 'conditions' }>;
}

/** Field for conditions of an approval, each with the day until which it must be met. */
export function ConditionsField({ field: { name, templates = [] } }: ConditionsFieldProps) {
  const t = useWords();
  const { register } = useFormContext();
  const getMessage = useMessageGetter();
  const list = `${name}.templates`;
  return (
    <>
      <datalist id={list}>
        {templates.map(({ title, text }) => (
          <option key={title} value={text}>
            {title}
          </option>
        ))}
      </datalist>
      <RepeatedRows
        name={name}
        minRows={1}
        maxRows={MAX_CONDITIONS}
        emptyRow={{ text: '', due_on: '' }}
        more={t('condition_more')}
        renderRow={(path, place) => (
          <>
            <TextField
              {...register(`${path}.text`)}
              label={t('condition', { number: place + 1 })}
              list={templates.length > 0 ? list : undefined}
              error={getMessage(`${path}.text`)}
            />
            <DateField
              {...register(`${path}.due_on`)}
              label={t('condition_due')}
              error={getMessage(`${path}.due_on`)}
            />
          </>
        )}
      />
    </>
  );
}
