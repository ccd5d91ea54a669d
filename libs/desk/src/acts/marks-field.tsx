import { Heading, SelectField, Stack, Text, TextField } from '@ebpls/ui';

import { useWords } from '../messages/desk.messages.ts';
import type { ActField } from './act-form.ts';
import { RepeatedRows } from './repeated-rows.tsx';

interface MarksFieldProps {
  readonly field: Extract<ActField, { kind: 'marks' }>;
  readonly errorAt: (name: string) => string | undefined;
}

const MAX_MARKS = 20;

/**
 * Field in which an office marks the form fields that the owner has to correct, each with a reason that the owner
 * reads.
 */
export function MarksField({ field: { name, label, options }, errorAt }: MarksFieldProps) {
  const t = useWords();
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
        fewest={0}
        most={MAX_MARKS}
        more={t('mark_more')}
        error={errorAt(name)}
        renderRow={(id, place) => (
          <>
            <SelectField
              name={`${name}.field`}
              id={`${name}.${id}.field`}
              label={t('mark_field', { number: place + 1 })}
              placeholder={t('mark_choose')}
              options={options}
              error={errorAt(`${name}.${place}.field`)}
            />
            <TextField
              name={`${name}.reason`}
              id={`${name}.${id}.reason`}
              label={t('mark_reason', { number: place + 1 })}
              error={errorAt(`${name}.${place}.reason`)}
            />
          </>
        )}
      />
    </Stack>
  );
}
