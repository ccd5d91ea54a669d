import { type EstimateField, ORG_TYPES, type RevenueCode } from '@ebpls/contracts';
import { isFieldOnBill } from '@ebpls/rules';
import { Grid, NumberField, Section, SelectField, Stack, useLocale } from '@ebpls/ui';
import { AmountField, AreaField, CheckField, DateField, RadioField } from '@ebpls/ui/forms';
import { useWatch } from 'react-hook-form';

import { BarangayCombo } from '../../shared/fields/barangay-combo.tsx';
import type { TypedFigures } from '../simulator-figures.ts';
import { SimulatorLines } from './lines.tsx';
import { useSimulatorFields } from './simulator-fields.ts';

/** Fields of the tax simulator, in the order of the public estimate; only those that the revenue code computes with. */
export function BusinessFields({ code }: { readonly code: RevenueCode }) {
  const { t, text } = useSimulatorFields();
  return (
    <Stack gap={8}>
      <RadioField
        {...text('application_type')}
        options={(['NEW', 'RENEWAL'] as const).map((value) => ({ value, label: t(value) }))}
        inline
      />
      <SimulatorLines code={code} />
      <PlaceFields code={code} />
      <PeopleFields code={code} />
    </Stack>
  );
}

function useNeededFields(code: RevenueCode) {
  // The form's values have the names and the shape of the typed figures.
  const [type, lines] = useWatch({ name: ['application_type', 'lines'] }) as [
    TypedFigures['application_type'],
    TypedFigures['lines'],
  ];
  const chosenLines = lines.map(({ line }) => line);
  return {
    type,
    isNeeded: (field: EstimateField['field']): boolean =>
      isFieldOnBill(code, type === 'NEW' ? 'NEW' : 'RENEWAL', { field, lines: chosenLines }),
  };
}

function PlaceFields({ code }: { readonly code: RevenueCode }) {
  const { t, text, amount, count } = useSimulatorFields();
  const { type, isNeeded } = useNeededFields(code);
  const isProrated = code.ordinance.fees.some(({ in_force, prorated_for_new }) => in_force && prorated_for_new);
  return (
    <Section level={3} title={t('place_part')}>
      <Grid columns={2} gap={6}>
        <SelectField {...text('org_type')} options={ORG_TYPES.map((value) => ({ value, label: t(value) }))} />
        <Barangay code={code} />
        <AreaField {...count('business_area_sqm')} />
        {isNeeded('total_assets') && <AmountField {...amount('total_assets')} help={t('total_assets_help')} />}
        {type === 'NEW' && isProrated && <DateField {...text('date_started')} help={t('date_started_help')} />}
        <Exemption code={code} />
      </Grid>
    </Section>
  );
}

function PeopleFields({ code }: { readonly code: RevenueCode }) {
  const { t, count, check } = useSimulatorFields();
  const { isNeeded } = useNeededFields(code);
  return (
    <Section level={3} title={t('people_part')}>
      <Grid columns={2} gap={6}>
        <NumberField {...count('employees.female')} />
        <NumberField {...count('employees.male')} />
        {isNeeded('vehicles') && <NumberField {...count('vehicles.vehicle')} />}
        {isNeeded('motorcycles') && <NumberField {...count('vehicles.motorcycle')} />}
        {isNeeded('liquor_or_tobacco') && (
          <>
            <CheckField {...check('sells_liquor')} />
            <CheckField {...check('sells_tobacco')} />
          </>
        )}
      </Grid>
    </Section>
  );
}

function Barangay({ code: { barangays } }: { readonly code: RevenueCode }) {
  const { t, getError } = useSimulatorFields();
  return (
    <BarangayCombo
      barangays={barangays}
      label={t('brgycode')}
      help={t('brgycode_help')}
      error={getError('brgycode').error}
    />
  );
}

/** Exemptions that may be claimed; petrol and carriers are exempt by their line and need no claim. */
function Exemption({ code: { ordinance } }: { readonly code: RevenueCode }) {
  const { t, text } = useSimulatorFields();
  const locale = useLocale();
  const claimable = ordinance.exemptions.filter(
    ({ code, in_force }) => in_force && code !== 'X-PETROL' && code !== 'X-CARRIER',
  );
  if (claimable.length === 0) return null;
  return (
    <SelectField
      {...text('exemption')}
      help={t('exemption_help')}
      placeholder={t('exemption_none')}
      options={claimable.map(({ code, name }) => ({ value: code, label: name[locale] }))}
    />
  );
}
