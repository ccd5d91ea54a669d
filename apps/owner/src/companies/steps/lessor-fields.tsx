import { AmountField, DateField, Grid, MobileField, Section, Stack, TextField } from '@ebpls/ui';

import { useBusinessFields } from '../form/fields.ts';

/** Form field 29: who rents the place out, for how much and until when. */
export function LessorFields() {
  const { text, t } = useBusinessFields();
  return (
    <Section title={t('lessor_part')} level={3}>
      <Stack gap={6}>
        <TextField {...text('lessor_name')} autoComplete="off" />
        <TextField {...text('lessor_address')} autoComplete="off" />
        <Grid columns={2} gap={6}>
          <MobileField {...text('lessor_mobile')} help={t('mobile_help')} autoComplete="off" />
          <TextField {...text('lessor_email')} type="email" autoComplete="off" optional />
        </Grid>
        <AmountField {...text('monthly_rental')} />
        <Grid columns={2} gap={6}>
          <DateField {...text('lease_start')} />
          <DateField {...text('lease_end')} />
        </Grid>
      </Stack>
    </Section>
  );
}
