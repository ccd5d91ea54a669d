// Page on which the buyer of a business accepts or declines its transfer.

import { callEndpoint } from '@ebpls/api-client';
import { acceptTransfer, declineTransfer, getTransfer, type Transfer, withdrawTransfer } from '@ebpls/contracts';
import { type RefusedForm, toRefusedForm, useNudge } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, Facts, Page, Section, Stack, Text, TextArea, useLocale } from '@ebpls/ui';
import { CheckField, TinField } from '@ebpls/ui/forms';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';

import { useActionFields } from '../../shared/fields/use-action-fields.ts';
import { addresses } from '../../addresses.ts';
import { useWords } from './transfer.messages.ts';

const toRequestInput = (transfer_id: string | undefined) => ({ params: { transfer_id: transfer_id ?? '' } });

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getTransfer, { ...toRequestInput(params['transfer_id']), signal: request.signal });
}

export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | null> {
  const form = await request.formData();
  const of = toRequestInput(params['transfer_id']);
  try {
    if (form.get('act') === 'withdraw') await callEndpoint(withdrawTransfer, of);
    else if (form.get('act') === 'decline')
      await callEndpoint(declineTransfer, { ...of, body: { reason: String(form.get('reason') ?? '') } });
    else {
      const tin = String(form.get('tin') ?? '');
      // The server reports missing values at their fields.
      const body = { tin, agrees: form.get('agrees') !== null } as { tin: string; agrees: true };
      await callEndpoint(acceptTransfer, { ...of, body });
    }
    return null;
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  const transfer = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('company');
  const { company_name, company_code, address, lines, seller_name, side, state } = transfer;
  return (
    <Page
      title={company_name}
      subtitle={t(`side_${side}`, { name: seller_name, email: transfer.buyer_email })}
      width="form"
      breadcrumb={[
        { label: t('holdings'), to: addresses.companies },
        { label: t('title'), to: addresses.transfers },
        { label: company_name },
      ]}
    >
      <Stack gap={8}>
        <TransferRefusal />
        <Facts
          items={[
            { label: t('number'), value: company_code },
            { label: t('owner'), value: seller_name },
            { label: t('place'), value: address },
            { label: t('lines'), value: lines.join(', ') },
            { label: t('offer'), value: t(state) },
          ]}
        />
        {state === 'OFFERED' && (side === 'BUYER' ? <TransferAnswer /> : <Waiting transfer={transfer} />)}
        {state === 'ACCEPTED' && <AcceptedNotice transfer={transfer} />}
        {state !== 'OFFERED' && state !== 'ACCEPTED' && (
          <Blocker tone="muted" title={t('ended')}>
            {transfer.reason}
          </Blocker>
        )}
      </Stack>
    </Page>
  );
}

function TransferRefusal() {
  const answer = useActionData<RefusedForm>();
  if (!answer) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={answer.message} />
    </div>
  );
}

/** Decision of the person who received the offer. */
function TransferAnswer() {
  const t = useWords();
  const { getField } = useActionFields(useActionData<RefusedForm>()?.fields);
  return (
    <>
      <Section title={t('accept_title')} hint={t('accept_lead')}>
        <Form method="post" noValidate>
          <Stack gap={6} align="start">
            <TinField label={t('tin')} {...getField('tin')} />
            <CheckField label={t('agrees')} {...getField('agrees')} />
            <Button type="submit" kind="primary">
              {t('accept')}
            </Button>
          </Stack>
        </Form>
      </Section>
      <Section title={t('decline_title')} level={3}>
        <Form method="post" noValidate>
          <Stack gap={4} align="start">
            <input type="hidden" name="act" value="decline" />
            <TextArea label={t('reason')} rows={2} {...getField('reason')} />
            <Button type="submit">{t('decline')}</Button>
          </Stack>
        </Form>
      </Section>
    </>
  );
}

function Waiting({ transfer: { buyer_email, expires_on } }: { readonly transfer: Transfer }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Blocker
      tone="info"
      title={t('waits_buyer', { email: buyer_email })}
      action={
        <Form method="post">
          <input type="hidden" name="act" value="withdraw" />
          <Button type="submit">{t('withdraw')}</Button>
        </Form>
      }
    >
      {t('waits_buyer_more', { day: dayWritten(expires_on, locale) })}
    </Blocker>
  );
}

/** Next steps for this side. */
function AcceptedNotice({ transfer: { side, opens } }: { readonly transfer: Transfer }) {
  const t = useWords();
  const to =
    side === 'BUYER'
      ? opens && addresses.editCompany(opens.company_code)
      : opens?.assessment_code && addresses.record(opens.assessment_code, opens.company_code);
  return (
    <Blocker
      tone="success"
      title={t(`accepted_${side}`)}
      action={
        to && (
          <Button kind="primary" to={to}>
            {t(`go_${side}`)}
          </Button>
        )
      }
    >
      <Text>{t(side === 'BUYER' && opens === null ? 'accepted_more_record' : `accepted_more_${side}`)}</Text>
    </Blocker>
  );
}
