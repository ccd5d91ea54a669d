import { Heading, Stack, Text } from '@ebpls/ui';

import type { ActField } from '../act-form.ts';
import { CheckGroup } from './check-group.tsx';
import { useMessageGetter } from './use-refused-fields.ts';

interface ChecksFieldProps {
  readonly field: Extract<ActField, { kind: 'checks' }>;
}

/** Field of several checkboxes under a heading. */
export function ChecksField({ field: { name, label, options } }: ChecksFieldProps) {
  const error = useMessageGetter()(name);
  return (
    <Stack gap={1}>
      <Heading level={3} size="secondary">
        {label}
      </Heading>
      {error !== undefined && (
        <Text tone="danger" size="secondary">
          {error}
        </Text>
      )}
      <CheckGroup name={name} options={options} />
    </Stack>
  );
}
