// Page on which an owner pays several orders of payment at once.

import { callEndpoint, catchAbsent } from '@ebpls/api-client';
import {
  formatPesosText,
  getCurrentDue,
  listOwnerTasks,
  type PaymentMethod,
  startJointPayment,
} from '@ebpls/contracts';
import { toRefusedForm, useNudge } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, EmptyState, Page, Pesos, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';

import { addresses } from '../../addresses.ts';
import { WithSignal } from '../../shared/amount-offline.tsx';
import { listPayable, type PayableOrder, sumPayable } from '../../shared/payable-orders.ts';
import { getMethod, type PayAnswer, PayButtons } from '../pay-buttons.tsx';
import { useWords } from './together.messages.ts';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const payable = listPayable(await callEndpoint(listOwnerTasks, { signal }));
  const [first] = payable;
  if (first && payable.length === 1) throw redirect(addresses.due(first.assessment_code, first.company_code));
  const due =
    first &&
    (await catchAbsent(callEndpoint(getCurrentDue, { params: { assessment_code: first.assessment_code }, signal })));
  return { payable, methods: due?.methods ?? [] };
}

/** Sends the amounts that the page shows; the server refuses when one is not today's. */
export async function action({ request }: ActionFunctionArgs): Promise<PayAnswer> {
  const form = await request.formData();
  const orders = String(form.get('orders'))
    .split(',')
    .map((order) => order.split(' '))
    .map(([assessment_code = '', amount = '']) => ({ assessment_code, amount }));
  try {
    return {
      checkout: await callEndpoint(startJointPayment, {
        body: { method: getMethod(form), orders },
        idempotency_key: String(form.get('key')),
      }),
    };
  } catch (error) {
    return { problem: toRefusedForm(error).message };
  }
}

export function Component() {
  const { payable, methods } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('assessment');
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="form">
      {payable.length === 0 ? (
        <EmptyState
          icon="check-circle"
          title={t('none_title')}
          action={<Button to={addresses.statement()}>{t('to_statement')}</Button>}
        >
          {t('none')}
        </EmptyState>
      ) : (
        <WithSignal>
          <Together payable={payable} methods={methods} />
        </WithSignal>
      )}
    </Page>
  );
}

interface TogetherProps {
  readonly payable: readonly PayableOrder[];
  readonly methods: readonly PaymentMethod[];
}

/** The choice is in the address, so that a link can name the orders. */
function Together({ payable, methods }: TogetherProps) {
  const t = useWords();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const namedOrders = search.get('orders')?.split(',');
  const chosenOrders = payable.filter(({ assessment_code }) => namedOrders?.includes(assessment_code) ?? true);
  const choose = (order: PayableOrder, isChosen: boolean): void => {
    const codes = payable
      .filter((other) => (other === order ? isChosen : chosenOrders.includes(other)))
      .map(({ assessment_code }) => assessment_code);
    void navigate(`?${new URLSearchParams({ orders: codes.join(',') })}`, { replace: true, preventScrollReset: true });
  };
  return (
    <Stack gap={6}>
      <Section level={2} title={t('choose')}>
        <div>
          {payable.map((order) => (
            <OrderField
              key={order.assessment_code}
              order={order}
              isChosen={chosenOrders.includes(order)}
              choose={(isChosen) => choose(order, isChosen)}
            />
          ))}
        </div>
      </Section>
      <PayChosen chosenOrders={chosenOrders} methods={methods} />
    </Stack>
  );
}

interface OrderFieldProps {
  readonly order: PayableOrder;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

function OrderField({ order, isChosen, choose }: OrderFieldProps) {
  const t = useWords();
  const locale = useLocale();
  const { assessment_code, company_code, company_name, tax_year, amount, from_on, due_on, is_late } = order;
  const day = is_late ? from_on : due_on;
  return (
    <CheckField
      name={`order-${assessment_code}`}
      label={
        <Row justify="between" wrap={false}>
          <span>{company_name}</span>
          <Pesos amount={amount} strong />
        </Row>
      }
      help={[
        company_code,
        tax_year,
        day === null ? '' : t(is_late ? 'since' : 'until', { day: dayWritten(day, locale) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      checked={isChosen}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}

function PayChosen({
  chosenOrders,
  methods,
}: { readonly chosenOrders: readonly PayableOrder[] } & Pick<TogetherProps, 'methods'>) {
  const t = useWords();
  const [only] = chosenOrders;
  if (methods.length === 0)
    return (
      <Blocker tone="info" title={t('counter_title')}>
        {t('counter')}
      </Blocker>
    );
  if (chosenOrders.length < 2)
    return (
      <Blocker
        tone="info"
        title={t('one')}
        action={
          only && (
            <Button to={addresses.due(only.assessment_code, only.company_code)}>
              {t('to_one', { company_name: only.company_name })}
            </Button>
          )
        }
      >
        {t('one_more')}
      </Blocker>
    );
  const orders = chosenOrders
    .map(({ assessment_code, amount }) => `${assessment_code} ${formatPesosText(amount)}`)
    .join(',');
  return (
    <>
      {/* Another choice is another payment, with an idempotency key of its own. */}
      <PayButtons key={orders} amount={sumPayable(chosenOrders)} fields={{ orders }} methods={methods} />
      <Text tone="muted" size="secondary">
        {t('whole')}
      </Text>
    </>
  );
}
