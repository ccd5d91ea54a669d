import { Heading, Stack, Text, TextField } from '@ebpls/ui';
import { ComboField } from '@ebpls/ui/forms';
import { useFormContext } from 'react-hook-form';

import { useWords } from '../../messages/desk.messages.ts';
import type { ActField } from '../act-form.ts';
import { RepeatedRows } from './repeated-rows.tsx';
import { useMessageGetter } from './use-refused-fields.ts';

interface ExtrasFieldProps {
  readonly field: Extract<ActField, { kind: 'extras' }>;
}

const MAX_EXTRAS = 5;

/** Field in which an office names documents outside the list of an application, each with its legal ground. */
export function ExtrasField({ field: { name, label, options } }: ExtrasFieldProps) {
  const t = useWords();
  const { register } = useFormContext();
  const getMessage = useMessageGetter();
  return (
    <Stack gap={2}>
      <Heading level={3} size="secondary">
        {label}
      </Heading>
      <Text size="secondary" tone="muted">
        {t('extras_help')}
      </Text>
      <RepeatedRows
        name={name}
        minRows={0}
        maxRows={MAX_EXTRAS}
        emptyRow={{ requirement_code: '', legal_ground: '' }}
        more={t('extra_more')}
        renderRow={(path, place) => (
          <>
            <ComboField
              {...register(`${path}.requirement_code`)}
              label={t('extra_document', { number: place + 1 })}
              placeholder={t('mark_choose')}
              options={options}
              error={getMessage(`${path}.requirement_code`)}
            />
            <TextField
              {...register(`${path}.legal_ground`)}
              label={t('extra_ground', { number: place + 1 })}
              error={getMessage(`${path}.legal_ground`)}
            />
          </>
        )}
      />
    </Stack>
  );
}
