import { Heading, Stack, Text, TextField } from '@ebpls/ui';
import { ComboField } from '@ebpls/ui/forms';
import { useFormContext } from 'react-hook-form';

import { useWords } from '../../messages/desk.messages.ts';
import type { ActField } from '../act-form.ts';
import { RepeatedRows } from './repeated-rows.tsx';
import { useMessageGetter } from './use-refused-fields.ts';

interface MarksFieldProps {
  readonly field: Extract<ActField, { kind: 'marks' }>;
}

const MAX_MARKS = 20;

/**
 * Field in which an office marks the form fields that the owner has to correct, each with a reason that the owner
 * reads.
 */
export function MarksField({ field: { name, label, options } }: MarksFieldProps) {
  const t = useWords();
  const { register } = useFormContext();
  const getMessage = useMessageGetter();
  if (options.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size="secondary">
        {label}
      </Heading>
      <Text size="secondary" tone="muted">
        {t('marks_help')}
      </Text>
      <RepeatedRows
        name={name}
        minRows={0}
        maxRows={MAX_MARKS}
        emptyRow={{ field: '', reason: '' }}
        more={t('mark_more')}
        renderRow={(path, place) => (
          <>
            <ComboField
              {...register(`${path}.field`)}
              label={t('mark_field', { number: place + 1 })}
              placeholder={t('mark_choose')}
              options={options}
              error={getMessage(`${path}.field`)}
            />
            <TextField
              {...register(`${path}.reason`)}
              label={t('mark_reason', { number: place + 1 })}
              error={getMessage(`${path}.reason`)}
            />
          </>
        )}
      />
    </Stack>
  );
}
