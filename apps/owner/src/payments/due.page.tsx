import { call, orNothing } from '@ebpls/api-client';
import { type CurrentDue, getCurrentDue, startPayment } from '@ebpls/contracts';
import { refusedForm, useNudge } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, EmptyState, Page, Stack, Tag, Text, TextLink, useLocale } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { OwedLines } from '../owed-lines.tsx';
import { Stays } from '../stays.tsx';
import { Installments } from './installments.tsx';
import { type PayAnswer, PayButton } from './pay-button.tsx';
import { useWords } from './payment-words.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { assessment_code = '' } = params;
  return { due: await orNothing(call(getCurrentDue, { params: { assessment_code }, signal: request.signal })) };
}

/** The amount is what stood on the button; the server refuses when it is not today's. */
export async function action({ params, request }: ActionFunctionArgs): Promise<PayAnswer> {
  const { assessment_code = '' } = params;
  const typed = await request.formData();
  try {
    return {
      checkout: await call(startPayment, {
        params: { assessment_code },
        body: { method: 'gcash', amount: String(typed.get('amount')) },
        idempotency_key: String(typed.get('key')),
      }),
    };
  } catch (error) {
    return { refused: refusedForm(error).message };
  }
}

export function Component() {
  const { due } = useLoaderData<typeof loader>();
  const { assessment_code = '', company_code = '' } = useParams();
  const t = useWords();
  useNudge('assessment', assessment_code);
  if (due) return <Due due={due} />;
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

function Due({ due }: { readonly due: CurrentDue }) {
  const t = useWords();
  const locale = useLocale();
  const { assessment_code, company_code, company_name, top_no, lines, total, overdue_since } = due;
  return (
    <Page
      title={due.title}
      subtitle={t('due_about', { name: company_name, code: company_code, top_no })}
      status={
        overdue_since && (
          <Tag tone="danger" icon="alert">
            {t('due_since', { day: dayWritten(overdue_since, locale, { year: false }) })}
          </Tag>
        )
      }
      breadcrumb={[
        { label: company_name, to: addresses.record(assessment_code, company_code) },
        { label: t('due_crumb') },
      ]}
      aside={<Installments due={due} />}
    >
      <Stack gap={6}>
        {due.open_attempt !== null && (
          <Blocker
            tone="warning"
            title={t('due_open')}
            action={<Button to={addresses.paid(assessment_code, company_code)}>{t('due_open_see')}</Button>}
          >
            {t('due_open_more')}
          </Blocker>
        )}
        {total > 0 && (
          <OwedLines label={t('due_lines')} lines={lines} total={{ label: t('due_total'), amount: total }} folds />
        )}
        <Payable due={due} />
        <Text tone="muted" size="secondary">
          {t('due_not_posted')}{' '}
          <TextLink to={addresses.newClaim(assessment_code, company_code)}>{t('to_claim')}</TextLink>
        </Text>
      </Stack>
    </Page>
  );
}

function Payable({ due }: { readonly due: CurrentDue }) {
  const t = useWords();
  if (due.total === 0)
    return (
      <EmptyState icon="check-circle" title={t('due_nothing')}>
        {t('due_nothing_more')}
      </EmptyState>
    );
  if (!due.can_pay) {
    return (
      <Blocker tone="info" title={t('due_invalid')}>
        {t('due_invalid_more')}
      </Blocker>
    );
  }
  return (
    <Stack gap={6}>
      <Stays due={due} />
      <PayButton amount={due.total} />
      <Text tone="muted" size="secondary">
        {t('due_goes')} {t('due_counter')}{' '}
        <TextLink to={addresses.record(due.assessment_code, due.company_code)}>{t('to_record')}</TextLink>
      </Text>
    </Stack>
  );
}
