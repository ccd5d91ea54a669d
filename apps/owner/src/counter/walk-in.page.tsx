import { call } from '@ebpls/api-client';
import {
  type CitizenKey,
  endWalkIn,
  findCitizen,
  getOpenWalkIn,
  listMyCompanies,
  openWalkIn,
  openWalkInForNewcomer,
} from '@ebpls/contracts';
import { notify, refusedForm } from '@ebpls/remote-kit';
import { Button, Page, Stack, Text } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import type { CounterAnswer } from './counter-answer.ts';
import { words, useWords } from './counter.messages.ts';
import { FindCitizen } from './find-citizen.tsx';
import { Newcomer } from './newcomer.tsx';
import { served, serves } from './served.ts';
import { Serving } from './serving.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { walk_in } = await call(getOpenWalkIn, { signal: request.signal });
  serves(walk_in, addresses.counter);
  const companies = walk_in
    ? await call(listMyCompanies, { query: { limit: '100' }, signal: request.signal })
    : undefined;
  return { walk_in, companies: companies?.data ?? [] };
}

export async function action({ request }: ActionFunctionArgs): Promise<CounterAnswer | null> {
  const sent = await request.formData();
  const text = (name: string): string => String(sent.get(name) ?? '');
  const act = text('act');
  const asked = { by: text('by'), value: text('value') } as CitizenKey; // the server says what is wrong with it
  try {
    if (act === 'find') return { act, asked, ...(await call(findCitizen, { body: asked })) };
    if (act === 'end') await end();
    else if (act === 'open') serves(await call(openWalkIn, { body: asked }), addresses.counter);
    else {
      const locale = text('locale') === 'en' ? 'en' : 'fil';
      const person = {
        firstname: text('firstname'),
        lastname: text('one_name') === 'on' ? null : text('lastname'),
        email: text('email'),
        locale,
      } as const;
      serves(await call(openWalkInForNewcomer, { body: person }), addresses.counter);
    }
    return null;
  } catch (error) {
    return { act, asked, refused: refusedForm(error) };
  }
}

async function end(): Promise<void> {
  const walk_in = served();
  if (walk_in === undefined) return;
  const { walk_in_no, citizen } = walk_in;
  await call(endWalkIn, { params: { walk_in_no } });
  serves(null, addresses.counter);
  notify('done', words('ended', { name: citizen.name }));
}

export function Component() {
  const { walk_in, companies } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Page title={t('title')} width="form" actions={<Button to={addresses.desk}>{t('to_desk')}</Button>}>
      {walk_in === null ? (
        <Stack gap={8}>
          <Text>{t('lead')}</Text>
          <FindCitizen />
          <Newcomer />
        </Stack>
      ) : (
        <Serving walk_in={walk_in} companies={companies} />
      )}
    </Page>
  );
}
