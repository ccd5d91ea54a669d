import { callEndpoint } from '@ebpls/api-client';
import { Day, listVisits } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { addDays } from '@ebpls/rules';
import { Button, EmptyState, Page, Row, Stack } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as v from 'valibot';

import { useOffice } from '../find-office.ts';
import { useWords } from './agenda.messages.ts';
import { useInspectorAssignment } from './assign-inspector.tsx';
import { BarangayChoice, VisitLayout } from './visit-choices.tsx';
import { VisitDay } from './visit-day.tsx';

const SPAN = 14;

/** Loads the inspection visits of two weeks from the day in the address, else from today. */
export async function loader({ request }: LoaderFunctionArgs) {
  const requestedDay = new URL(request.url).searchParams.get('from') ?? '';
  const query = v.is(Day, requestedDay) ? { from: requestedDay } : {};
  return callEndpoint(listVisits, { query, signal: request.signal });
}

export { assignInspectorAction as action } from './assign-inspector.tsx';

/** The visits of an office by day and barangay, each with its inspector. */
export function Component() {
  const { today, from, data, inspectors, day_capacity } = useLoaderData<typeof loader>();
  const t = useWords();
  const office = useOffice();
  const [barangay, setBarangay] = useState('');
  useNudge('clearance');
  const shownVisits = data.filter(({ barangay_name }) => barangay === '' || barangay_name === barangay);
  const days = [...new Set(shownVisits.map(({ planned_on }) => planned_on))];
  const { dialog, openAssignment } = useInspectorAssignment(inspectors);
  return (
    <Page title={t('title')} subtitle={t('lead')} actions={<Button to={`/${office ?? ''}/field`}>{t('field')}</Button>}>
      <Stack gap={6}>
        <Row justify="between">
          <VisitLayout layout="agenda" day={from} />
          <Span from={from} today={today} />
          <BarangayChoice of={data} barangay={barangay} onChoose={setBarangay} />
        </Row>
        {days.length === 0 && (
          <EmptyState icon="calendar" title={t('empty')}>
            {t('empty_text')}
          </EmptyState>
        )}
        {days.map((day) => (
          <VisitDay
            key={day}
            day={day}
            visits={shownVisits.filter(({ planned_on }) => planned_on === day)}
            load={{
              planned: data.filter(({ planned_on }) => planned_on === day).length,
              most: day_capacity,
            }}
            onAssign={openAssignment}
          />
        ))}
      </Stack>
      {dialog}
    </Page>
  );
}

function Span({ from, today }: { readonly from: string; readonly today: string }) {
  const t = useWords();
  const to = (day: string): string => (day === today ? '?' : `?from=${day}`);
  return (
    <Segmented
      size="desk"
      label={t('span')}
      value={from === today ? 'now' : ''}
      options={[
        { value: 'earlier', label: t('earlier'), to: to(addDays(from, -SPAN)) },
        { value: 'now', label: t('now'), to: to(today) },
        { value: 'later', label: t('later'), to: to(addDays(from, SPAN)) },
      ]}
    />
  );
}
