import { Blocker, Button, dayWritten, momentWritten, formatPesos, useLocale } from '@ebpls/ui';

import { addresses, isAtCounter } from '../../addresses.ts';
import type { RecordData } from '../loaded-record.ts';
import { useWords } from '../record/record.messages.ts';

/**
 * Next step of a billed application: the payment, or a notice that the bill has expired and the office makes a new one.
 */
export function PayStep({ record: { assessment, due } }: { readonly record: RecordData }) {
  const t = useWords();
  const locale = useLocale();
  if (isAtCounter())
    return (
      <Blocker tone="info" icon="wallet" title={t('counter_bill')}>
        {t('counter_bill_more')}
      </Blocker>
    );
  if (!due || (!due.can_pay && due.open_attempt === null)) return <NothingToPay due={due} />;
  const { assessment_code, company_code } = assessment;
  if (!due.can_pay && due.open_attempt) {
    return (
      <Blocker
        tone="info"
        icon="wallet"
        title={t('you_pay_pending', { amount: formatPesos(due.open_attempt.amount) })}
        action={
          <Button kind="primary" to={addresses.due(assessment_code, company_code)}>
            {t('you_pay_pending_act')}
          </Button>
        }
      >
        {t('you_pay_pending_more', { moment: momentWritten(due.open_attempt.locked_until, locale) })}
      </Blocker>
    );
  }
  const amount = formatPesos(due.total);
  return (
    <Blocker
      tone="warning"
      icon="wallet"
      title={t('you_pay', { amount })}
      action={
        <Button kind="primary" to={addresses.due(assessment_code, company_code)}>
          {t('you_pay_act', { amount })}
        </Button>
      }
    >
      {due.stays_until
        ? t('you_pay_until', { day: dayWritten(due.stays_until, locale, { weekday: true }) })
        : t('you_pay_plain')}
    </Blocker>
  );
}

/** The received amount waits for the bank, or the order has expired. */
function NothingToPay({ due }: Pick<RecordData, 'due'>) {
  const t = useWords();
  const waits = due?.total === 0 && due.waiting.length > 0;
  return (
    <Blocker tone="info" icon={waits ? 'clock' : undefined} title={t(waits ? 'bank_pending' : 'you_pay_invalid')}>
      {t(waits ? 'bank_pending_more' : 'you_pay_invalid_more')}
    </Blocker>
  );
}
