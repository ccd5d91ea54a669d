import type { Reference } from '@ebpls/contracts';
import { ComboField } from '@ebpls/ui';
import { useMemo } from 'react';
import { Controller, useFormContext } from 'react-hook-form';

import { useFields } from '../../form-fields.ts';
import { useWords } from '../form/form.messages.ts';

/** The barangay of the place, found by some letters of its name. */
export function BarangayField({ reference }: { readonly reference: Reference }) {
  const t = useWords();
  const { errorOf } = useFields();
  const { control } = useFormContext();
  const options = useMemo(
    () => reference.barangays.map(({ brgycode, name }) => ({ value: brgycode, label: name })),
    [reference],
  );
  return (
    <Controller
      control={control}
      name="brgycode"
      render={({ field }) => (
        <ComboField
          id="brgycode"
          label={t('brgycode')}
          help={t('brgycode_help')}
          options={options}
          value={String(field.value ?? '')}
          onPick={field.onChange}
          ref={field.ref}
          error={errorOf('brgycode').error}
        />
      )}
    />
  );
}
