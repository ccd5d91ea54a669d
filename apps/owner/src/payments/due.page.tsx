// Page of the amount due today, with its explanation and the buttons to pay.

import { callEndpoint, catchAbsent } from '@ebpls/api-client';
import { type CurrentDue, getCurrentDue, listOwnerTasks, startPayment } from '@ebpls/contracts';
import { toRefusedForm, useNudge, useOffline } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, EmptyState, Page, Row, Stack, Tag, Text, TextLink, useLocale } from '@ebpls/ui';
import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useParams,
  useRevalidator,
} from 'react-router';

import { addresses, isAtCounter } from '../addresses.ts';
import { WithSignal } from '../shared/amount-offline.tsx';
import { LineDisputes } from './disputes/line-disputes.tsx';
import { ForOwner } from '../shared/behalf/for-owner.tsx';
import { OwedLines, Stays } from '../shared/lines/owed-lines.tsx';
import { PendingAtBank } from '../shared/lines/pending-at-bank.tsx';
import { StartedPayment } from './attempt/started-payment.tsx';
import { ChooseInstallments, formatChosen } from './choose-installments.tsx';
import { Charges, Installments } from './installments.tsx';
import { getMethod, type PayAnswer, PayButtons } from './pay-buttons.tsx';
import { useWords } from './payment.messages.ts';
import { OtherOrders } from './together/other-orders.tsx';
import { listPayable, type PayableOrder } from '../shared/payable-orders.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { assessment_code = '' } = params;
  const url = new URL(request.url);
  const installments = url.searchParams.get('installments') ?? undefined;
  const { signal } = request;
  const [due, tasks] = await Promise.all([
    catchAbsent(callEndpoint(getCurrentDue, { params: { assessment_code }, query: { installments }, signal })),
    isAtCounter() ? undefined : catchAbsent(callEndpoint(listOwnerTasks, { signal })),
  ]);
  // The address was edited, or a part was paid since: the amount due without the choice is valid.
  if (due === undefined && installments !== undefined) throw redirect(url.pathname);
  return { due, payable: tasks === undefined ? [] : listPayable(tasks) };
}

/** Sends the amount shown on the button; the server refuses when it is not today's. */
export async function action({ params, request }: ActionFunctionArgs): Promise<PayAnswer> {
  const { assessment_code = '' } = params;
  const form = await request.formData();
  try {
    return {
      checkout: await callEndpoint(startPayment, {
        params: { assessment_code },
        body: {
          method: getMethod(form),
          amount: String(form.get('amount')),
          installments: String(form.get('installments')).split(',').map(Number),
        },
        idempotency_key: String(form.get('key')),
      }),
    };
  } catch (error) {
    return { problem: toRefusedForm(error).message };
  }
}

export function Component() {
  const { due, payable } = useLoaderData<typeof loader>();
  const { assessment_code = '', company_code = '' } = useParams();
  const t = useWords();
  useNudge('assessment', assessment_code);
  useFreshOnReturn();
  if (due) return <Due due={due} payable={payable} />;
  return (
    <Page title={t('due_missing')}>
      <EmptyState
        icon="receipt"
        title={t('due_missing')}
        action={<Button to={addresses.record(assessment_code, company_code)}>{t('to_record')}</Button>}
      >
        {t('due_missing_more')}
      </EmptyState>
    </Page>
  );
}

/** A page that becomes visible after midnight or after a payment elsewhere reloads its amount. */
function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const reloadWhenVisible = (): void => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', reloadWhenVisible);
    return () => document.removeEventListener('visibilitychange', reloadWhenVisible);
  }, [revalidate]);
}

