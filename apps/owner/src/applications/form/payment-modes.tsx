// Question about the mode of payment of the tax (annual, semi-annual, quarterly), with the modes that still differ on a
// day.

import { type AssessmentReply, PAYMENT_MODES, type PaymentMode } from '@ebpls/contracts';
import { dayWritten, formatPesos, Text, useLocale } from '@ebpls/ui';
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

type PaymentDays = NonNullable<AssessmentReply['payment_days']>;

interface Way {
  readonly mode: PaymentMode;
  readonly minimums: NonNullable<PaymentDays[number]['minimums']>;
  /** Coming due days; the parts before them are due with the bill. */
  readonly comingDays: readonly string[];
  readonly is_late: boolean;
}

/** The modes and due days of the Local Government Code, where the revenue code names none of its own. */
export function listLegalPaymentDays(tax_year: number): PaymentDays {
  return PAYMENT_MODES.map((mode) => ({
    mode,
    days: QUARTERS_BY_MODE[mode].map((quarter) => `${tax_year}-${QUARTER_DAYS[quarter] ?? ''}`),
  }));
}

/**
 * Returns the modes of payment that differ from each other on a day: a mode whose due days are all past equals paying
 * once.
 */
export function listPaymentModes(paymentDays: PaymentDays, today: string): Way[] {
  const ways = paymentDays.map(({ mode, days, minimums = [] }): Way => {
    const comingDays = days.filter((day) => day >= today);
    return { mode, minimums, comingDays, is_late: comingDays.length < days.length };
  });
  return ways.filter(({ mode, comingDays }) => mode === 'ANNUAL' || comingDays.length > 0);
}

const toQuarter = (day: string): string => `${day.slice(0, 4)} ${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Due days of a new business after its first installment, which it pays with the bill: those of later quarters. */
export function listLaterPaymentDays(paymentDays: PaymentDays, today: string): PaymentDays {
  return paymentDays.map(({ days, ...row }) => ({
    ...row,
    days: days.filter((day) => toQuarter(day) > toQuarter(today)),
  }));
}

interface PaymentModesProps {
  readonly assessment: AssessmentReply;
  readonly today: string;
}

/** Mode of payment of the tax: a question only where there is a choice, and without past due days. */
export function PaymentModes({ assessment, today }: PaymentModesProps) {
  const { application_type, tax_year, payment_days = listLegalPaymentDays(tax_year) } = assessment;
  const t = useWords();
  const locale = useLocale();
  const { text } = useFields();
  const isNew = application_type === 'NEW';
  const ways = listPaymentModes(isNew ? listLaterPaymentDays(payment_days, today) : payment_days, today);
  if (isNew && (ways.length <= 1 || assessment.payment_days === undefined)) return <Text>{t('mode_NEW')}</Text>;
  if (ways.length === 1) return <Text>{t('mode_all_due', { year: tax_year })}</Text>;

  const getLabel = ({ mode, comingDays, is_late }: Way): string => {
    if (comingDays.length === 0) return t('mode_with_bill', { mode: t(mode) });
    return t(isNew ? 'mode_first' : is_late ? 'mode_rest' : 'mode_by', {
      mode: t(mode),
      days: comingDays.map((day) => dayWritten(day, locale)).join(', '),
    });
  };
  const minimums = ways.flatMap(({ mode, minimums: rows }) =>
    rows.map(({ at_least, kinds }) =>
      t(kinds.every((kind) => kind === 'TAX') ? 'mode_minimum_tax' : 'mode_minimum', {
        mode: t(mode),
        amount: formatPesos(at_least),
      }),
    ),
  );
  return (
    <RadioField
      {...text('payment_mode')}
      label={t('payment_mode')}
      help={[t('fees_first'), ...minimums].join(' ')}
      options={ways.map((way) => ({ value: way.mode, label: getLabel(way) }))}
    />
  );
}
