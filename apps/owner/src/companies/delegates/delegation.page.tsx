import { callEndpoint } from '@ebpls/api-client';
import { acceptDelegation, declineDelegation, type Delegation, endDelegation, getDelegation } from '@ebpls/contracts';
import { type RefusedForm, toRefusedForm, useNudge } from '@ebpls/remote-kit';
import { Blocker, Button, Facts, Page, Row, Section, Stack } from '@ebpls/ui';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { End, Terms } from './delegate-row.tsx';
import { useWords } from './delegate.messages.ts';

const toRequestInput = (delegation_id: string | undefined) => ({ params: { delegation_id: delegation_id ?? '' } });

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getDelegation, { ...toRequestInput(params['delegation_id']), signal: request.signal });
}

const DELEGATION_ACTS = { accept: acceptDelegation, decline: declineDelegation, end: endDelegation } as const;

export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | null> {
  const act = (await request.formData()).get('act');
  try {
    await callEndpoint(
      DELEGATION_ACTS[act === 'accept' || act === 'decline' ? act : 'end'],
      toRequestInput(params['delegation_id']),
    );
    return null;
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Page on which an invited person accepts or declines to be a delegate. */
export function Component() {
  const delegation = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedForm>();
  const t = useWords();
  useNudge('company');
  const { company_name, company_code, owner_name, delegate_name, delegate_email, delegation_no, side, state } =
    delegation;
  const name = company_name || t('unnamed');
  return (
    <Page
      title={name}
      subtitle={t('for_owner', { name: owner_name })}
      width="form"
      breadcrumb={[
        { label: t('holdings'), to: addresses.companies },
        side === 'OWNER'
          ? { label: t('title'), to: addresses.delegates(company_code) }
          : { label: t('clients'), to: addresses.clients },
        { label: name },
      ]}
    >
      <Stack gap={8}>
        {answer && (
          <div role="alert">
            <Blocker tone="danger" title={answer.message} />
          </div>
        )}
        <Facts
          items={[
            { label: t('business'), value: `${name} · ${company_code}` },
            { label: t('owner'), value: owner_name },
            { label: t('delegate'), value: delegate_name ?? delegate_email },
            { label: t('authority'), value: delegation_no },
            { label: t('may'), value: <Terms delegation={delegation} /> },
            { label: t('state'), value: t(state) },
          ]}
        />
        <DelegationNext delegation={delegation} />
      </Stack>
    </Page>
  );
}

function DelegationNext({ delegation }: { readonly delegation: Delegation }) {
  const t = useWords();
  const { side, state, company_code } = delegation;
  if (side === 'DELEGATE' && state === 'OFFERED') return <DelegationAnswer />;
  if (state === 'OFFERED') return <End delegation={delegation} />;
  if (state !== 'ACTIVE') return null;
  return (
    <Row>
      <Button kind="primary" to={addresses.company(company_code)}>
        {t('to_business')}
      </Button>
      <End delegation={delegation} />
    </Row>
  );
}

function DelegationAnswer() {
  const t = useWords();
  return (
    <Section title={t('acceptance_title')} hint={t('asked_lead')}>
      <Row>
        {(['accept', 'decline'] as const).map((act) => (
          <Form key={act} method="post">
            <input type="hidden" name="act" value={act} />
            <Button type="submit" {...(act === 'accept' && { kind: 'primary' })}>
              {t(act)}
            </Button>
          </Form>
        ))}
      </Row>
    </Section>
  );
}
