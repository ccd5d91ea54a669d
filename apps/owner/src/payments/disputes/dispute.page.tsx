// Page on which the owner disputes a line of a bill, or withdraws the dispute.

import { callEndpoint, createIdempotencyKey } from '@ebpls/api-client';
import { fileDispute, getDisputable, type LineDispute, type EndpointReply, withdrawDispute } from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm, useNudge } from '@ebpls/remote-kit';
import {
  Blocker,
  Button,
  dayWritten,
  Page,
  Pesos,
  formatPesos,
  RowItem,
  Rows,
  Section,
  Stack,
  Text,
  TextArea,
  useLocale,
} from '@ebpls/ui';
import { AmountField, ErrorSummary, RadioField } from '@ebpls/ui/forms';
import { useState } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useParams,
} from 'react-router';

import { useActionFields } from '../../shared/fields/use-action-fields.ts';
import { addresses } from '../../addresses.ts';
import { LineDisputes } from './line-disputes.tsx';
import { useWords, words } from './dispute.messages.ts';

type Disputable = EndpointReply<typeof getDisputable>;

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getDisputable, {
    params: { assessment_code: params['assessment_code'] ?? '' },
    signal: request.signal,
  });
}

/** Files a dispute, or withdraws an open one. */
export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | Response> {
  const { assessment_code = '', company_code = '' } = params;
  const form = await request.formData();
  const dispute_no = form.get('withdraw');
  try {
    if (typeof dispute_no === 'string') {
      await callEndpoint(withdrawDispute, { params: { dispute_no } });
      showNotice('done', words('withdrawn'));
    } else {
      await callEndpoint(fileDispute, {
        params: { assessment_code },
        body: {
          line_no: Number(form.get('line_no')),
          amount_held: String(form.get('amount_held') ?? ''),
          reason: String(form.get('reason') ?? ''),
        },
        idempotency_key: String(form.get('key')),
      });
      showNotice('done', words('sent'));
    }
    return redirect(addresses.due(assessment_code, company_code));
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** One line of the order of payment that its owner disputes (RA 7160 s.195). */
export function Component() {
  const order = useLoaderData<typeof loader>();
  const { assessment_code = '', company_code = '' } = useParams();
  const t = useWords();
  useNudge('assessment', assessment_code);
  const open = order.lines.filter(({ blocked }) => blocked === null);
  return (
    <Page
      title={t('title')}
      subtitle={t('about', { name: order.company_name, top_no: order.top_no })}
      width="form"
      breadcrumb={[
        { label: order.company_name, to: addresses.record(assessment_code, company_code) },
        { label: t('due'), to: addresses.due(assessment_code, company_code) },
        { label: t('title') },
      ]}
    >
      <Stack gap={8}>
        <LineDisputes disputes={order.disputes} renderAct={renderWithdraw} />
        {open.length > 0 ? <DisputeForm order={order} /> : <Blocker tone="info" title={t('none')} />}
        <Others lines={order.lines} />
      </Stack>
    </Page>
  );
}

const renderWithdraw = (dispute: LineDispute) => <Withdraw dispute={dispute} />;

function Withdraw({ dispute: { state, dispute_no } }: { readonly dispute: LineDispute }) {
  const t = useWords();
  if (state !== 'OPEN') return null;
  return (
    <Form method="post">
      <input type="hidden" name="withdraw" value={dispute_no} />
      <Button type="submit" kind="quiet" size="desk">
        {t('withdraw')}
      </Button>
    </Form>
  );
}

function DisputeForm({ order: { lines, last_day, noticed_on } }: { readonly order: Disputable }) {
  const t = useWords();
  const locale = useLocale();
  const answer = useActionData<RefusedForm>();
  // One key for all repetitions of one form, so that a retry after a lost answer files it once.
  const [key] = useState(createIdempotencyKey);
  const isBusy = useNavigation().state !== 'idle';
  const { getField } = useActionFields(answer?.fields);
  const problems = Object.entries(answer?.fields ?? {}).map(([field_id, messages]) => ({
    field_id,
    message: messages[0] ?? '',
  }));
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="key" value={key} />
      <Stack gap={6}>
        <Text reading>{t('lead')}</Text>
        <Text reading tone="muted" size="secondary">
          {t('law', { noticed: dayWritten(noticed_on, locale), day: dayWritten(last_day, locale) })}
        </Text>
        <ErrorSummary title={t('problems')} errors={problems} />
        {answer && problems.length === 0 && (
          <div role="alert">
            <Blocker tone="danger" title={answer.message} />
          </div>
        )}
        <RadioField
          {...getField('line_no')}
          label={t('line')}
          options={lines
            .filter(({ blocked }) => blocked === null)
            .map(({ line_no, name, amount, reason }) => ({
              value: String(line_no),
              label: `${name}, ${formatPesos(amount)}`,
              help: reason,
            }))}
        />
        <AmountField {...getField('amount_held')} label={t('amount_held')} help={t('amount_held_help')} />
        <TextArea {...getField('reason')} label={t('reason')} help={t('reason_help')} rows={4} />
        <Button type="submit" kind="primary" size="big" wide busy={isBusy}>
          {t('send')}
        </Button>
      </Stack>
    </Form>
  );
}

function Others({ lines }: { readonly lines: Disputable['lines'] }) {
  const t = useWords();
  const blockedLines = lines.filter((line) => line.blocked !== null);
  if (blockedLines.length === 0) return null;
  return (
    <Section folds level={2} title={t('cannot')} brief={blockedLines.length}>
      <Rows label={t('cannot')}>
        {blockedLines.map(({ line_no, name, amount, blocked: blockReason }) => (
          <RowItem key={line_no} title={name} note={blockReason} end={<Pesos amount={amount} />} />
        ))}
      </Rows>
    </Section>
  );
}
