import type { Company, Reference } from '@ebpls/contracts';
import { DateField, dayWritten, Stack, TextField, useLocale } from '@ebpls/ui';
import { useWatch } from 'react-hook-form';

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
  const starts_on: unknown = useWatch({ name: 'starts_on' });
  const from = typeof starts_on === 'string' && starts_on !== '' ? starts_on : bounds?.from;
  const help = bounds
    ? t('event_days_help', { days: bounds.days_at_most, day: dayWritten(bounds.to, locale) })
    : undefined;
  return (
    <Stack gap={6}>
      <TextField {...text('event_name')} label={t('event_name')} help={t('event_name_help')} />
      <TextField {...text('venue')} label={t('venue')} help={t('venue_help')} />
      <BarangayField reference={reference} />
      <DateField {...text('starts_on')} label={t('starts_on')} min={bounds?.from} max={bounds?.to} />
      <DateField {...text('ends_on')} label={t('ends_on')} help={help} min={from} max={bounds?.to} />
    </Stack>
  );
}
