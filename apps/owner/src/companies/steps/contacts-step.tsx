import { MobileField, Section, Stack, TextArea, TextField } from '@ebpls/ui';

import { useBusinessFields } from '../form/fields.ts';

/** Form fields 18 to 20: how the offices reach the owner. */
export function ContactsStep() {
  const { text, t } = useBusinessFields();
  return (
    <Stack gap={8}>
      <Stack gap={6}>
        <MobileField {...text('mobile')} help={t('mobile_help')} />
        <TextField {...text('email')} type="email" autoComplete="email" />
        <TextField {...text('telephone')} type="tel" width="short" optional />
        <TextField {...text('website')} type="url" autoComplete="url" optional />
        <TextArea {...text('owner_address')} help={t('owner_address_help')} rows={2} autoComplete="street-address" />
      </Stack>
      <Section title={t('emergency_part')} level={3}>
        <Stack gap={6}>
          <TextField {...text('emergency_name')} autoComplete="off" />
          <MobileField {...text('emergency_mobile')} autoComplete="off" />
          <TextField {...text('emergency_email')} type="email" autoComplete="off" optional />
        </Stack>
      </Section>
    </Stack>
  );
}
