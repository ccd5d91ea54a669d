import { CheckField } from '@ebpls/ui/forms';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';

interface CheckGroupProps {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Values on the page now; a checked one that a search hides stays checked. */
  readonly found?: ReadonlySet<string>;
}

/** Checkboxes with one value: the checked options in their order. */
export function CheckGroup({ name, options, found }: CheckGroupProps) {
  const { field } = useController<Record<string, readonly string[]>>({ name });
  const checkedValues = new Set(field.value);
  const check = (value: string, isChecked: boolean): void =>
    field.onChange(
      options.flatMap((one) => ((one.value === value ? isChecked : checkedValues.has(one.value)) ? [one.value] : [])),
    );
  const foundOptions = options.filter(({ value }) => found?.has(value) ?? true);
  return foundOptions.map(({ value, label }, place) => (
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
