import { callEndpoint } from '@ebpls/api-client';
import { Day, listApprovals, listCounterReceipts } from '@ebpls/contracts';
import { ActDialog, type ActForm } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import { EmptyState, NoMatch, Page, Row, SearchField, SelectField, Stack } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
import { Pager, Table } from '@ebpls/ui/lists';
import { useRef, useState } from 'react';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams, useSubmit } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../addresses.ts';
import { toCounterPayments } from '../shared/counter-payments.ts';
import { createPaymentCard, usePaymentColumns } from './receipt-columns.tsx';
import { useWords } from './records.messages.ts';
import { PendingApprovals } from './pending-approvals.tsx';

export { recordAction as action } from './record-acts.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const query = {
    search: params.get('search') ?? undefined,
    day: params.get('day') || undefined,
    cursor: params.get('cursor') ?? undefined,
    collector: params.get('whose') === 'own' ? ('own' as const) : ('all' as const),
  };
  const [receipts, { data: approvals }] = await Promise.all([
    callEndpoint(listCounterReceipts, { query, signal: request.signal }),
    callEndpoint(listApprovals, { signal: request.signal }),
  ]);
  return { receipts, approvals };
}

/** Payments at the counter with their receipts; above them the requests that wait for a treasurer's approval. */
export function Component() {
  const { receipts, approvals } = useLoaderData<typeof loader>();
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  const [query] = useSearchParams();
  useNudge('counter');
  const filters = [...query].filter(([name, value]) => name !== 'cursor' && value !== '');
  const getPageAddress = (cursor: string | undefined): string => {
    const next = new URLSearchParams([
      ...filters,
      ...(cursor === undefined ? [] : [['cursor', cursor] as [string, string]]),
    ]);
    return `${addresses.counterPart('receipts')}${next.size > 0 ? `?${next}` : ''}`;
  };
  return (
    <Page title={t('receipts_page')} subtitle={t('receipts_subtitle')} width="wide">
      <Stack gap={6}>
        {approvals.length > 0 && <PendingApprovals approvals={approvals} openForm={setActForm} />}
        <Filters />
        <Table
          caption={t('receipts_page')}
          sticky
          columns={usePaymentColumns(setActForm)}
          rows={toCounterPayments(receipts.data)}
          rowKey={({ receipt_no }) => receipt_no}
          card={createPaymentCard(setActForm)}
          empty={
            filters.length === 0 ? (
              <EmptyState icon="receipt" title={t('no_receipts')}>
                {t('no_receipts_text')}
              </EmptyState>
            ) : (
              <NoMatch searchText={query.get('search') ?? ''} clearTo={addresses.counterPart('receipts')} />
            )
          }
        />
        <Pager nextCursor={receipts.next_cursor} cursor={query.get('cursor') ?? undefined} to={getPageAddress} />
      </Stack>
      {actForm && (
        <ActDialog key={`${actForm.act} ${actForm.on}`} form={actForm} onClose={() => setActForm(undefined)} />
      )}
    </Page>
  );
}

function Filters() {
  const t = useWords();
  const [query] = useSearchParams();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const day = query.get('day') ?? '';
  const showDay = (dayText: string): void => {
    if (dayText === day || !(dayText === '' || v.is(Day, dayText))) return;
    const filters = new FormData(form.current ?? undefined);
    filters.set('day', dayText);
    void submit(filters);
  };
  return (
    <Form
      key={query.toString()}
      ref={form}
      onChange={({ target, currentTarget }) =>
        target instanceof HTMLSelectElement && target.name !== '' ? void submit(currentTarget) : undefined
      }
    >
      <Row align="end" areFilters>
        <SearchField label={t('receipts_search')} defaultValue={query.get('search') ?? ''} />
        <DateField name="day" label={t('day')} defaultValue={day} onBlur={({ target }) => showDay(target.value)} />
        <SelectField
          name="whose"
          label={t('owner')}
          width="short"
          options={[
            { value: 'all', label: t('all') },
            { value: 'own', label: t('own') },
          ]}
          defaultValue={query.get('whose') ?? 'all'}
        />
      </Row>
    </Form>
  );
}
