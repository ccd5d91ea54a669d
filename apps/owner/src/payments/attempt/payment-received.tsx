import type { Attempt, CurrentDue } from '@ebpls/contracts';
import {
  Box,
  Button,
  dayWritten,
  Facts,
  momentWritten,
  Page,
  formatPesos,
  Row,
  Section,
  Stack,
  Text,
  useLocale,
} from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';
import { StatusBadge } from '@ebpls/ui/lists';

import { addresses } from '../../addresses.ts';
import { useWords } from '../payment.messages.ts';
import { ReceiptButtons, ReceiptLink } from './receipt-buttons.tsx';

interface PaymentReceivedProps {
  readonly attempt: Attempt;
  readonly due: CurrentDue | undefined;
  readonly awaits_permit: boolean; // The permit has not been made yet.
}

/** Notice after the server has posted a payment: its receipts, and the next act. */
export function PaymentReceived({ attempt, due, awaits_permit }: PaymentReceivedProps) {
  const t = useWords();
  const locale = useLocale();
  const { assessment_code, company_code, company_name, receipts, state } = attempt;

  return (
    <Page
      mark="success"
      title={t('paid_title')}
      subtitle={momentWritten(attempt.asked_at ?? attempt.started_at, locale, { weekday: true })}
      status={<StatusBadge kind="attempt" status={state} />}
      width="form"
    >
      <Stack gap={6}>
        <Box look="card" pad={6}>
          <Stack gap={4}>
            <Section title={t('paid_receipts')}>
              <Bill label={t('paid_receipts')}>
                {receipts.map(({ receipt_no, agency, amount }) => (
                  <BillLine
                    key={receipt_no}
                    name={receipts.length > 1 ? <ReceiptLink receipt_no={receipt_no} /> : receipt_no}
                    reason={t(agency)}
                    amount={amount}
                  />
                ))}
                <BillTotal label={t('paid_total')} amount={attempt.amount} />
              </Bill>
            </Section>
            <Facts
              items={[
                { label: t('paid_business'), value: `${company_name}, ${company_code}` },
                { label: t('paid_mode'), value: t(`paid_${attempt.method}`) },
                { label: t('attempt'), value: attempt.request_id },
              ]}
            />
          </Stack>
        </Box>
        <Row>
          <ReceiptButtons receipts={receipts} areListed />
          <Button to={addresses.record(assessment_code, company_code)}>{t('paid_back')}</Button>
        </Row>
        <Text>
          <strong>{t('paid_next')}:</strong> <PaidNext attempt={attempt} due={due} awaits_permit={awaits_permit} />
        </Text>
      </Stack>
    </Page>
  );
}

function PaidNext({ attempt, due, awaits_permit }: PaymentReceivedProps) {
  const t = useWords();
  const locale = useLocale();
  if (attempt.state !== 'SUCCEEDED') return t('paid_refund');
  const next = due?.installments.find(({ state }) => state === 'NOT_DUE' || state === 'DUE');
  const part = next
    ? t('paid_next_part', { amount: formatPesos(next.total), day: dayWritten(next.due_on, locale, { weekday: true }) })
    : t('paid_next_none');
  return awaits_permit ? `${t('paid_next_permit')} ${part}` : part;
}
