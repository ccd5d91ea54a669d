import { callEndpoint } from '@ebpls/api-client';
import { getSuccession, objectToSuccession, type Succession, withdrawSuccession } from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm, useNudge } from '@ebpls/remote-kit';
import {
  Blocker,
  Button,
  DayText,
  dayWritten,
  Facts,
  Page,
  Section,
  Stack,
  Text,
  TextArea,
  useLocale,
} from '@ebpls/ui';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { HeirDocuments } from './heir-documents.tsx';
import { FormRefusal, useClaimFields } from './refusal.tsx';
import { useWords, words } from './succession.messages.ts';
import { SUCCESSION_TONES } from './succession-state.ts';

const toRequestInput = (succession_no: string | undefined) => ({ params: { succession_no: succession_no ?? '' } });

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getSuccession, { ...toRequestInput(params['succession_no']), signal: request.signal });
}

export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | null> {
  const form = await request.formData();
  try {
    if (form.get('act') === 'withdraw') {
      await callEndpoint(withdrawSuccession, toRequestInput(params['succession_no']));
      return null;
    }
    await callEndpoint(objectToSuccession, {
      body: { permit_no: String(form.get('permit_no')), reason: String(form.get('reason') ?? '') },
    });
    showNotice('done', words('objected_now'));
    return null;
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Page of one claim to a deceased owner's business: for the heir who filed it, and for the owner, who may be alive. */
export function Component() {
  const claim = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('company', claim.company_code);
  return (
    <Page
      title={claim.company_name}
      subtitle={t('of', { heir: claim.heir_name, name: claim.deceased_name })}
      width="form"
      breadcrumb={[
        { label: t('holdings'), to: addresses.companies },
        { label: t('breadcrumb'), to: addresses.successions },
        { label: claim.succession_no },
      ]}
    >
      <Stack gap={8}>
        <FormRefusal />
        {claim.acts.includes('object') ? <Alive claim={claim} /> : <Outlook claim={claim} />}
        <Section title={t('claim')}>
          <ClaimedFacts claim={claim} />
        </Section>
        {claim.side === 'HEIR' && <HeirDocuments claim={claim} />}
        {claim.acts.includes('withdraw') && (
          <Form method="post">
            <input type="hidden" name="act" value="withdraw" />
            <Button type="submit">{t('withdraw')}</Button>
          </Form>
        )}
      </Stack>
    </Page>
  );
}

/** The owner's only act: the objection that they are alive. */
function Alive({ claim: { heir_name, object_until, permit_no } }: { readonly claim: Succession }) {
  const t = useWords();
  const locale = useLocale();
  const { getField } = useClaimFields();
  return (
    <>
      <Blocker tone="danger" title={t('denial_title')}>
        {t('denial_lead', { heir: heir_name, day: object_until === null ? '' : dayWritten(object_until, locale) })}
      </Blocker>
      <Form method="post" noValidate>
        <Stack gap={4} align="start">
          <input type="hidden" name="permit_no" value={permit_no} />
          <TextArea label={t('denial_reason')} rows={3} {...getField('reason')} />
          <Button type="submit" kind="danger">
            {t('denial')}
          </Button>
        </Stack>
      </Form>
    </>
  );
}

function Outlook({ claim: { state, side, blocked, reason, company_code } }: { readonly claim: Succession }) {
  const t = useWords();
  const isHeirs = state === 'GRANTED' && side === 'HEIR';
  return (
    <Blocker
      tone={SUCCESSION_TONES[state]}
      title={t(state)}
      action={
        isHeirs && (
          <Button kind="primary" to={addresses.company(company_code)}>
            {t('open_business')}
          </Button>
        )
      }
    >
      <Stack gap={2}>
        {reason !== '' && <Text>{reason}</Text>}
        {side === 'HEIR' && <Text>{blocked ?? t(`next_${state}`)}</Text>}
      </Stack>
    </Blocker>
  );
}

function ClaimedFacts({ claim }: { readonly claim: Succession }) {
  const t = useWords();
  return (
    <Facts
      items={[
        { label: t('number'), value: claim.succession_no },
        { label: t('permit_no'), value: claim.permit_no },
        { label: t('owner'), value: claim.deceased_name },
        { label: t('died_on'), value: <DayText day={claim.died_on} /> },
        { label: t('heir'), value: `${claim.heir_name} (${t(claim.relation)})` },
        ...(claim.object_until === null ? [] : [{ label: t('until'), value: <DayText day={claim.object_until} /> }]),
        { label: t('sworn'), value: claim.statement, wide: true },
      ]}
    />
  );
}
