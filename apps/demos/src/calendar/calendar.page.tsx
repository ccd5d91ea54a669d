import { useSettings } from '@ebpls/remote-kit';
import { Button, Page, Row, Stack, Tag, Text } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { askDemo, type CalendarEvent } from './calendar-mock.ts';
import { useWords } from './calendar.messages.ts';
import * as look from './calendar.module.css';
import { dayInManila, monthAfter, readMonth, weeksOf } from './month.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const month = readMonth(new URL(request.url).searchParams.get('month'), new Date());
  const { events } = await askDemo<{ events: CalendarEvent[] }>(`/api/calendar?month=${month}`, request.signal);
  return { month, events, today: dayInManila(new Date()) };
}

export function Component() {
  const { month, events, today } = useLoaderData<typeof loader>();
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const named = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

  return (
    <Page
      title={t('title')}
      subtitle={named}
      status={<Tag>{t('demo')}</Tag>}
      width="wide"
      actions={
        <Row gap={2}>
          <Button size="desk" to={`?month=${monthAfter(month, -1)}`}>
            {t('previous')}
          </Button>
          <Button size="desk" to="?">
            {t('today')}
          </Button>
          <Button size="desk" to={`?month=${monthAfter(month, 1)}`}>
            {t('next')}
          </Button>
        </Row>
      }
    >
      <MonthView month={month} events={events} named={named} today={today} />
    </Page>
  );
}

interface MonthProps {
  readonly month: string;
  readonly events: readonly CalendarEvent[];
  readonly named: string;
  readonly today: string;
}

function MonthView({ month, events, named, today }: MonthProps) {
  const language = useSettings((settings) => settings.language);
  const weeks = weeksOf(month);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });

  return (
    <table className={look.month}>
      <caption>{named}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekday.format(new Date(`${day}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={day.startsWith(month) ? undefined : look.other}
                aria-current={day === today ? 'date' : undefined}
              >
                <DayView day={day} events={events.filter(({ start }) => start.startsWith(day))} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayView({ day, events }: { readonly day: string; readonly events: readonly CalendarEvent[] }) {
  return (
    <Stack gap={1}>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {events.map(({ id, title, description, start }) => (
        <div key={id} className={look.event} title={description}>
          <Text as="span" size="caption" tone="muted">
            {start.slice(11, 16)}
          </Text>
          <Text as="span" size="caption" weight="bold">
            {title}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
