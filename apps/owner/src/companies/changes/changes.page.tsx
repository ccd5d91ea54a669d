// Page of the changes that a business can request, each with its requirements, costs and duration.

import { callEndpoint } from '@ebpls/api-client';
import { Amendment, type Company, getCompany, offerTransfer, startAssessment } from '@ebpls/contracts';
import { type RefusedForm, toRefusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, Page, Section, Stack, Text, TextField } from '@ebpls/ui';
import { RadioField } from '@ebpls/ui/forms';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import * as v from 'valibot';

import { addresses } from '../../addresses.ts';
import { ForOwner } from '../../shared/behalf/for-owner.tsx';
import { useWords } from './change.messages.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getCompany, { params: { company_code: params['company_code'] ?? '' }, signal: request.signal });
}

export async function action({ params, request }: ActionFunctionArgs): Promise<Response | RefusedForm> {
  const company_code = params['company_code'] ?? '';
  const form = await request.formData();
  const requestInput = { params: { company_code } };
  try {
    if (form.get('act') === 'offer') {
      const buyer_email = String(form.get('buyer_email') ?? '');
      const { transfer_id } = await callEndpoint(offerTransfer, { ...requestInput, body: { buyer_email } });
      return redirect(addresses.transfer(transfer_id));
    }
    const tax_year = Number(form.get('tax_year'));
    const amendment = v.safeParse(Amendment, form.get('amendment'));
    const body = amendment.success
      ? { application_type: 'AMENDMENT' as const, amendment: amendment.output, tax_year }
      : { application_type: form.get('act') === 'event' ? ('SPECIAL' as const) : ('RETIREMENT' as const), tax_year };
    const { assessment_code } = await callEndpoint(startAssessment, { ...requestInput, body });
    return redirect(addresses.change(assessment_code, company_code));
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  const company = useLoaderData<typeof loader>();
  const t = useWords();
  const { company_code, company_name, can_change, can_retire, can_hold_event } = company;
  const is_owner = company.on_behalf === undefined;
  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      status={<ForOwner of={company.on_behalf} />}
      width="form"
      breadcrumb={[{ label: company_name, to: addresses.company(company_code) }, { label: t('title') }]}
    >
      <Stack gap={12}>
        <ChangesRefusal />
        <Nothing company={company} />
        {can_change.length > 0 && <BusinessChange choices={can_change} />}
        {can_hold_event && <HoldEvent bounds={can_hold_event} />}
        {is_owner && can_change.length > 0 && <PauseLink company_code={company_code} />}
        {is_owner && can_change.length > 0 && <HandOver />}
        {can_retire && <Close tax_year={can_retire.tax_year} />}
      </Stack>
    </Page>
  );
}

function ChangesRefusal() {
  const answer = useActionData<RefusedForm>();
  if (!answer) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={answer.message} />
    </div>
  );
}

/** Each change with its requirements, costs and duration. */
function BusinessChange({ choices }: { readonly choices: Company['can_change'] }) {
  const t = useWords();
  const { state } = useNavigation();
  const offeredKinds = choices.flatMap(({ amendment }) =>
    amendment === 'TRANSFER_OWNERSHIP' || amendment === 'DEATH' ? [] : [amendment],
  );
  const options = offeredKinds.map((value) => ({ value, label: t(value), help: t(`${value}_help`) }));
  return (
    <Form method="post">
      <Stack gap={6} align="start">
        <Text tone="muted">{t('what_time')}</Text>
        <RadioField name="amendment" label={t('what')} options={options} defaultValue={options[0]?.value} />
        <input type="hidden" name="tax_year" value={choices[0]?.tax_year} />
        <Button type="submit" kind="primary" busy={state === 'submitting'}>
          {t('start')}
        </Button>
      </Stack>
    </Form>
  );
}

function Nothing({ company }: { readonly company: Company }) {
  const t = useWords();
  const { company_code, can_change, can_retire, can_hold_event, cannot_change } = company;
  if (can_change.length > 0 || can_retire !== null || can_hold_event !== null) return null;
  return (
    <Blocker
      tone="muted"
      title={t('nothing')}
      action={<Button to={addresses.company(company_code)}>{t('back')}</Button>}
    >
      {cannot_change ?? t('nothing_more')}
    </Blocker>
  );
}

function HandOver() {
  const t = useWords();
  const answer = useActionData<RefusedForm>();
  const error = answer?.fields['buyer_email']?.[0];
  return (
    <Section title={t('transfer_title')} hint={t('transfer_lead')}>
      <Form method="post" noValidate>
        <Stack gap={4} align="start">
          <input type="hidden" name="act" value="offer" />
          <TextField
            name="buyer_email"
            label={t('buyer_email')}
            help={t('buyer_email_help')}
            type="email"
            {...(error && { error })}
          />
          <Button type="submit">{t('transfer_start')}</Button>
        </Stack>
      </Form>
    </Section>
  );
}

/** A temporary permit in addition to the one of the year. */
function HoldEvent({ bounds }: { readonly bounds: NonNullable<Company['can_hold_event']> }) {
  const t = useWords();
  return (
    <Section title={t('event_title')} hint={t('event_lead', { days: bounds.days_at_most })}>
      <Form method="post">
        <input type="hidden" name="act" value="event" />
        <input type="hidden" name="tax_year" value={bounds.tax_year} />
        <Button type="submit">{t('event_start')}</Button>
      </Form>
    </Section>
  );
}

function PauseLink({ company_code }: Pick<Company, 'company_code'>) {
  const t = useWords();
  return (
    <Section title={t('pause_title')} hint={t('pause_lead')}>
      <Button to={addresses.pauses(company_code)}>{t('pause_start')}</Button>
    </Section>
  );
}

function Close({ tax_year }: { readonly tax_year: number }) {
  const t = useWords();
  return (
    <Section title={t('close_title')}>
      <Form method="post">
        <Stack gap={4} align="start">
          <Text reading>{t('close_lead')}</Text>
          <input type="hidden" name="tax_year" value={tax_year} />
          <Button type="submit" kind="danger">
            {t('close_start')}
          </Button>
        </Stack>
      </Form>
    </Section>
  );
}
