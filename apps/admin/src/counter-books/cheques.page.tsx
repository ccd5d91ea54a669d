import { callEndpoint } from '@ebpls/api-client';
import { CHEQUE_STATES, listCheques, listDepositSlips, listFlags } from '@ebpls/contracts';
import { ActDialog, type ActForm } from '@ebpls/desk';
import { EmptyState, NoMatch, Page, Row, SearchField, Section, SelectField, Stack } from '@ebpls/ui';
import { Pager, Table } from '@ebpls/ui/lists';
import { useState } from 'react';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams, useSubmit } from 'react-router';

import { addresses } from '../addresses.ts';
import { createChequeCard, useChequeColumns, useStateNames } from './cheque-columns.tsx';
import { createSlipCard, useSlipColumns } from './slip-columns.tsx';
import { createFlagCard, useFlagColumns } from './flag-columns.tsx';
import { useWords } from './records.messages.ts';

export { recordAction as action } from './record-acts.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = CHEQUE_STATES.find((candidate) => candidate === params.get('state'));
  const search = params.get('search') ?? undefined;
  const [cheques, slips, flags] = await Promise.all([
    callEndpoint(listCheques, {
      query: { search, cursor: params.get('cursor') ?? undefined, state },
      signal: request.signal,
    }),
    callEndpoint(listDepositSlips, {
      query: { search, cursor: params.get('slips') ?? undefined },
      signal: request.signal,
    }),
    callEndpoint(listFlags, { query: { cursor: params.get('flags') ?? undefined }, signal: request.signal }),
  ]);
  return { cheques, slips, flags };
}

/** Cheques and deposit slips that the bank has to confirm, and the businesses whose cheque came back. */
export function Component() {
  const { cheques, slips, flags } = useLoaderData<typeof loader>();
  const t = useWords();
  const [actForm, setActForm] = useState<ActForm>();
  const [query] = useSearchParams();
  const at =
    (name: 'cursor' | 'slips' | 'flags') =>
    (cursor: string | undefined): string => {
      const next = new URLSearchParams([...query].filter(([key]) => key !== name));
      if (cursor !== undefined) next.set(name, cursor);
      return `${addresses.counterPart('cheques')}${next.size > 0 ? `?${next}` : ''}`;
    };
  const isFiltered = (query.get('search') ?? '') !== '' || (query.get('state') ?? '') !== '';
  return (
    <Page title={t('cheques_page')} subtitle={t('cheques_subtitle')} width="wide">
      <Stack gap={8}>
        <Section title={t('cheques_title')}>
          <Stack gap={4}>
            <Filters />
            <Table
              caption={t('cheques_title')}
              sticky
              columns={useChequeColumns(setActForm)}
              rows={cheques.data}
              rowKey={({ cheque_id }) => cheque_id}
              card={createChequeCard(setActForm)}
              empty={
                isFiltered ? (
                  <NoMatch searchText={query.get('search') ?? ''} clearTo={addresses.counterPart('cheques')} />
                ) : (
                  <EmptyState icon="receipt" title={t('no_cheques')}>
                    {t('no_cheques_text')}
                  </EmptyState>
                )
              }
            />
            <Pager nextCursor={cheques.next_cursor} cursor={query.get('cursor') ?? undefined} to={at('cursor')} />
          </Stack>
        </Section>
        <Section title={t('slips_title')}>
          <Table
            caption={t('slips_title')}
            sticky
            columns={useSlipColumns(setActForm)}
            rows={slips.data}
            rowKey={({ payment_id }) => payment_id}
            card={createSlipCard(setActForm)}
            empty={
              <EmptyState icon="receipt" title={t('no_slips')}>
                {t('no_slips_text')}
              </EmptyState>
            }
          />
          <Pager nextCursor={slips.next_cursor} cursor={query.get('slips') ?? undefined} to={at('slips')} />
        </Section>
        <Section title={t('flags')}>
          <Table
            caption={t('flags')}
            columns={useFlagColumns(setActForm)}
            rows={flags.data}
            rowKey={({ flag_no }) => flag_no}
            card={createFlagCard(setActForm)}
            empty={<EmptyState icon="flag" title={t('no_flags')} />}
          />
          <Pager nextCursor={flags.next_cursor} cursor={query.get('flags') ?? undefined} to={at('flags')} />
        </Section>
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
  const getStateName = useStateNames();
  return (
    <Form
      key={query.toString()}
      onChange={(event) => (event.target instanceof HTMLSelectElement ? void submit(event.currentTarget) : undefined)}
    >
      <Row align="end" areFilters>
        <SearchField label={t('cheques_search')} defaultValue={query.get('search') ?? ''} />
        <SelectField
          name="state"
          label={t('state')}
          width="short"
          placeholder={t('open_states')}
          options={CHEQUE_STATES.map((value) => ({ value, label: getStateName(value) }))}
          defaultValue={query.get('state') ?? ''}
        />
      </Row>
    </Form>
  );
}
