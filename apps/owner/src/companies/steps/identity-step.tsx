import { AGENCY_OF, ORG_TYPES, type OrgType } from '@ebpls/contracts';
import { DateField, Grid, RadioField, Section, SelectField, Stack, TextField, TinField } from '@ebpls/ui';
import { useWatch } from 'react-hook-form';

import { useFields } from '../../form-fields.ts';
import { useBusinessFields } from '../form/fields.ts';

/** Form fields 5 to 15: who owns the business and under which name and registration. */
export function IdentityStep() {
  const { t } = useBusinessFields();
  const { text } = useFields();
  const chosen: unknown = useWatch({ name: 'org_type' });
  const org_type = ORG_TYPES.find((known) => known === chosen);
  const options = ORG_TYPES.map((value) => ({
    value,
    label: t(value),
    help: value === 'SOLE' ? t('SOLE_help') : t('body_help', { agency: AGENCY_OF[value] }),
  }));

  return (
    <Stack gap={8}>
      <RadioField {...text('org_type')} label={t('org_type')} options={options} />
      {org_type !== undefined && <Registration org_type={org_type} />}
      {org_type === 'SOLE' && <Person />}
      {org_type !== undefined && org_type !== 'SOLE' && <Organization />}
    </Stack>
  );
}

function Registration({ org_type }: { readonly org_type: OrgType }) {
  const { text, t } = useBusinessFields();
  return (
    <Section title={t('registration_part')} level={3}>
      <Stack gap={6}>
        <TextField {...text('company_name')} help={t('company_name_help')} autoComplete="organization" />
        <TextField {...text('trade_name')} optional />
        <TextField {...text('registration_no')} label={t('registration_no', { agency: AGENCY_OF[org_type] })} />
        <Grid columns={2} gap={6}>
          <DateField {...text('registration_date')} />
          <DateField {...text('registration_expiry')} help={t('registration_expiry_help')} optional />
        </Grid>
        <TinField {...text('tin')} help={t('tin_help')} />
      </Stack>
    </Section>
  );
}

function Person() {
  const { text, choice, t } = useBusinessFields();
  return (
    <Section title={t('owner_part')} level={3}>
      <Stack gap={6}>
        <Grid columns={2} gap={6}>
          <TextField {...text('first_name')} autoComplete="given-name" />
          <TextField {...text('last_name')} autoComplete="family-name" />
          <TextField {...text('middle_name')} autoComplete="additional-name" optional />
          <TextField
            {...text('suffix')}
            help={t('suffix_help')}
            width="short"
            autoComplete="honorific-suffix"
            optional
          />
        </Grid>
        <RadioField {...choice('sex', ['F', 'M'])} inline />
        <Grid columns={2} gap={6}>
          <DateField {...text('birth_date')} autoComplete="bday" />
          <SelectField {...choice('civil_status', ['SINGLE', 'MARRIED', 'WIDOWED', 'SEPARATED'])} placeholder="–" />
        </Grid>
        <TextField {...text('citizenship')} width="short" autoComplete="country-name" />
      </Stack>
    </Section>
  );
}

function Organization() {
  const { text, choice, t } = useBusinessFields();
  return (
    <Section title={t('body_part')} level={3}>
      <Stack gap={6}>
        <TextField {...text('corporation_name')} />
        <RadioField {...choice('nationality', ['FILIPINO', 'FOREIGN'])} inline />
        <TextField {...text('president_name')} />
        <TextField {...text('treasurer_name')} optional />
      </Stack>
    </Section>
  );
}
