// Page on which an owner invites delegates for a business and ends a delegation.

import { callEndpoint } from '@ebpls/api-client';
import {
  appointDelegate,
  DELEGATE_SCOPES,
  type Delegation,
  endDelegation,
  getCompany,
  listDelegates,
} from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm, useNudge } from '@ebpls/remote-kit';
import { getDefaultLastDay } from '@ebpls/rules';
import { Blocker, Button, EmptyState, Page, Row, Section, Stack, Text, TextField } from '@ebpls/ui';
import { CheckField, DateField } from '@ebpls/ui/forms';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';

import { useActionFields } from '../../shared/fields/use-action-fields.ts';
import { addresses } from '../../addresses.ts';
import { DelegateRow } from './delegate-row.tsx';
import { useWords, words } from './delegate.messages.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const requestInput = { params: { company_code: params['company_code'] ?? '' }, signal: request.signal };
  const [{ data, today }, company] = await Promise.all([
    callEndpoint(listDelegates, requestInput),
    callEndpoint(getCompany, requestInput),
  ]);
  return { delegates: data, today, company };
}

export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | null> {
  const form = await request.formData();
  try {
    if (form.get('act') === 'end') {
      await callEndpoint(endDelegation, { params: { delegation_id: String(form.get('delegation_id')) } });
      showNotice('done', words('ended_now'));
      return null;
    }
    // The server reports missing values at their fields.
    const scope = DELEGATE_SCOPES.filter((one) => form.getAll('scope').includes(one));
    const body = { delegate_email: String(form.get('delegate_email')), scope, ends_on: String(form.get('ends_on')) };
    await callEndpoint(appointDelegate, { params: { company_code: params['company_code'] ?? '' }, body });
    showNotice('done', words('offered_now'));
    return null;
  } catch (error) {
    return toRefusedForm(error);
  }
}

const RUNNING: readonly Delegation['state'][] = ['OFFERED', 'ACTIVE'];

export function Component() {
  const { delegates, company } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('company');
  const runningDelegations = delegates.filter(({ state }) => RUNNING.includes(state));
  const endedDelegations = delegates.filter(({ state }) => !RUNNING.includes(state));
  const name = company.company_name || t('unnamed');
  return (
    <Page
      title={t('title')}
      subtitle={name}
      width="form"
      breadcrumb={[
        { label: t('holdings'), to: addresses.companies },
        { label: name, to: addresses.company(company.company_code) },
        { label: t('title') },
      ]}
    >
      <Stack gap={8}>
        <Stack gap={2}>
          <Text>{t('lead')}</Text>
          <Text tone="muted">{t('never')}</Text>
        </Stack>
        <DelegateRefusal />
        {runningDelegations.length === 0 ? (
          <EmptyState icon="user" title={t('none_title')}>
            {t('none')}
          </EmptyState>
        ) : (
          <DelegateList title={t('now')} delegates={runningDelegations} />
        )}
        <Appoint key={delegates.length} />
        {endedDelegations.length > 0 && <DelegateList title={t('before')} delegates={endedDelegations} />}
      </Stack>
    </Page>
  );
}

function DelegateRefusal() {
  const answer = useActionData<RefusedForm>();
  if (!answer) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={answer.message} />
    </div>
  );
}

function DelegateList({ title, delegates }: { readonly title: string; readonly delegates: readonly Delegation[] }) {
  return (
    <Section title={title}>
      <Stack gap={4}>
        {delegates.map((delegation) => (
          <DelegateRow key={delegation.delegation_id} delegation={delegation} />
        ))}
      </Stack>
    </Section>
  );
}

function Appoint() {
  const { today } = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedForm>();
  const t = useWords();
  const { getField } = useActionFields(answer?.fields);
  return (
    <Section title={t('appoint')} hint={t('appoint_lead')}>
      <Form method="post" noValidate>
        <Stack gap={6}>
          <TextField
            type="email"
            label={t('delegate_email')}
            help={t('delegate_email_help')}
            {...getField('delegate_email')}
          />
          <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
            <Stack gap={2}>
              <legend>
                <Text as="strong">{t('may')}</Text>
              </legend>
              <CheckField name="look" label={t('VIEW')} help={t('always')} defaultChecked disabled />
              <input type="hidden" name="scope" value="VIEW" />
              {/* Two boxes and a hidden value have one name, which the browser sends as a list. */}
              <CheckField name="scope" id="scope-file" value="FILE" label={t('FILE')} defaultChecked />
              <CheckField
                name="scope"
                id="scope-pay"
                value="PAY"
                label={t('PAY')}
                error={answer?.fields['scope']?.[0]}
              />
            </Stack>
          </fieldset>
          <DateField
            label={t('ends_on')}
            help={t('ends_help')}
            defaultValue={getDefaultLastDay(today)}
            {...getField('ends_on')}
          />
          <Row>
            <Button type="submit" kind="primary">
              {t('send')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Section>
  );
}
