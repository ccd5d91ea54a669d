import { type ReplyBody, formatMonth, type getVisitCalendar, listWeekdayNames } from '@ebpls/contracts';
import { addDays, addMonths, getDayOfMonth } from '@ebpls/rules';
import { dayWritten, useDirection, useLocale } from '@ebpls/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { useWords } from './agenda.messages.ts';
import * as look from './month-grid.module.css';

type Calendar = ReplyBody<typeof getVisitCalendar>;

/** Properties of the calendar month of an office's inspection visits. */
interface MonthGridProps {
  /** The chosen day, the weeks of its month, and today. */
  readonly month: Pick<Calendar, 'day' | 'weeks' | 'today'>;
  readonly days: Calendar['days'];
  readonly closed: Calendar['closed'];
  readonly day_capacity: number;
  /** The address that opens a day. */
  readonly to: (day: string) => string;
}

/**
 * A month in the grid pattern of ARIA: one day takes the focus, arrows move to its neighbours, Home and End to the ends of
 * the week, Page Up and Page Down to the neighbouring months; Enter and the space bar open the day. A phone shows one
 * week.
 */
export function MonthGrid({ month, days, closed, day_capacity, to }: MonthGridProps) {
  const { weeks } = month;
  const t = useWords();
  const locale = useLocale();
  const { at, table, onKeyDown } = useDayKeys(month, to);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of ARIA on a table
    <table ref={table} className={look.grid} role="grid" aria-label={t('grid')} onKeyDown={onKeyDown}>
      <caption className={look.caption}>{formatMonth(month.day, locale)}</caption>
      <thead>
        <tr>
          {listWeekdayNames(locale).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} data-far={week.includes(at) ? undefined : true}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                month={month}
                to={to(day)}
                isFocus={day === at}
                there={days.filter((one) => one.day === day)}
                closed={closed.find((one) => one.day === day)?.name}
                maxVisits={day_capacity}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Pick<MonthGridProps, 'month'> {
  readonly day: string;
  readonly to: string;
  /** Whether this day is the tab stop. */
  readonly isFocus: boolean;
  readonly there: Calendar['days'];
  readonly closed: string | undefined;
  readonly maxVisits: number;
}

/** Maximum number of names in the cell of a day. */
const MAX_NAMES = 2;

function DayCell({ day, month, to, isFocus, there, closed, maxVisits }: DayCellProps) {
  const t = useWords();
  const locale = useLocale();
  const plannedCount = there.reduce((all, { visits }) => all + visits, 0);
  const names = there.flatMap((one) => one.names).slice(0, MAX_NAMES);
  const formattedDay = dayWritten(day, locale, { weekday: true });
  const label = [
    formattedDay,
    closed,
    plannedCount > 0 ? t('load', { planned: plannedCount, most: maxVisits }) : t('no_visits'),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <td
      aria-selected={day === month.day}
      data-other={day.slice(0, 7) === month.day.slice(0, 7) ? undefined : true}
      data-closed={closed === undefined ? undefined : true}
    >
      <Link
        to={to}
        preventScrollReset
        data-day={day}
        tabIndex={isFocus ? 0 : -1}
        aria-label={label}
        aria-current={day === month.today ? 'date' : undefined}
      >
        <span className={look.number}>{getDayOfMonth(day)}</span>
        {plannedCount > 0 && <span className={look.count}>{plannedCount}</span>}
        {closed !== undefined && <span className={look.closed}>{closed}</span>}
        {names.map((name) => (
          <span key={name} className={look.name}>
            {name}
          </span>
        ))}
        {plannedCount > names.length && (
          <span className={look.more}>{t('more', { more: plannedCount - names.length })}</span>
        )}
      </Link>
    </td>
  );
}

/** The day to which a key moves; undefined for a key that the grid does not handle. */
function dayAfter(key: string, day: string, isRtl: boolean): string | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const forth = isRtl ? -1 : 1;
  const days: Readonly<Record<string, () => string>> = {
    ArrowRight: () => addDays(day, forth),
    ArrowLeft: () => addDays(day, -forth),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    Home: () => addDays(day, -weekday),
    End: () => addDays(day, 6 - weekday),
    PageDown: () => addMonths(day, 1),
    PageUp: () => addMonths(day, -1),
  };
  return days[key]?.();
}

/** The focused day; a day outside of the view is opened first, and keeps the focus. */
function useDayKeys({ day, weeks }: MonthGridProps['month'], to: MonthGridProps['to']) {
  const navigate = useNavigate();
  const isRtl = useDirection() === 'rtl';
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState({ day, at: day });
  const [isGoing, go] = useState(false);
  // Another day was opened: it becomes the tab stop.
  const at = place.day === day ? place.at : day;
  useEffect(() => {
    if (!isGoing) return;
    const link = table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`);
    link?.focus();
  }, [at, isGoing]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === ' ') {
      event.preventDefault();
      void navigate(to(at), { preventScrollReset: true });
      return;
    }
    const next = dayAfter(key, at, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    go(true);
    if (!key.startsWith('Page') && weeks.some((week) => week.includes(next))) setPlace({ day, at: next });
    else void navigate(to(next), { preventScrollReset: true });
  };
  return { at, table, onKeyDown };
}
