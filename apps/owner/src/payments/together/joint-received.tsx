import type { Attempt, JointOrder } from '@ebpls/contracts';
import { Box, Button, Facts, momentWritten, Page, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';

import { addresses } from '../../addresses.ts';
import { ReceiptButtons } from '../attempt/receipt-buttons.tsx';
import { useWords as usePaymentWords } from '../payment.messages.ts';
import { useWords } from './together.messages.ts';

interface JointReceivedProps {
  readonly attempt: Attempt;
  readonly joint: NonNullable<Attempt['joint']>;
}

/** Notice after the server has posted a payment of several orders: what became of each, with its receipts. */
export function JointReceived({ attempt, joint }: JointReceivedProps) {
  const t = usePaymentWords();
  const locale = useLocale();
  return (
    <Page
      mark="success"
      title={t('paid_title')}
      subtitle={momentWritten(attempt.asked_at ?? attempt.started_at, locale, { weekday: true })}
      width="form"
    >
      <Stack gap={6}>
        <Box look="card" pad={6}>
          <Stack gap={4}>
            <Bill label={t('paid_total')}>
              {joint.orders.map(({ assessment_code, company_name, top_no, amount }) => (
                <BillLine key={assessment_code} name={company_name} reason={top_no} amount={amount} />
              ))}
              <BillTotal label={t('paid_total')} amount={joint.amount} />
            </Bill>
            <Facts
              items={[
                { label: t('paid_mode'), value: t(`paid_${attempt.method}`) },
                { label: t('attempt'), value: joint.request_id },
              ]}
            />
          </Stack>
        </Box>
        {joint.orders.map((order) => (
          <OrderReceipts key={order.assessment_code} order={order} />
        ))}
        <Row>
          <Button to={addresses.history}>{t('to_history')}</Button>
        </Row>
      </Stack>
    </Page>
  );
}

/** An order whose money the treasurer holds has no receipt; its message says why. */
function OrderReceipts({ order: { company_name, receipts, message, state } }: { readonly order: JointOrder }) {
  const t = useWords();
  const isPosted = state === 'SUCCEEDED' && receipts.length > 0;
  return (
    <Section level={2} title={t('receipts_of', { company_name })}>
      <Stack gap={3}>
        {!isPosted && <Text>{message}</Text>}
        <Row>
          <ReceiptButtons receipts={receipts} />
        </Row>
      </Stack>
    </Section>
  );
}
