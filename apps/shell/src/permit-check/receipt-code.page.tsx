import { callEndpoint } from '@ebpls/api-client';
import { type ReceiptCheck, verifyReceipt } from '@ebpls/contracts';
import { DayText, Facts, MomentText, Page, Pesos, Stack, Text, type Tone, Verdict } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from './receipt.messages.ts';

const RECEIPT_TONES: Readonly<Record<ReceiptCheck['verdict'], Tone>> = {
  genuine: 'success',
  cancelled: 'danger',
  refunded: 'danger',
  forged: 'danger',
  unknown: 'danger',
};

/** Target of the QR code of an official receipt: anyone may check whether it is valid. */
export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(verifyReceipt, { params: { token: params['token'] ?? '' }, signal: request.signal });
}

export function Component() {
  const t = useWords();
  const { verdict, receipt, checked_at } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} width="form">
      <Verdict tone={RECEIPT_TONES[verdict]} level={2} title={t(`verdict.${verdict}`)}>
        <Stack gap={4}>
          <Text>{t(`verdict.${verdict}_text`)}</Text>
          {receipt && (
            <Facts
              items={[
                { label: t('receipt_no'), value: receipt.receipt_no },
                { label: t('issued_on'), value: <DayText day={receipt.issued_on} /> },
                { label: t('amount'), value: <Pesos amount={receipt.amount} strong /> },
                { label: t('agency'), value: t(receipt.agency) },
                { label: t('municipality'), value: receipt.municipality },
              ]}
            />
          )}
          <Text tone="muted" size="secondary">
            {t('checked_at')} <MomentText at={checked_at} />
          </Text>
        </Stack>
      </Verdict>
    </Page>
  );
}
