import { call } from '@ebpls/api-client';
import { listMyRefunds, type RefundRow } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import {
  Button,
  EmptyState,
  MomentText,
  Page,
  Pager,
  Pesos,
  Stack,
  Table,
  type TableColumn,
  TextLink,
} from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { RowCard } from '../row-card.tsx';
import { RefundTag } from './refund-state.tsx';
import { useWords } from './refund.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  return call(listMyRefunds, { query: { cursor }, signal: request.signal });
}

/** What the owner claimed back, each with where it stands. */
export function Component() {
  const { data, next_cursor } = useLoaderData<typeof loader>();
  const [asked] = useSearchParams();
  const t = useWords();
  useNudge('refund');
  return (
    <Page title={t('list_title')} subtitle={t('list_subtitle')}>
      <Stack gap={6}>
        <Table
          caption={t('list_title')}
          columns={useColumns()}
          rows={data}
          rowKey={({ refund_no }) => refund_no}
          card={cardOf}
          empty={
            <EmptyState
              icon="receipt"
              title={t('list_none')}
              action={<Button to={addresses.history}>{t('to_history')}</Button>}
            >
              {t('list_none_text')}
            </EmptyState>
          }
        />
        <Pager
          nextCursor={next_cursor}
          cursor={asked.get('cursor') ?? undefined}
          to={(cursor) =>
            cursor === undefined ? addresses.refunds : `${addresses.refunds}?${new URLSearchParams({ cursor })}`
          }
        />
      </Stack>
    </Page>
  );
}

function useColumns(): TableColumn<RefundRow>[] {
  const t = useWords();
  return [
    {
      key: 'number',
      header: t('number'),
      cell: ({ refund_no }) => <TextLink to={addresses.refund(refund_no)}>{refund_no}</TextLink>,
      note: ({ filed_at }) => <MomentText at={filed_at} />,
    },
    {
      key: 'business',
      header: t('business'),
      cell: ({ company_name }) => company_name,
      note: ({ receipt_no }) => receipt_no,
    },
    { key: 'state', header: t('state'), cell: (claim) => <RefundTag claim={claim} /> },
    { key: 'said', header: t('said'), cell: ({ message }) => message },
    { key: 'asked', header: t('asked'), align: 'end', cell: ({ amount }) => <Pesos amount={amount} /> },
    {
      key: 'found',
      header: t('found'),
      align: 'end',
      cell: ({ amount_found }) => (amount_found === null ? '–' : <Pesos amount={amount_found} />),
    },
  ];
}

const cardOf = (claim: RefundRow) => (
  <RowCard
    title={claim.refund_no}
    to={addresses.refund(claim.refund_no)}
    note={
      <>
        {claim.company_name} · {claim.receipt_no}
        <br />
        {claim.message}
      </>
    }
    status={<RefundTag claim={claim} />}
    end={<Pesos amount={claim.amount_found ?? claim.amount} strong />}
  />
);
