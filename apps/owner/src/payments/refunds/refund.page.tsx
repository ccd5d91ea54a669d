import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { downloadRefundFile, getRefund, type RefundRecord, UPLOAD_LIMITS } from '@ebpls/contracts';
import { DownloadButton, showNotice, useNudge } from '@ebpls/remote-kit';
import { Blocker, DayText, Facts, Page, Pesos, formatPesos, Section, Stack, Text } from '@ebpls/ui';
import { Timeline, type TimelineEntry } from '@ebpls/ui/records';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';

import { addresses } from '../../addresses.ts';
import { RefundTag, REFUND_TONES } from './refund-state.tsx';
import { useWords } from './refund.messages.ts';
import { sendRefundDocument } from './send-refund.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getRefund, { params: { refund_no: params['refund_no'] ?? '' }, signal: request.signal });
}

/** Page of one refund claim for its owner: its state, the findings, and the reasons. */
export function Component() {
  const claim = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('refund', claim.refund_no);
  return (
    <Page
      title={claim.refund_no}
      subtitle={t('about', { name: claim.company_name, receipt_no: claim.receipt_no })}
      status={<RefundTag claim={claim} />}
      breadcrumb={[{ label: t('list_title'), to: addresses.refunds }, { label: claim.refund_no }]}
      aside={
        <Section title={t('history')}>
          <Timeline label={t('history')} entries={useHappened(claim)} />
        </Section>
      }
    >
      <Stack gap={6}>
        <Blocker tone={REFUND_TONES[claim.is_late ? 'LATE' : claim.state]} title={claim.message} />
        <Section title={t('claim')}>
          <ClaimedFacts claim={claim} />
        </Section>
        <RefundDocument claim={claim} />
      </Stack>
    </Page>
  );
}

function ClaimedFacts({ claim }: { readonly claim: RefundRecord }) {
  const t = useWords();
  const { amount, amount_found, ground, reason, receipt_no, top_no, receipt_amount, paid_on, channel } = claim;
  return (
    <Facts
      columns={2}
      items={[
        { label: t('claimed_amount'), value: <Pesos amount={amount} strong /> },
        { label: t('due_amount'), value: amount_found === null ? '' : <Pesos amount={amount_found} strong /> },
        { label: t('ground'), value: t(ground) },
        { label: t('receipt'), value: receipt_no },
        { label: t('top_no'), value: top_no },
        { label: t('receipt_amount'), value: <Pesos amount={receipt_amount} /> },
        { label: t('paid_on'), value: <DayText day={paid_on} /> },
        { label: t('paid_by'), value: channel },
        { label: t('reason'), value: reason, wide: true },
      ]}
    />
  );
}

function RefundDocument({ claim: { refund_no, file_name, can_send_file } }: { readonly claim: RefundRecord }) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  if (file_name === null && !can_send_file) return null;
  const send = async (file: File): Promise<void> => {
    const refusal = await sendRefundDocument(refund_no, file);
    setProblem(refusal);
    if (refusal === undefined) showNotice('done', t('paper_received'));
    await revalidate();
  };
  return (
    <Section title={t('paper')}>
      <Stack gap={4}>
        {file_name !== null && (
          <Text as="div">
            <DownloadButton asLink fetch={() => fetchFile(downloadRefundFile, { params: { refund_no } })}>
              {file_name}
            </DownloadButton>
          </Text>
        )}
        {can_send_file && (
          <FileField
            id="refund-paper"
            name="file"
            label={t(file_name === null ? 'add_paper' : 'replace_paper')}
            help={t('file_help')}
            optional
            accept={UPLOAD_LIMITS.media_types.join(',')}
            error={problem}
            onChoose={(file) => void send(file)}
            onRemove={() => setProblem(undefined)}
          />
        )}
      </Stack>
    </Section>
  );
}

/** The latest first. The acting officer of the treasury is not named. */
function useHappened(claim: RefundRecord): TimelineEntry[] {
  const t = useWords();
  const { filed_at, amount, evaluated_at, amount_found, finding, decided_at, decision, state, settled_at } = claim;
  const entries: (TimelineEntry | undefined)[] = [
    { key: 'filed', at: filed_at, title: t('filed', { amount: formatPesos(amount) }), tone: 'info' },
    evaluated_at === null || amount_found === null
      ? undefined
      : {
          key: 'evaluated',
          at: evaluated_at,
          title: t('evaluated', { amount: formatPesos(amount_found) }),
          note: finding,
          tone: 'info',
        },
    decided_at === null
      ? undefined
      : {
          key: 'decided',
          at: decided_at,
          title: t(state === 'DENIED' ? 'denied' : 'approved'),
          note: decision,
          tone: state === 'DENIED' ? 'danger' : 'success',
        },
    settled_at === null || (state !== 'CREDITED' && state !== 'REFUNDED')
      ? undefined
      : {
          key: 'settled',
          at: settled_at,
          title: t(state === 'CREDITED' ? 'credited' : 'refunded'),
          note: claim.message,
        },
  ];
  return entries.filter((entry) => entry !== undefined).toReversed();
}
