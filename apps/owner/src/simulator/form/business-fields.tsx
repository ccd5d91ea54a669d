import { ORG_TYPES, PAYMENT_MODES, type RevenueCode } from '@ebpls/contracts';
import { Grid, NumberField, Section, SelectField, Stack, useLocale } from '@ebpls/ui';
import { AmountField, AreaField, CheckField, DateField, RadioField } from '@ebpls/ui/forms';
import { useWatch } from 'react-hook-form';

import { BarangayCombo } from '../../shared/fields/barangay-combo.tsx';
import { SimulatorLines } from './lines.tsx';
import { useSimulatorFields } from './simulator-fields.ts';

/** Fields of the tax simulator, in the order of the public estimate: lines of business first, way of paying last. */
export function BusinessFields({ code }: { readonly code: RevenueCode }) {
  const { t, text, amount, count, check } = useSimulatorFields();
  const isNew = useWatch({ name: 'application_type' }) === 'NEW';
  const modes = PAYMENT_MODES.map((value) => ({ value, label: t(value) }));
  return (
    <Stack gap={8}>
      <RadioField
        {...text('application_type')}
        options={(['NEW', 'RENEWAL'] as const).map((value) => ({ value, label: t(value) }))}
        inline
      />
      <SimulatorLines code={code} />
      <Section level={3} title={t('place_part')}>
        <Grid columns={2} gap={6}>
          <SelectField {...text('org_type')} options={ORG_TYPES.map((value) => ({ value, label: t(value) }))} />
          <Barangay code={code} />
          <AreaField {...count('business_area_sqm')} />
          <AmountField {...amount('total_assets')} help={t('total_assets_help')} />
          {isNew && <DateField {...text('date_started')} help={t('date_started_help')} />}
          <Exemption code={code} />
        </Grid>
      </Section>
      <Section level={3} title={t('people_part')}>
        <Grid columns={2} gap={6}>
          <NumberField {...count('employees.female')} />
          <NumberField {...count('employees.male')} />
          <NumberField {...count('vehicles.vehicle')} />
          <NumberField {...count('vehicles.motorcycle')} />
          <CheckField {...check('sells_liquor')} />
          <CheckField {...check('sells_tobacco')} />
        </Grid>
      </Section>
      <RadioField {...text('payment_mode')} help={t(isNew ? 'mode_new' : 'fees_first')} options={modes} inline />
    </Stack>
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
  return (
    <SelectField
      {...text('exemption')}
      help={t('exemption_help')}
      placeholder={t('exemption_none')}
      options={claimable.map(({ code, name }) => ({ value: code, label: name[locale] }))}
    />
  );
}
