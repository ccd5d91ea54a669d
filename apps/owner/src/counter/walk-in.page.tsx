// Page of the counter: find or create the account of a walk-in citizen, get the consent, serve.

import { callEndpoint } from '@ebpls/api-client';
import {
  addWalkInCitizen,
  type CitizenKey,
  decideWalkInConsent,
  endWalkIn,
  findCitizen,
  getOpenWalkIn,
  listMyCompanies,
  listWalkInConsents,
  openWalkIn,
  requestWalkInConsent,
  type WalkInWay,
} from '@ebpls/contracts';
import { showNotice, toRefusedForm, useNudge } from '@ebpls/remote-kit';
import { Button, Page, Stack, Text } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { Consent } from './consent.tsx';
import type { CounterAnswer } from './counter-answer.ts';
import { words, useWords } from './counter.messages.ts';
import { FindCitizen } from './find-citizen.tsx';
import { Newcomer } from './new-account-form.tsx';
import { getServedCitizen, setServedCitizen } from '../shared/served-citizen.ts';
import { Serving } from './served-citizen-panel.tsx';
import { ConsentsToConfirm } from './consents-to-confirm.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { walk_in } = await callEndpoint(getOpenWalkIn, { signal });
  setServedCitizen(walk_in, addresses.counter);
  if (walk_in === null) return { walk_in, companies: [], ...(await callEndpoint(listWalkInConsents, { signal })) };
  const { data } = await callEndpoint(listMyCompanies, { query: { limit: '100' }, signal });
  return { walk_in, companies: data, own: null, to_confirm: [] };
}

type GetText = (name: string) => string;

/** Typed key of a citizen; the server checks it. */
const toCitizenKey = (text: GetText) => ({ by: text('by'), value: text('value') }) as CitizenKey;

const WALK_IN_ACTS: Readonly<Record<string, (text: GetText) => Promise<CounterAnswer | null>>> = {
  find: async (text) => ({
    act: 'find',
    citizenKey: toCitizenKey(text),
    ...(await callEndpoint(findCitizen, { body: toCitizenKey(text) })),
  }),
  new: async (text) => {
    const email = text('email');
    const person = {
      firstname: text('firstname'),
      lastname: text('one_name') === 'on' ? null : text('lastname'),
      email,
      locale: text('locale') === 'en' ? 'en' : 'fil',
    } as const;
    const { citizen } = await callEndpoint(addWalkInCitizen, { body: person });
    return { act: 'find', citizenKey: { by: 'EMAIL', value: email }, citizen };
  },
  consent: async (text) => {
    await callEndpoint(requestWalkInConsent, { body: { ...toCitizenKey(text), way: text('way') as WalkInWay } });
    return null;
  },
  open: async (text) => {
    const code = text('code');
    const body = { consent_id: Number(text('consent_id')), ...(code !== '' && { code }) };
    setServedCitizen(await callEndpoint(openWalkIn, { body }), addresses.counter);
    return null;
  },
  decide: async (text) => {
    const is_confirmed = text('is_confirmed') === 'yes';
    await callEndpoint(decideWalkInConsent, { params: { consent_id: text('consent_id') }, body: { is_confirmed } });
    showNotice('done', words(is_confirmed ? 'confirmed_now' : 'refused_now'));
    return null;
  },
  end: async () => {
    await end();
    return null;
  },
};

export async function action({ request }: ActionFunctionArgs): Promise<CounterAnswer | null> {
  const form = await request.formData();
  const text: GetText = (name) => String(form.get(name) ?? '');
  const act = text('act');
  try {
    return (await WALK_IN_ACTS[act]?.(text)) ?? null;
  } catch (error) {
    return { act, citizenKey: toCitizenKey(text), refusedForm: toRefusedForm(error) };
  }
}

async function end(): Promise<void> {
  const walk_in = getServedCitizen();
  if (walk_in === undefined) return;
  const { walk_in_no, citizen } = walk_in;
  await callEndpoint(endWalkIn, { params: { walk_in_no } });
  setServedCitizen(null, addresses.counter);
  showNotice('done', words('ended', { name: citizen.name }));
}

export function Component() {
  const { walk_in, companies, own, to_confirm } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('company');
  return (
    <Page title={t('title')} width="form" actions={<Button to={addresses.desk}>{t('to_desk')}</Button>}>
      {walk_in === null ? (
        <Stack gap={8}>
          <Text>{t('lead')}</Text>
          {own && <Consent key={own.consent_id} consent={own} />}
          <FindCitizen />
          <Newcomer />
          <ConsentsToConfirm consents={to_confirm} />
        </Stack>
      ) : (
        <Serving walk_in={walk_in} companies={companies} />
      )}
    </Page>
  );
}
