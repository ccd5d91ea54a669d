import { callEndpoint, fetchFile, saveFile } from '@ebpls/api-client';
import { CLAIM_STATES, type ClaimRow, downloadClaimFile, listClaims } from '@ebpls/contracts';
import { type ActForm, runAct } from '@ebpls/desk';
import { showNotice, toRefusedForm, useNudge } from '@ebpls/remote-kit';
import { Button, DayText, MomentText, Pesos, Row, Stack, Tag, Text } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import { type ReactNode, useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { PendingList } from '../../pending-list.tsx';
import { CLAIM_ACTS } from '../gateway-acts.ts';
import { PaymentTabs } from '../payment-tabs.tsx';
import { useWords, words } from '../payment.messages.ts';
import { useAnswerForm } from './answer-form.ts';

const CLAIMS_PATH = addresses.paymentPart('claims');

export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = CLAIM_STATES.find((candidate) => candidate === params.get('state'));
  return callEndpoint(listClaims, {
    query: { search: params.get('search') ?? undefined, cursor: params.get('cursor') ?? undefined, state },
    signal: request.signal,
  });
}

export function action(args: ActionFunctionArgs) {
  return runAct(args, { acts: CLAIM_ACTS, getSuccessText: () => words('success_answer') });
}

/** Owners who claim to have paid though no payment is posted; the longest wait comes first. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  useNudge('payment');
  return (
    <PendingList
      title={t('claims_title')}
      subtitle={t('claims_subtitle')}
      search={t('claims_search')}
      which={t('which')}
      here={CLAIMS_PATH}
      tabs={<PaymentTabs current="claims" />}
      sides={[
        { value: 'OPEN', label: t('claims_open'), none: t('claims_none'), none_text: t('claims_none_text') },
        { value: 'ANSWERED', label: t('claims_answered'), none: t('answered_none') },
      ]}
      list={list}
      rowKey={({ claim_no }) => claim_no}
      {...useClaimTable(setActForm)}
      actForm={actForm}
      onFormClose={() => setActForm(undefined)}
    />
  );
}

/** The claims as a table and as cards. */
function useClaimTable(openForm: (form: ActForm) => void) {
  const t = useWords();
  const getForm = useAnswerForm();
  const acts = (claim: ClaimRow) => <ClaimActs claim={claim} onAnswer={() => openForm(getForm(claim))} />;
  const columns: TableColumn<ClaimRow>[] = [
    {
      key: 'number',
      header: t('number'),
      cell: ({ claim_no }) => claim_no,
      note: ({ opened_at }) => <MomentText at={opened_at} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ claimant, top_no }) => `${claimant} · ${top_no}`,
    },
    {
      key: 'claimed',
      header: t('claimed'),
      cell: ({ amount }) => <Pesos amount={amount} />,
      note: ({ reference, paid_on }) => (
        <>
          {reference} · <DayText day={paid_on} />
        </>
      ),
    },
    { key: 'due', header: t('due'), cell: (claim) => <Due claim={claim} /> },
    { key: 'acts', header: t('acts'), align: 'end', cell: acts },
  ];
  return { columns, card: (claim: ClaimRow) => <Card claim={claim} acts={acts(claim)} /> };
}

function Card({ claim, acts }: { readonly claim: ClaimRow; readonly acts: ReactNode }) {
  return (
    <Stack gap={2}>
      <RowCard
        title={claim.company_name}
        note={
          <>
            {claim.claim_no} · {claim.claimant}
            <br />
            {claim.reference} · <DayText day={claim.paid_on} />
          </>
        }
        status={<Due claim={claim} />}
        end={<Pesos amount={claim.amount} />}
      />
      {acts}
    </Stack>
  );
}

function Due({ claim: { state, outcome, due_on, is_late, message } }: { readonly claim: ClaimRow }) {
  const t = useWords();
  if (state === 'OPEN')
    return (
      <Stack gap={1} align="start">
        <DayText day={due_on} />
        {is_late && (
          <Tag tone="danger" icon="alert">
            {t('late')}
          </Tag>
        )}
      </Stack>
    );
  return (
    <Stack gap={1} align="start">
      <Tag tone={outcome === 'MATCHED' ? 'success' : 'muted'}>{t(outcome ?? 'REFUSED')}</Tag>
      <Text as="small" size="caption" tone="muted">
        {message}
      </Text>
    </Stack>
  );
}

function ClaimActs({
  claim: { claim_no, state, file_name },
  onAnswer,
}: {
  readonly claim: ClaimRow;
  readonly onAnswer: () => void;
}) {
  const t = useWords();
  const show = async (): Promise<void> => {
    try {
      saveFile(await fetchFile(downloadClaimFile, { params: { claim_no } }));
    } catch (error) {
      showNotice('failed', toRefusedForm(error).message);
    }
  };
  return (
    <Row gap={2} justify="end">
      {file_name !== null && (
        <Button
          size="desk"
          kind="quiet"
          icon="download"
          aria-label={`${t('screenshot')}: ${claim_no}`}
          onClick={() => void show()}
        >
          {t('screenshot')}
        </Button>
      )}
      {state === 'OPEN' && (
        <Button size="desk" aria-label={`${t('answer_claim')}: ${claim_no}`} onClick={onAnswer}>
          {t('answer_claim')}
        </Button>
      )}
    </Row>
  );
}