function Due({ due, payable }: { readonly due: CurrentDue; readonly payable: readonly PayableOrder[] }) {
  const t = useWords();
  const locale = useLocale();
  const { is_offline } = useOffline();
  const { assessment_code, company_code, company_name, top_no, lines, total, overdue_since } = due;
  const chooses = due.can_pay && due.open_attempt === null && due.choices.length > 1;
  return (
    <Page
      title={due.title}
      subtitle={t('due_about', { name: company_name, code: company_code, top_no })}
      status={
        <Row>
          {overdue_since && (
            <Tag tone="danger" icon="alert">
              {t('due_since', { day: dayWritten(overdue_since, locale) })}
            </Tag>
          )}
          <ForOwner of={due.on_behalf} />
        </Row>
      }
      breadcrumb={[
        { label: company_name, to: addresses.record(assessment_code, company_code) },
        { label: t('due_breadcrumb') },
      ]}
      aside={is_offline ? undefined : <Installments due={due} />}
      hasWideAside
    >
      <WithSignal>
        <Stack gap={6}>
          <PendingAtBank pendingMoney={due.waiting} />
          {due.open_attempt !== null && <StartedPayment due={due} attempt={due.open_attempt} />}
          {chooses ? <ChooseInstallments due={due} /> : <Charges due={due} />}
          {total > 0 && (
            <OwedLines label={t('due_lines')} lines={lines} total={{ label: t('due_total'), amount: total }} folds />
          )}
          <Payable due={due} />
          <OtherOrders assessment_code={assessment_code} payable={payable} />
          <LineDisputes disputes={due.disputes} />
          {(due.methods.length > 0 || due.open_attempt !== null) && (
            <Text tone="muted" size="secondary">
              {t('due_not_posted')}{' '}
              <TextLink to={addresses.newClaim(assessment_code, company_code)}>{t('to_claim')}</TextLink>
            </Text>
          )}
          <Text tone="muted" size="secondary">
            {t('due_wrong')}{' '}
            <TextLink to={addresses.dispute(assessment_code, company_code)}>{t('to_dispute')}</TextLink>
          </Text>
        </Stack>
      </WithSignal>
    </Page>
  );
}

function NothingDue({ isPending }: { readonly isPending: boolean }) {
  const t = useWords();
  return (
    <EmptyState icon={isPending ? 'clock' : 'check-circle'} title={t(isPending ? 'due_nothing_now' : 'due_nothing')}>
      {t(isPending ? 'due_nothing_now_more' : 'due_nothing_more')}
    </EmptyState>
  );
}

/** Shown where online payment is not available. */
function CounterOnly({ due }: { readonly due: CurrentDue }) {
  const t = useWords();
  return (
    <>
      <Stays due={due} />
      <Blocker tone="info" title={t('due_counter_only')}>
        {t('due_counter_only_more', { top_no: due.top_no })}{' '}
        <TextLink to={addresses.record(due.assessment_code, due.company_code)}>{t('to_record')}</TextLink>
      </Blocker>
    </>
  );
}

function Payable({ due }: { readonly due: CurrentDue }) {
  const t = useWords();
  if (due.total === 0)
    return (
      <>
        <NothingDue isPending={due.waiting.length > 0} />
        {due.open_attempt === null && <ChooseInstallments due={due} />}
      </>
    );
  const { open_attempt } = due;
  if (!due.can_pay && open_attempt) return null;
  if (!due.can_pay) {
    return (
      <Blocker tone="info" title={t('due_invalid')}>
        {t('due_invalid_more')}
      </Blocker>
    );
  }
  return due.methods.length === 0 ? <CounterOnly due={due} /> : <PayOnline due={due} />;
}

function PayOnline({ due }: { readonly due: CurrentDue }) {
  const t = useWords();
  const { open_attempt } = due;
  return (
    <>
      <Stays due={due} />
      <PayButtons
        amount={due.total}
        fields={{ installments: formatChosen(due) }}
        methods={open_attempt?.can_resume ? [open_attempt.method] : due.methods}
        resumes={open_attempt?.can_resume}
      />
      <Text tone="muted" size="secondary">
        {t(due.methods.includes('card') ? 'due_redirect_card' : 'due_redirect')} {t('due_counter')}{' '}
        <TextLink to={addresses.record(due.assessment_code, due.company_code)}>{t('to_record')}</TextLink>
      </Text>
    </>
  );
}
