import type { ComponentProps } from 'react';

import { Icon } from '../actions/icon.tsx';
import type { FieldText } from './field.tsx';
import { FieldFrame, useWiring } from './field.tsx';

/** One option of a choice. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second line, in the searchable list only. */
  readonly hint?: string | undefined;
  /** Other words by which the searchable list finds the option. */
  readonly synonyms?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'size' | 'multiple' | 'children'>, FieldText {
  readonly options: readonly Option[];
  /** The empty first choice; without it the first option is chosen. */
  readonly placeholder?: string | undefined;
  readonly width?: 'short' | 'full' | undefined;
}

/** One of a known few, by the browser's own list, which is the best one on a phone. */
export function SelectField({
  label,
  help,
  error,
  optional,
  options,
  placeholder,
  width = 'full',
  id,
  ...native
}: SelectFieldProps) {
  const text = { label, help, error, optional };
  const wiring = useWiring(text, id ?? native.name);
  return (
    <FieldFrame {...text} wiring={wiring}>
      <span className={`eb-control select ${width}`}>
        <select {...native} {...wiring}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: name, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </FieldFrame>
  );
}
