import { ComboField } from '@ebpls/ui/forms';
import { useMemo } from 'react';
import { Controller, useFormContext } from 'react-hook-form';

/** A line of business as it is searched. */
interface SearchedLine {
  readonly line: string;
  readonly name: string;
  /** Empty where the municipality's own list leaves the classification out. */
  readonly psic: string;
  readonly synonyms: readonly string[];
}

interface LineComboProps {
  /** Path of the line in the form. */
  readonly name: string;
  readonly lines: readonly SearchedLine[];
  readonly label: string;
  readonly help?: string;
  readonly noMatch?: string;
  readonly error: string | undefined;
  /** Called before another line is set. */
  readonly onPick?: () => void;
}

/** A line of business, searched by its name and by everyday words. */
export function LineCombo({ name, lines, onPick, ...texts }: LineComboProps) {
  const { control } = useFormContext();
  const options = useMemo(() => lines.map(toOption), [lines]);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <ComboField
          id={name}
          options={options}
          value={String(field.value ?? '')}
          onPick={(line) => {
            onPick?.();
            field.onChange(line);
          }}
          ref={field.ref}
          {...texts}
        />
      )}
    />
  );
}

function toOption({ line, name, psic, synonyms }: SearchedLine) {
  return { value: line, label: name, ...(psic !== '' && { hint: `PSIC ${psic}` }), synonyms };
}
