import type { Reference } from '@ebpls/contracts';
import { Stack, useNarrow } from '@ebpls/ui';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFields } from '../../shared/fields/form-fields.ts';
import { BarangayCombo } from '../../shared/fields/barangay-combo.tsx';
import { useWords } from '../form/form.messages.ts';
import { PinWarning } from '../../shared/place/pin-warning.tsx';
import { findPoint } from '../../shared/place/points.ts';

/** Barangay of the place, searched by a part of its name. */
export function BarangayField({ reference }: { readonly reference: Reference }) {
  const t = useWords();
  const { getError } = useFields();
  const { setValue } = useFormContext();
  const [geo_lat, geo_lng, brgycode]: unknown[] = useWatch({ name: ['geo_lat', 'geo_lng', 'brgycode'] });
  const point = useMemo(() => findPoint({ geo_lat, geo_lng }), [geo_lat, geo_lng]);
  // On a wide screen the warning is shown beside the map; on a phone the map is another screen.
  const isNarrow = useNarrow();
  return (
    <Stack gap={4}>
      <BarangayCombo
        barangays={reference.barangays}
        label={t('brgycode')}
        help={t('brgycode_help')}
        error={getError('brgycode').error}
      />
      {isNarrow && (
        <PinWarning
          reference={reference}
          brgycode={typeof brgycode === 'string' ? brgycode : undefined}
          point={point}
          onBarangay={(barangay) => setValue('brgycode', barangay, { shouldDirty: true })}
        />
      )}
    </Stack>
  );
}
