// Page on which an inspector does the day's inspection visits on a phone, also without a connection.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { type FieldVisit, getFieldVisits, type EndpointReply } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import { EmptyState, Page, Stack, Text } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { type FieldWork, readWorks } from './field-works.ts';
import { useWords } from './field.messages.ts';
import { PhoneState } from './phone-state.tsx';
import { VisitForm } from './visit-form.tsx';
import { VisitList } from './visit-list.tsx';

/** Loads today's inspection visits from the server or from this device, and the reports stored on this device. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = useSession.getState().user?.id ?? 0;
  const [today, works] = await Promise.all([loadVisitsIfOnline(request.signal), readWorks(account)]);
  return { account, today, works, visits: mergeVisits(today, works) };
}

/** The records of this device are available also without the list. */
async function loadVisitsIfOnline(signal: AbortSignal): Promise<EndpointReply<typeof getFieldVisits> | undefined> {
  try {
    return await callEndpoint(getFieldVisits, { signal });
  } catch (error) {
    if (isRefusal(error) && error.code === 'offline') return undefined;
    throw error;
  }
}

/** The list, and visits that left it while something of them is still on this phone. */
function mergeVisits(
  today: EndpointReply<typeof getFieldVisits> | undefined,
  works: readonly FieldWork[],
): FieldVisit[] {
  const todayVisits = today?.data ?? [];
  const listedNos = new Set(todayVisits.map(({ inspection_no }) => inspection_no));
  return [
    ...todayVisits,
    ...works.map(({ visit }) => visit).filter(({ inspection_no }) => !listedNos.has(inspection_no)),
  ];
}

/** An inspector's day at 360 pixels: the list, and the visit that the address names. */
export function Component() {
  const { account, today, works, visits } = useLoaderData<typeof loader>();
  const t = useWords();
  const [query] = useSearchParams();
  const visitNo = query.get('visit');
  const visit = visits.find(({ inspection_no }) => inspection_no === visitNo);
  const work = works.find((one) => one.visit.inspection_no === visitNo);
  if (visit && today)
    return <VisitForm key={visit.inspection_no} account={account} visit={visit} work={work} items={today.items} />;
  return (
    <Page title={t('title')} width="form">
      <Stack gap={6}>
        <Text tone="muted" size="secondary">
          {t('lead')}
        </Text>
        <PhoneState account={account} works={works} />
        {visitNo !== null && <Text tone="warning">{t('not_here')}</Text>}
        {visits.length > 0 ? (
          <VisitList visits={visits} works={works} />
        ) : (
          <EmptyState icon="calendar" title={t(today ? 'empty' : 'nothing_saved')}>
            {t('empty_text')}
          </EmptyState>
        )}
      </Stack>
    </Page>
  );
}
