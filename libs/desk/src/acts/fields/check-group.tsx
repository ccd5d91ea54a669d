import { CheckField } from '@ebpls/ui/forms';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';

interface CheckGroupProps {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
}

/** Checkboxes with one value: the checked options in their order. */
export function CheckGroup({ name, options }: CheckGroupProps) {
  const { field } = useController<Record<string, readonly string[]>>({ name });
  const checkedValues = new Set(field.value);
  const check = (value: string, isChecked: boolean): void =>
    field.onChange(
      options.flatMap((one) => ((one.value === value ? isChecked : checkedValues.has(one.value)) ? [one.value] : [])),
    );
  return options.map(({ value, label }, place) => (
    <CheckField
      key={value}
      ref={place === 0 ? field.ref : undefined}
      name={name}
      id={`${name}.${value}`}
      label={label}
      checked={checkedValues.has(value)}
      onChange={({ target }) => check(value, target.checked)}
    />
  ));
}
