// Page of the cashier's window: find an order, take its payment, print the receipts; all by keyboard.

import { callEndpoint } from '@ebpls/api-client';
import { Day, findCounterOrders, getCounterOrder, getRoleKind, listCounterReceipts } from '@ebpls/contracts';
import { useNudge, useSession } from '@ebpls/remote-kit';
import { isAllowed } from '@ebpls/rules';
import { Button, EmptyState, NoMatch, Page, Row, RowItem, Rows, SearchField, Section, Stack } from '@ebpls/ui';
import { useEffect, useRef } from 'react';
import { Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../addresses.ts';
import { LatestReceipts } from './latest-receipts.tsx';
import { PayerPanel } from './payer-panel.tsx';
import { useWords } from './counter.messages.ts';

export { collectAction as action } from './collect-action.ts';

const SHORTEST_SEARCH = 2;
const COUNTER_PARTS = ['receipts', 'cheques', 'forms'] as const;

function mayCollect(): boolean {
  const { user } = useSession.getState();
  return (
    user !== undefined &&
    isAllowed({ role: getRoleKind(user.roles[0]?.name), permissions: user.permissions }, 'counter.collect')
  );
}

/** The day of a deposit slip in the address; the amounts are those of that day. */
function getDepositDay(params: URLSearchParams): string | undefined {
  const day = params.get('deposited_on');
  return v.is(Day, day) ? day : undefined;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const search = params.get('search')?.trim() ?? '';
  const assessment_code = params.get('order');
  const may_collect = mayCollect();
  if (!may_collect) return { may_collect, search, orders: undefined, order: undefined };
  if (assessment_code !== null)
    return {
      may_collect,
      search,
      orders: undefined,
      order: await callEndpoint(getCounterOrder, {
        params: { assessment_code },
        query: { deposited_on: getDepositDay(params) },
        signal: request.signal,
      }),
    };
  if (search.length < SHORTEST_SEARCH) {
    const query = { collector: 'own' as const };
    const { data: receipts } = await callEndpoint(listCounterReceipts, { query, signal: request.signal });
    return { may_collect, search, orders: undefined, order: undefined, receipts };
  }
  const { data } = await callEndpoint(findCounterOrders, { query: { search }, signal: request.signal });
  const [only] = data;
  // A scan names one order: the cashier need not choose.
  if (only && data.length === 1) throw redirect(addresses.counterOrder(only.assessment_code));
  return { may_collect, search, orders: data, order: undefined };
}

export function Component() {
  const { may_collect } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('counter');
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={6}>{may_collect ? <Window /> : <NotCashier />}</Stack>
    </Page>
  );
}

/** Why the account takes no payments, and the pages of the counter that a treasurer reads. */
function NotCashier() {
  const t = useWords();
  const mayRead = useSession(({ user }) => user?.permissions.includes('treasurer') === true);
  return (
    <EmptyState
      icon="lock"
      title={t('not_cashier')}
      action={
        mayRead && (
          <Row gap={2}>
            {COUNTER_PARTS.map((part) => (
              <Button key={part} size="desk" to={addresses.counterPart(part)}>
                {t(`part_${part}`)}
              </Button>
            ))}
          </Row>
        )
      }
    >
      {t('not_cashier_text')} {mayRead && t('not_cashier_parts')}
    </EmptyState>
  );
}

function Window() {
  const { search, orders, order, receipts } = useLoaderData<typeof loader>();
  const t = useWords();
  const place = useRef<HTMLDivElement>(null);
  useSlash(place);
  return (
    <>
      <div ref={place}>
        <Form role="presentation" key={`${search} ${order?.assessment_code ?? ''}`}>
          <Row wrap={false}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- every payer begins with the search */}
            <SearchField label={t('search')} defaultValue={search} keyHint="/" autoFocus={order === undefined} />
            <Button type="submit">{t('find')}</Button>
          </Row>
        </Form>
      </div>
      {order && <PayerPanel key={order.assessment_code} order={order} />}
      {!order && !orders && <LatestReceipts receipts={receipts ?? []} />}
      {orders && (orders.length === 0 ? <NoMatch searchText={search} clearTo={addresses.counter} /> : <FoundOrders />)}
    </>
  );
}

function FoundOrders() {
  const { orders = [] } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Section title={t('results')}>
      <Rows label={t('results')}>
        {orders.map(({ assessment_code, top_no, company_name, company_code, owner_name, tax_year }) => (
          <RowItem
            key={assessment_code}
            title={company_name}
            note={`${top_no} · ${company_code} · ${owner_name}`}
            end={String(tax_year)}
            to={addresses.counterOrder(assessment_code)}
          />
        ))}
      </Rows>
    </Section>
  );
}

/** The slash leads back to the search from anywhere but a field. */
function useSlash(place: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [role="dialog"]') !== null;
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      place.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [place]);
}
