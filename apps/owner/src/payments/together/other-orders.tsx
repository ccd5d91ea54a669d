import { formatPesos, Text, TextLink } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { type PayableOrder, sumPayable } from '../../shared/payable-orders.ts';
import { useWords } from './together.messages.ts';

interface OtherOrdersProps {
  readonly assessment_code: string;
  readonly payable: readonly PayableOrder[];
}

/** Link to one payment for all bills that are due, on the page of one of them. */
export function OtherOrders({ assessment_code, payable }: OtherOrdersProps) {
  const t = useWords();
  if (payable.length < 2 || !payable.some((order) => order.assessment_code === assessment_code)) return null;
  return (
    <Text tone="muted" size="secondary">
      {t('others', { count: payable.length, amount: formatPesos(sumPayable(payable)) })}{' '}
      <TextLink to={addresses.payTogether()}>{t('to_together', { count: payable.length })}</TextLink>
    </Text>
  );
}
