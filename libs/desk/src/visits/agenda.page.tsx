import { call } from '@ebpls/api-client';
import { assignVisit, Day, listVisits, type Visit } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { addDays } from '@ebpls/rules';
import { Button, EmptyState, Page, Row, Segmented, SelectField, Stack } from '@ebpls/ui';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as v from 'valibot';

import { ActDialog } from '../acts/act-dialog.tsx';
import type { ActForm } from '../acts/act-form.ts';
import { formed, runAct } from '../acts/acts.ts';
import { useOffice } from '../office-of.ts';
import { useWords, words } from './agenda.messages.ts';
import { VisitDay } from './visit-day.tsx';

const SPAN = 14;

/** Two weeks from the day that the address names, else from today. */
export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('from') ?? '';
  const query = v.is(Day, typed) ? { from: typed } : {};
  return call(listVisits, { query, signal: request.signal });
}

const Assigned = v.object({ inspector_id: v.pipe(v.string(), v.nonEmpty('inspectors.required'), v.transform(Number)) });

export function action(args: ActionFunctionArgs) {
  const assign = formed(Assigned, ({ on, idempotency_key }, body) =>
    call(assignVisit, { params: { inspection_no: on }, body, idempotency_key }),
  );
  return runAct(args, { acts: { assign }, said: () => words('said_assign') });
}

/** The visits of an office by day and barangay, each with who goes. */
export function Component() {
  const { today, from, data, inspectors, day_capacity } = useLoaderData<typeof loader>();
  const t = useWords();
  const office = useOffice();
  const [barangay, setBarangay] = useState('');
  const [asking, ask] = useState<ActForm>();
  useNudge('clearance');
  const places = [...new Set(data.map(({ barangay_name }) => barangay_name))].toSorted();
  const shown = data.filter(({ barangay_name }) => barangay === '' || barangay_name === barangay);
  const days = [...new Set(shown.map(({ planned_on }) => planned_on))];
  const askWho = ({ inspection_no, company_name, inspector_id }: Visit): void =>
    ask({
      act: 'assign',
      on: inspection_no,
      title: t('ask_assign', { business: company_name }),
      confirm: t('confirm_assign'),
      fields: [
        {
          kind: 'choice',
          name: 'inspector_id',
          label: t('inspector'),
          chosen: inspector_id === null ? '' : String(inspector_id),
          options: inspectors.map(({ account_id, name }) => ({ value: String(account_id), label: name })),
        },
      ],
    });
  return (
    <Page title={t('title')} subtitle={t('lead')} actions={<Button to={`/${office ?? ''}/field`}>{t('field')}</Button>}>
      <Stack gap={6}>
        <Row justify="between">
          <Span from={from} today={today} />
          {places.length > 1 && (
            <SelectField
              label={t('barangay')}
              width="short"
              placeholder={t('every_barangay')}
              value={barangay}
              options={places.map((name) => ({ value: name, label: name }))}
              onChange={({ target }) => setBarangay(target.value)}
            />
          )}
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
            visits={shown.filter(({ planned_on }) => planned_on === day)}
            load={{ planned: data.filter(({ planned_on }) => planned_on === day).length, most: day_capacity }}
            onAssign={askWho}
          />
        ))}
      </Stack>
      {asking && <ActDialog key={asking.on} form={asking} onClose={() => ask(undefined)} />}
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
