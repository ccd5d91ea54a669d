// Question about the mode of payment of the tax (annual, semi-annual, quarterly), with the modes that still differ on a
// day.

import { type AssessmentReply, PAYMENT_MODES, type PaymentMode } from '@ebpls/contracts';
import { dayWritten, Text, useLocale } from '@ebpls/ui';
import { RadioField } from '@ebpls/ui/forms';

import { useFields } from '../../shared/fields/form-fields.ts';
import { useWords } from '../application.messages.ts';

/** The twentieth of the first month of each quarter (LGC s.165 and 167); an extension can only make it later. */
const QUARTER_DAYS = ['01-20', '04-20', '07-20', '10-20'] as const;
const QUARTERS_BY_MODE: Readonly<Record<PaymentMode, readonly number[]>> = {
  ANNUAL: [0],
  SEMI_ANNUAL: [0, 2],
  QUARTERLY: [0, 1, 2, 3],
};

interface Way {
  readonly mode: PaymentMode;
  /** Coming due days; the parts before them are due with the bill. */
  readonly comingDays: readonly string[];
  readonly is_late: boolean;
}

/**
 * Returns the modes of payment that differ from each other on a day: a mode whose due days are all past equals paying
 * once.
 */
export function listPaymentModes(tax_year: number, today: string): Way[] {
  const ways = PAYMENT_MODES.map((mode): Way => {
    const days = QUARTERS_BY_MODE[mode].map((quarter) => `${tax_year}-${QUARTER_DAYS[quarter] ?? ''}`);
    const comingDays = days.filter((day) => day >= today);
    return { mode, comingDays, is_late: comingDays.length < days.length };
  });
  return ways.filter(({ mode, comingDays }) => mode === 'ANNUAL' || comingDays.length > 0);
}

interface PaymentModesProps {
  readonly assessment: AssessmentReply;
  readonly today: string;
}

/** Mode of payment of the tax: a question only where there is a choice, and without past due days. */
export function PaymentModes({ assessment: { application_type, tax_year }, today }: PaymentModesProps) {
  const t = useWords();
  const locale = useLocale();
  const { text } = useFields();
  const ways = listPaymentModes(tax_year, today);
  if (application_type === 'NEW') return <Text>{t('mode_NEW')}</Text>;
  if (ways.length === 1) return <Text>{t('mode_all_due', { year: tax_year })}</Text>;

  const getLabel = ({ mode, comingDays, is_late }: Way): string => {
    if (comingDays.length === 0) return t('mode_with_bill', { mode: t(mode) });
    return t(is_late ? 'mode_rest' : 'mode_by', {
      mode: t(mode),
      days: comingDays.map((day) => dayWritten(day, locale)).join(', '),
    });
  };
  return (
    <RadioField
      {...text('payment_mode')}
      label={t('payment_mode')}
      help={t('fees_first')}
      options={ways.map((way) => ({ value: way.mode, label: getLabel(way) }))}
    />
  );
}
