import { callEndpoint } from '@ebpls/api-client';
import { type PaymentClaim, listMyClaims } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { DayText, MomentText, NumberedText, Pesos, Tag, Text, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { ClaimedList } from './claimed-list.tsx';
import { useWords } from './claim.messages.ts';

const CLAIM_TONES: Readonly<Record<'OPEN' | 'LATE' | 'MATCHED' | 'REFUSED', Tone>> = {
  OPEN: 'info',
  LATE: 'danger',
  MATCHED: 'success',
  REFUSED: 'muted',
};

export function loader({ request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  return callEndpoint(listMyClaims, { query: { cursor }, signal: request.signal });
}

/** Page of payments that the owner claims to have made, each with its answer or the day on which it is due. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('claim');
  return (
    <ClaimedList
      list={list}
      here={addresses.claims}
      texts={{
        title: t('list_title'),
        subtitle: t('list_subtitle'),
        none: t('list_none'),
        none_text: t('list_none_text'),
        to_history: t('to_history'),
      }}
      columns={useColumns()}
      rowKey={({ claim_no }) => claim_no}
      card={renderClaimCard}
    />
  );
}

function useColumns(): TableColumn<PaymentClaim>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      header: t('number'),
      cell: ({ claim_no }) => claim_no,
      note: ({ opened_at }) => <MomentText at={opened_at} />,
    },
    { key: 'business', header: t('business'), cell: ({ company_name }) => company_name, note: ({ top_no }) => top_no },
    {
      key: 'paid',
      header: t('paid'),
      cell: ({ amount }) => <Pesos amount={amount} />,
      note: ({ reference, paid_on }) => (
        <>
          {reference} · <DayText day={paid_on} />
        </>
      ),
    },
    { key: 'state', header: t('state'), cell: (claim) => <ClaimState claim={claim} /> },
    { key: 'said', header: t('answer'), cell: (claim) => <ClaimNote claim={claim} /> },
  ];
}

const renderClaimCard = (claim: PaymentClaim) => (
  <RowCard
    title={claim.company_name}
    note={
      <>
        {claim.claim_no} · {claim.reference}
        <br />
        <ClaimNote claim={claim} />
      </>
    }
    status={<ClaimState claim={claim} />}
    end={<Pesos amount={claim.amount} />}
  />
);

function ClaimState({ claim: { outcome, is_late } }: { readonly claim: PaymentClaim }) {
  const t = useWords();
  const stateKey = outcome ?? (is_late ? 'LATE' : 'OPEN');
  return <Tag tone={CLAIM_TONES[stateKey]}>{t(stateKey)}</Tag>;
}

function ClaimNote({ claim: { message, receipts } }: { readonly claim: PaymentClaim }) {
  return (
    <div>
      {message}
      {receipts.length > 0 && (
        <Text as="div" size="caption" tone="muted">
          <NumberedText>{receipts.join(', ')}</NumberedText>
        </Text>
      )}
    </div>
  );
}
