import type { Company, Reference } from '@ebpls/contracts';
import { dayWritten, Stack, TextField, useLocale } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';

import { useFields } from '../../shared/fields/form-fields.ts';
import { BarangayField } from '../steps/barangay-field.tsx';
import { useWords } from './change.messages.ts';

interface EventFieldsProps {
  readonly reference: Reference;
  readonly bounds: Company['can_hold_event'];
}

/** Kind of an event, its place in the municipality, and its days. */
export function EventFormFields({ reference, bounds }: EventFieldsProps) {
  const t = useWords();
  const { text } = useFields();
  const locale = useLocale();
  const help = bounds
    ? t('event_days_help', { days: bounds.days_at_most, day: dayWritten(bounds.to, locale) })
    : undefined;
  return (
    <Stack gap={6}>
      <TextField {...text('event_name')} label={t('event_name')} help={t('event_name_help')} />
      <TextField {...text('venue')} label={t('venue')} help={t('venue_help')} />
      <BarangayField reference={reference} />
      <DateField {...text('starts_on')} label={t('starts_on')} />
      <DateField {...text('ends_on')} label={t('ends_on')} help={help} />
    </Stack>
  );
}
