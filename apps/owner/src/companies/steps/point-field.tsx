import type { Reference } from '@ebpls/contracts';
import { type MapPosition, Section, Stack, TextArea } from '@ebpls/ui';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFields } from '../../shared/fields/form-fields.ts';
import { useWords } from '../form/form.messages.ts';
import { PinWarning } from '../../shared/place/pin-warning.tsx';
import { PlacePin } from '../place/place-pin.tsx';
import { findPoint } from '../../shared/place/points.ts';

/** The pin on the map; latitude and longitude are set together. */
export function PointField({ reference }: { readonly reference: Reference }) {
  const t = useWords();
  const { getError, text } = useFields();
  const { register, setValue, formState } = useFormContext();
  const [geo_lat, geo_lng, brgycode]: unknown[] = useWatch({ name: ['geo_lat', 'geo_lng', 'brgycode'] });
  register('geo_lat');
  register('geo_lng');
  const declaredBarangay = typeof brgycode === 'string' ? brgycode : undefined;
  const point = useMemo(() => findPoint({ geo_lat, geo_lng }), [geo_lat, geo_lng]);

  const movePin = ({ lat, lng }: MapPosition): void => {
    setValue('geo_lat', lat, { shouldDirty: true });
    setValue('geo_lng', lng, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };

  return (
    <Section title={t('pin')} hint={t('pin_help')} level={3}>
      <Stack gap={4}>
        <PlacePin
          reference={reference}
          brgycode={declaredBarangay}
          point={point}
          onMove={movePin}
          errors={{ lat: getError('geo_lat').error, lng: getError('geo_lng').error }}
        />
        <PinWarning
          reference={reference}
          brgycode={declaredBarangay}
          point={point}
          onBarangay={(barangay) => setValue('brgycode', barangay, { shouldDirty: true })}
          onMove={movePin}
          remarkField={<TextArea {...text('pin_remark')} label={t('pin_remark')} help={t('pin_remark_help')} />}
        />
      </Stack>
    </Section>
  );
}
