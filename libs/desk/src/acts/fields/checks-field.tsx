import { Heading, Stack, Text } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useController } from 'react-hook-form';

import type { ActField } from '../act-form.ts';

interface ChecksFieldProps {
  readonly field: Extract<ActField, { kind: 'checks' }>;
}

/** Field of several checkboxes; its value lists the checked ones in the order of the options. */
export function ChecksField({ field: { name, label, options } }: ChecksFieldProps) {
  const { field: checks, fieldState } = useController<Record<string, readonly string[]>>({ name });
  const checkedValues = checks.value ?? [];
  const check = (value: string, isChecked: boolean): void =>
    checks.onChange(
      options.flatMap((one) =>
        (one.value === value ? isChecked : checkedValues.includes(one.value)) ? [one.value] : [],
      ),
    );
  return (
    <Stack gap={1}>
      <Heading level={3} size="secondary">
        {label}
      </Heading>
      {fieldState.error?.message !== undefined && (
        <Text tone="danger" size="secondary">
          {fieldState.error.message}
        </Text>
      )}
      {options.map(({ value, label: optionLabel }, place) => (
        <CheckField
          key={value}
          ref={place === 0 ? checks.ref : undefined}
          name={name}
          id={`${name}.${value}`}
          label={optionLabel}
          checked={checkedValues.includes(value)}
          onChange={({ target }) => check(value, target.checked)}
        />
      ))}
    </Stack>
  );
}
