import { fetchFile, saveFile } from '@ebpls/api-client';
import { type ClaimRow, downloadClaimFile, listClaims } from '@ebpls/contracts';
import { defineQueuePage, type OpenActForm, type QueueCardProps } from '@ebpls/desk';
import { showNotice, toRefusedForm } from '@ebpls/remote-kit';
import { Button, DayText, MomentText, Pesos, Row, Stack, Tag, Text } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { CLAIM_ACTS } from '../gateway-acts.ts';
import { useWords, words } from '../payment.messages.ts';
import { useAnswerForm } from './answer-form.ts';

/** Owners who claim to have paid though no payment is posted; the longest wait comes first. */
export const { loader, action, Component } = defineQueuePage({
  endpoint: listClaims,
  rowKey: ({ claim_no }) => claim_no,
  nudge: 'payment',
  useWords,
  title: 'claims_title',
  subtitle: 'claims_subtitle',
  search: 'claims_search',
  tabs: {
    label: 'which',
    states: [
      { value: 'OPEN', label: 'claims_open' },
      { value: 'ANSWERED', label: 'claims_answered', empty: { title: 'answered_none' } },
    ],
  },
  empty: { title: 'claims_none', text: 'claims_none_text' },
  useColumns,
  Card: ClaimCard,
  acts: { handlers: CLAIM_ACTS, words },
});

function useColumns(openForm: OpenActForm): TableColumn<ClaimRow>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      isCode: true,
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
    { key: 'acts', header: t('acts'), align: 'end', cell: (claim) => <ClaimActs claim={claim} openForm={openForm} /> },
  ];
}

function ClaimCard({ row: claim, openForm }: QueueCardProps<ClaimRow>) {
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
      <ClaimActs claim={claim} openForm={openForm} />
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

interface ClaimActsProps {
  readonly claim: ClaimRow;
  readonly openForm: OpenActForm;
}

function ClaimActs({ claim, openForm }: ClaimActsProps) {
  const t = useWords();
  const getForm = useAnswerForm();
  const { claim_no, state, file_name } = claim;
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
        <Button size="desk" aria-label={`${t('answer_claim')}: ${claim_no}`} onClick={() => openForm(getForm(claim))}>
          {t('answer_claim')}
        </Button>
      )}
    </Row>
  );
}
