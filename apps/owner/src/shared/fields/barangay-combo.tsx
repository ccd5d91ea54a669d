import type { Reference } from '@ebpls/contracts';
import { ComboField } from '@ebpls/ui/forms';
import { useMemo } from 'react';
import { Controller, useFormContext } from 'react-hook-form';

interface BarangayComboProps {
  readonly barangays: readonly Pick<Reference['barangays'][number], 'brgycode' | 'name'>[];
  readonly label: string;
  readonly help: string;
  readonly error: string | undefined;
}

/** `brgycode` of a form, searched by a part of the barangay's name. */
export function BarangayCombo({ barangays, ...said }: BarangayComboProps) {
  const { control } = useFormContext();
  const options = useMemo(() => barangays.map(({ brgycode, name }) => ({ value: brgycode, label: name })), [barangays]);
  return (
    <Controller
      control={control}
      name="brgycode"
      render={({ field }) => (
        <ComboField
          id="brgycode"
          options={options}
          value={String(field.value ?? '')}
          onPick={field.onChange}
          ref={field.ref}
          {...said}
        />
      )}
    />
  );
}
