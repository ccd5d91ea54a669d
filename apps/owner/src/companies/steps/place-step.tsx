import { ACTIVITIES_OF_PLACE, PREMISES, type Reference } from '@ebpls/contracts';
import { AreaField, ComboField, Grid, RadioField, Section, SelectField, Stack, TextArea, TextField } from '@ebpls/ui';
import { useMemo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';

import { PlacePin } from '../place/place-pin.tsx';
import { pointIn } from '../place/points.ts';
import { useBusinessFields } from '../form/fields.ts';
import { LessorFields } from './lessor-fields.tsx';

/** Form fields 16, 17, 21 to 23 and 27 to 29: where the business is and by which right. */
export function PlaceStep({ reference }: { readonly reference: Reference }) {
  const { text, count, choice, t } = useBusinessFields();
  const activity: unknown = useWatch({ name: 'activity_of_place' });
  const premises: unknown = useWatch({ name: 'premises' });

  return (
    <Stack gap={8}>
      <Stack gap={6}>
        <Barangay reference={reference} />
        <TextField {...text('street')} autoComplete="address-line1" />
        <Grid columns={2} gap={6}>
          <TextField {...text('unit')} optional />
          <TextField {...text('building')} optional />
          <TextField {...text('subdivision')} optional />
          <TextField {...text('zip')} inputMode="numeric" width="short" autoComplete="postal-code" />
        </Grid>
      </Stack>
      <Pin reference={reference} />
      <Stack gap={6}>
        <SelectField {...choice('activity_of_place', ACTIVITIES_OF_PLACE)} placeholder="–" />
        {activity === 'BRANCH' && <TextArea {...text('main_office_address')} rows={2} optional />}
        <AreaField {...count('business_area_sqm')} help={t('business_area_sqm_help')} />
        <RadioField {...choice('premises', PREMISES)} />
        {premises === 'OWNED' && <TextField {...text('tax_declaration_no')} help={t('tax_declaration_no_help')} />}
        {premises === 'RENTED' && <LessorFields />}
      </Stack>
    </Stack>
  );
}

function Barangay({ reference }: { readonly reference: Reference }) {
  const { errorOf, t } = useBusinessFields();
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

function Pin({ reference }: { readonly reference: Reference }) {
  const { errorOf, t } = useBusinessFields();
  const { register, setValue, formState } = useFormContext();
  const [geo_lat, geo_lng, brgycode]: unknown[] = useWatch({ name: ['geo_lat', 'geo_lng', 'brgycode'] });
  register('geo_lat');
  register('geo_lng');
  const point = useMemo(() => pointIn({ geo_lat, geo_lng }), [geo_lat, geo_lng]);

  return (
    <Section title={t('pin')} hint={t('pin_help')} level={3}>
      <PlacePin
        reference={reference}
        brgycode={typeof brgycode === 'string' ? brgycode : undefined}
        point={point}
        onMove={({ lat, lng }) => {
          setValue('geo_lat', lat, { shouldDirty: true });
          setValue('geo_lng', lng, { shouldDirty: true, shouldValidate: formState.isSubmitted });
        }}
        errors={{ lat: errorOf('geo_lat').error, lng: errorOf('geo_lng').error }}
      />
    </Section>
  );
}
