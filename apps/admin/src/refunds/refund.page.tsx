import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { downloadRefundFile, getRefund, type RefundRecord, sendRefundFile } from '@ebpls/contracts';
import { ActDialog, type ActForm, SecondPersonReason } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import { Blocker, Button, DayText, Facts, Page, Pesos, formatPesos, Row, Section, Stack } from '@ebpls/ui';
import { Timeline, type TimelineEntry } from '@ebpls/ui/records';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { ReceivedFile } from '../shared/received-file.tsx';
import { refundAction } from './refund-acts.ts';
import { useRefundForms } from './refund-forms.ts';
import { RefundTag, REFUND_TONES } from './refund-state.tsx';
import { useWords } from './refund.messages.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getRefund, { params: { refund_no: params['refund_no'] ?? '' }, signal: request.signal });
}

export const action = refundAction;

/** One refund claim: the amount and its reason, the finding, the decision, and the next act. */
export function Component() {
  const claim = useLoaderData<typeof loader>();
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  useNudge('payment');
  return (
    <Page
      title={claim.refund_no}
      subtitle={`${claim.company_name} · ${claim.receipt_no}`}
      status={<RefundTag claim={claim} />}
      breadcrumb={[{ label: t('title'), to: addresses.refunds }, { label: claim.refund_no }]}
      aside={
        <Section title={t('history')}>
          <Timeline label={t('history')} entries={useHappened(claim)} />
        </Section>
      }
    >
      <Stack gap={6}>
        <Blocker tone={claim.is_late ? 'danger' : REFUND_TONES[claim.state]} title={claim.message}>
          {claim.problem ?? claim.blocked}
        </Blocker>
        <RefundActs claim={claim} openForm={setActForm} />
        <SecondPersonReason of={claim} />
        <Section title={t('claim')}>
          <ClaimFacts claim={claim} />
        </Section>
        <RefundPaper claim={claim} />
      </Stack>
      {actForm && <ActDialog key={actForm.act} form={actForm} onClose={() => setActForm(undefined)} />}
    </Page>
  );
}

function RefundActs({ claim, openForm }: { readonly claim: RefundRecord; readonly openForm: (form: ActForm) => void }) {
  const t = useWords();
  const getForm = useRefundForms();
  if (claim.acts.length === 0) return null;
  return (
    <Row gap={2}>
      {claim.acts.map((act, place) => (
        <Button key={act} kind={place === 0 ? 'primary' : 'secondary'} onClick={() => openForm(getForm(act, claim))}>
          {t(act)}
        </Button>
      ))}
    </Row>
  );
}

function ClaimFacts({ claim }: { readonly claim: RefundRecord }) {
  const t = useWords();
  const { amount, amount_found, ground, reason, receipt_no, top_no, receipt_amount, paid_on, channel, claimant } =
    claim;
  return (
    <Facts
      columns={2}
      items={[
        { label: t('claimed_amount'), value: <Pesos amount={amount} strong /> },
        { label: t('due_amount'), value: amount_found === null ? '' : <Pesos amount={amount_found} strong /> },
        { label: t('ground'), value: t(ground) },
        { label: t('claimant'), value: claimant },
        { label: t('receipt'), value: receipt_no },
        { label: t('receipt_amount'), value: <Pesos amount={receipt_amount} /> },
        { label: t('top_no'), value: top_no },
        { label: t('paid_on'), value: <DayText day={paid_on} /> },
        { label: t('paid_by'), value: channel },
        { label: t('reason'), value: reason, wide: true },
      ]}
    />
  );
}

function RefundPaper({ claim: { refund_no, file_name, can_send_file } }: { readonly claim: RefundRecord }) {
  const t = useWords();
  const params = { refund_no };
  const sendAct = {
    id: 'refund-paper',
    label: t(file_name === null ? 'add_paper' : 'replace_paper'),
    help: t('paper_help'),
    done: t('paper_received'),
    upload: (form: FormData) => uploadFiles(sendRefundFile, { params, form }),
  };
  return (
    <ReceivedFile
      title={t('paper')}
      file_name={file_name}
      open={{ label: t('paper'), fetch: () => fetchFile(downloadRefundFile, { params }) }}
      sending={can_send_file ? sendAct : undefined}
    />
  );
}

/** The latest first, each with who did it. */
function useHappened(claim: RefundRecord): TimelineEntry[] {
  const t = useWords();
  const {
    filed_at,
    amount,
    evaluated_at,
    evaluated_by,
    amount_found,
    finding,
    decided_at,
    decided_by,
    decision,
    state,
    settled_at,
  } = claim;
  const by = (name: string | null, text: string): string => t('by', { name: name ?? '', said: text });
  const entries: (TimelineEntry | undefined)[] = [
    {
      key: 'filed',
      at: filed_at,
      title: t('filed', { amount: formatPesos(amount) }),
      note: claim.claimant,
      tone: 'info',
    },
    evaluated_at === null || amount_found === null
      ? undefined
      : {
          key: 'evaluated',
          at: evaluated_at,
          title: t('evaluated', { amount: formatPesos(amount_found) }),
          note: by(evaluated_by, finding),
          tone: 'info',
        },
    decided_at === null
      ? undefined
      : {
          key: 'decided',
          at: decided_at,
          title: t(state === 'DENIED' ? 'denied' : 'approved'),
          note: by(decided_by, decision),
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
