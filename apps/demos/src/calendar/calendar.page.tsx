// Page of the calendar demo.

import { useSettings } from '@ebpls/remote-kit';
import { Button, Heading, IconButton, Row, Text, VisuallyHidden } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';
import { useCallback, useMemo, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';

import { DemoPage } from '../shared/page/demo-page.tsx';
import type { CalendarEvent } from './first-events.ts';
import {
  formatPeriodAddress,
  getAdjacentDay,
  toManilaDate,
  type Period,
  formatPeriodTitle,
  readPeriod,
  VIEWS,
} from './calendar-days.ts';
import { CalendarGrid, type CalendarGridProps } from './calendar-grid.tsx';
import { callCalendar, parseEventCount } from './calendar-mock.ts';
import { useWords } from './calendar.messages.ts';
import * as look from './calendar.module.css';
import { EventDialog } from './event-dialog.tsx';
import { type EventValues, createHalfHour, moveEvent, createEventIn, toEventValues } from './event-form.ts';
import { useCalendarEvents } from './use-calendar-events.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const size = parseEventCount(new URL(request.url).searchParams);
  const query = size === undefined ? '' : `?events=${size}`;
  const { events } = await callCalendar<{ events: CalendarEvent[] }>(`/api/calendar${query}`, {
    signal: request.signal,
  });
  return { events, query };
}

/** Another view or day shows the same events. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return parseEventCount(currentUrl.searchParams) !== parseEventCount(nextUrl.searchParams);
}

interface EditedEvent {
  /** Absent for a new one. */
  readonly event?: CalendarEvent;
  readonly values: EventValues;
}

export function Component() {
  const { query } = useLoaderData<typeof loader>();
  return <CalendarPage key={query} />;
}

function CalendarPage() {
  const first = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const period = useMemo(() => readPeriod(search), [search]);
  const language = useSettings((settings) => settings.language);
  const t = useWords();
  const { events, announcement, move, save, remove } = useCalendarEvents(first.events, first.query);
  const [editedEvent, setEditedEvent] = useState<EditedEvent>();
  const close = () => setEditedEvent(undefined);

  const open = useCallback(
    (id: string) => {
      const event = events.find((one) => one.id === id);
      if (event) setEditedEvent({ event, values: toEventValues(event) });
    },
    [events],
  );
  const select = useCallback<CalendarGridProps['onSelect']>(
    (times) => setEditedEvent({ values: createEventIn(times) }),
    [],
  );
  const nudge = useCallback<CalendarGridProps['onNudge']>(
    (id, days, minutes) => {
      const event = events.find((one) => one.id === id);
      if (event) void move(id, moveEvent(event, days, minutes));
    },
    [events, move],
  );
  const { event, values } = editedEvent ?? {};
  return (
    <DemoPage
      title={t('title')}
      width="wide"
      actions={
        <Button kind="primary" icon="plus" onClick={() => setEditedEvent({ values: createHalfHour(period.day) })}>
          {t('add')}
        </Button>
      }
    >
      <CalendarTools period={period} search={search} language={language} />
      <CalendarGrid {...{ events, period, language }} onOpen={open} onSelect={select} onMove={move} onNudge={nudge} />
      <Text size="secondary" tone="muted" reading>
        {t('keys')}
      </Text>
      <VisuallyHidden as="div">
        <output>{announcement}</output>
      </VisuallyHidden>
      {values && (
        <EventDialog
          values={values}
          onClose={close}
          onSave={(fields) => save(fields, event?.id)}
          onDelete={event && (() => remove(event))}
        />
      )}
    </DemoPage>
  );
}

interface CalendarToolsProps {
  readonly period: Period;
  readonly search: URLSearchParams;
  readonly language: string;
}

/** The shown period, and links to the periods before, after and beside it; all of them addresses. */
function CalendarTools({ period, search, language }: CalendarToolsProps) {
  const t = useWords();
  const [today] = useState(() => toManilaDate(new Date()));
  const at = (change: Partial<Period>): string => formatPeriodAddress(search, { ...period, ...change });
  return (
    <div className={look.tools}>
      <Row gap={1} wrap={false}>
        <IconButton icon="chevron-left" label={t('previous')} to={at({ day: getAdjacentDay(period, -1) })} />
        <IconButton icon="chevron-right" label={t('next')} to={at({ day: getAdjacentDay(period, 1) })} />
        <Button to={at({ day: today })}>{t('today')}</Button>
      </Row>
      <div aria-live="polite" className={look.range}>
        <Heading size="section">{formatPeriodTitle(period, language)}</Heading>
      </div>
      <Segmented
        label={t('view')}
        value={period.view}
        options={VIEWS.map((view) => ({ value: view, label: t(`view.${view}`), to: at({ view }) }))}
      />
    </div>
  );
}
