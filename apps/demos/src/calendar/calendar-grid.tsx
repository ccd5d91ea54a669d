// Grid of the calendar demo. During a drag only the days that the event crosses render again.

import { useDirection } from '@ebpls/ui';
import {
  Calendar,
  type CalendarOptions,
  type CalendarRef,
  type EventApi,
  type EventChangeInfo,
  type EventInput,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import './calendar-theme.css';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useRef } from 'react';

import type { CalendarEvent } from './first-events.ts';
import { toManilaInstant, type Period, listShownDays, type View } from './calendar-days.ts';
import { useWords } from './calendar.messages.ts';
import * as look from './calendar.module.css';

const PLUGINS = [classic, dayGrid, timeGrid, list, interaction];
const VIEW_NAMES: Readonly<Record<View, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  agenda: 'listWeek',
};

/** The time of a clock, as the product writes it in both languages: `8:30 AM`. */
function hourText({ hour, minute }: { readonly hour: number; readonly minute: number }): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A moment without its offset. */
const toLocalTime = (moment: string): string => moment.slice(0, 19);

/** The rules that never change; one object, so that the calendar sees no change of its options. */
const GRID_RULES: CalendarOptions = {
  headerToolbar: false,
  // Manila time as if it were UTC: Manila has no summer time, and the library then computes no time zone at each step of a
  // drag. Times go in without offset and come out with the offset of Manila.
  timeZone: 'UTC',
  now: () => toLocalTime(toManilaInstant(Date.now())),
  firstDay: 0,
  height: '100%',
  fixedWeekCount: false,
  dayMaxEvents: true,
  nowIndicator: true,
  editable: true,
  eventResizableFromStart: true,
  selectable: true,
  selectMirror: true,
  longPressDelay: 300,
  scrollTime: '06:00:00',
  defaultTimedEventDuration: '00:30:00',
  forceEventDuration: true,
  // A function, because the formatter of the platform costs most of a frame.
  eventTimeFormat: ({ start, end }) => (end ? `${hourText(start)} – ${hourText(end)}` : hourText(start)),
  eventClass: look.event ?? '',
  moreLinkClass: look.event ?? '',
  eventTimeClass: look.event_text ?? '',
  eventTitleClass: look.event_text ?? '',
  views: {
    list: { listItemEventTimeClass: look.agenda_time ?? '', listItemEventTitleClass: look.agenda_title ?? '' },
  },
  eventDidMount: ({ el, event }) => (el.dataset['event'] = event.id),
};

type EventTimes = Pick<CalendarEvent, 'allDay' | 'start' | 'end'>;

export interface CalendarGridProps {
  readonly events: readonly CalendarEvent[];
  readonly period: Period;
  readonly language: string;
  readonly onOpen: (id: string) => void;
  readonly onSelect: (times: EventTimes) => void;
  /** Moved or resized by the person; `revert` restores the former times. */
  readonly onMove: (id: string, times: EventTimes, revert: () => void) => void;
  /** Moved by an arrow key. */
  readonly onNudge: (id: string, days: number, minutes: number) => void;
}

export const CalendarGrid = memo(function CalendarGrid(props: CalendarGridProps) {
  const { events, period, language, onOpen, onSelect, onMove } = props;
  const direction = useDirection();
  const texts = useTexts();
  const inputs = useMemo(() => toEventInputs(events, period), [events, period]);
  const ref = useShownPeriod(period);
  const [root, onKeyDown] = useNudgeKeys(props, inputs);
  const move = ({ event, revert }: EventChangeInfo) => onMove(event.id, toTimes(event), revert);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the events inside have the focus
    <div className={look.grid} ref={root} onKeyDown={onKeyDown}>
      <Calendar
        {...GRID_RULES}
        {...texts}
        ref={ref}
        plugins={PLUGINS}
        initialView={VIEW_NAMES[period.view]}
        initialDate={period.day}
        direction={direction}
        locale={language}
        events={inputs}
        eventClick={({ event }) => onOpen(event.id)}
        select={(selection) => onSelect(toTimes(selection))}
        eventDrop={move}
        eventResize={move}
      />
    </div>
  );
});

/** The calendar keeps its own view and day; this makes it follow the address. */
function useShownPeriod({ view, day }: Period): RefObject<CalendarRef | null> {
  const ref = useRef<CalendarRef>(null);
  const shownPeriod = useRef(`${view} ${day}`);
  useEffect(() => {
    if (shownPeriod.current !== `${view} ${day}`) ref.current?.getApi().changeView(VIEW_NAMES[view], day);
    shownPeriod.current = `${view} ${day}`;
  }, [view, day]);
  return ref;
}

const MINUTES_OF_A_STEP = 30;

/** How far an arrow key moves an event: up and down a week in a month, half an hour between the hours of a day. */
function findStep(key: string, { view }: Period, isRtl: boolean): readonly [days: number, minutes: number] | undefined {
  const forth = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const previousDayKey = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forth || key === previousDayKey) return [key === forth ? 1 : -1, 0];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const sign = key === 'ArrowDown' ? 1 : -1;
  return view === 'month' ? [sign * 7, 0] : [0, sign * MINUTES_OF_A_STEP];
}

/** Shift and an arrow key move the focused event; it keeps the focus in its new place. */
function useNudgeKeys({ period, onNudge }: CalendarGridProps, inputs: readonly EventInput[]) {
  const root = useRef<HTMLDivElement>(null);
  const nudgedId = useRef<string>(undefined);
  const isRtl = useDirection() === 'rtl';
  useEffect(() => {
    const id = nudgedId.current;
    if (id === undefined) return undefined;
    nudgedId.current = undefined;
    const frame = requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the events render again
  }, [inputs]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? findStep(event.key, period, isRtl) : undefined;
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-event]')?.dataset['event'];
    if (!step || id === undefined) return;
    event.preventDefault();
    nudgedId.current = id;
    onNudge(id, ...step);
  };
  return [root, onKeyDown] as const;
}

function useTexts(): CalendarOptions {
  const t = useWords();
  return useMemo(
    () => ({
      allDayText: t('all_day'),
      noEventsText: t('none'),
      closeHint: t('close'),
      eventsHint: t('events'),
      moreLinkText: (count: number) => t('more', { count }),
      moreLinkHint: (count: number) => t('more.hint', { count }),
    }),
    [t],
  );
}

/** The events of the shown period and no others: at every day that a dragged event crosses, the library goes through all of them. */
export function toEventInputs(events: readonly CalendarEvent[], period: Period): EventInput[] {
  const [from, to] = listShownDays(period);
  return events.filter(({ start, end }) => start.slice(0, 10) < to && end.slice(0, 10) >= from).map(toEventInput);
}

function toEventInput({ id, title, allDay, start, end, color }: CalendarEvent): EventInput {
  const colors = { color: `var(--eb-colors-${color})`, contrastColor: `var(--eb-colors-on_primary)` };
  return { id, title, allDay, start: toLocalTime(start), end: toLocalTime(end), ...colors };
}

/** The times of a range as clocks in Manila write them; of a whole day only the day counts. */
function toTimes({ allDay, startStr, endStr }: Pick<EventApi, 'allDay' | 'startStr' | 'endStr'>): EventTimes {
  const formatTime = (text: string): string => (allDay ? text.slice(0, 10) : `${toLocalTime(text)}+08:00`);
  return { allDay, start: formatTime(startStr), end: formatTime(endStr) };
}
