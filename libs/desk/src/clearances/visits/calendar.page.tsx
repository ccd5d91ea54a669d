import { callEndpoint } from '@ebpls/api-client';
import { Day, getVisitCalendar } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { addDays, addMonths } from '@ebpls/rules';
import { Button, dayWritten, EmptyState, Page, Row, Stack, useLocale } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as v from 'valibot';

import { useOffice } from '../find-office.ts';
import { useWords } from './agenda.messages.ts';
import { useInspectorAssignment } from './assign-inspector.tsx';
import { MonthGrid } from './month-grid.tsx';
import * as look from './month-grid.module.css';
import { BarangayChoice, VisitLayout } from './visit-choices.tsx';
import { VisitDay } from './visit-day.tsx';

/** Loads the inspection visits of the month of the day in the address, else of today. */
export async function loader({ request }: LoaderFunctionArgs) {
  const requestedDay = new URL(request.url).searchParams.get('day') ?? '';
  const query = v.is(Day, requestedDay) ? { day: requestedDay } : {};
  return callEndpoint(getVisitCalendar, { query, signal: request.signal });
}

export { assignInspectorAction as action } from './assign-inspector.tsx';

/** The visits of an office in a month, and below it those of the day that is chosen there. */
export function Component() {
  const { day, weeks, days, closed, data, inspectors, day_capacity, today } = useLoaderData<typeof loader>();
  const t = useWords();
  const locale = useLocale();
  const office = useOffice() ?? '';
  const [barangay, setBarangay] = useState('');
  const { openAssignment, dialog } = useInspectorAssignment(inspectors);
  useNudge('clearance');
  const isShown = ({ barangay_name }: { readonly barangay_name: string }): boolean =>
    barangay === '' || barangay_name === barangay;
  const shownVisits = data.filter(isShown);
  return (
    <Page title={t('title')} subtitle={t('lead')} actions={<Button to={`/${office}/field`}>{t('field')}</Button>}>
      <Stack gap={6}>
        <Row justify="between">
          <VisitLayout layout="calendar" day={day} />
          <MonthLinks day={day} today={today} />
          <BarangayChoice of={days} barangay={barangay} onChoose={setBarangay} />
        </Row>
        <MonthGrid
          month={{ day, weeks, today }}
          days={days.filter(isShown)}
          closed={closed}
          day_capacity={day_capacity}
          to={(chosenDay) => `?day=${chosenDay}`}
        />
        {shownVisits.length === 0 ? (
          <EmptyState icon="calendar" title={t('empty_day', { day: dayWritten(day, locale, { weekday: true }) })}>
            {t('empty_text')}
          </EmptyState>
        ) : (
          <VisitDay
            day={day}
            visits={shownVisits}
            load={{ planned: data.length, most: day_capacity }}
            onAssign={openAssignment}
          />
        )}
      </Stack>
      {dialog}
    </Page>
  );
}

/** Links to the month before and after; on a phone, which shows one week, to the week. */
function MonthLinks({ day, today }: { readonly day: string; readonly today: string }) {
  const t = useWords();
  const turns = { month: [addMonths(day, -1), addMonths(day, 1)], week: [addDays(day, -7), addDays(day, 7)] } as const;
  return (['month', 'week'] as const).map((span) => (
    <div key={span} className={look[span]}>
      <Segmented
        size="desk"
        label={t(span)}
        value={day === today ? 'now' : ''}
        options={[
          { value: 'earlier', label: t('earlier'), to: `?day=${turns[span][0]}` },
          { value: 'now', label: t('today'), to: `?day=${today}` },
          { value: 'later', label: t('later'), to: `?day=${turns[span][1]}` },
        ]}
      />
    </div>
  ));
}
