// Invented events of the calendar demo.

import { getNextDay, toManilaDate, toManilaInstant } from './calendar-days.ts';

/** The colours that an event can have: names of the palette, so that each theme shows its own. */
export const COLORS = ['primary', 'info', 'success', 'warning', 'danger', 'muted'] as const;
type EventColor = (typeof COLORS)[number];

/** An event of the demonstration calendar; the names of the template are unchanged (specification section 3). */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly allDay: boolean;
  /** A moment with the offset of Manila; a day when it lasts all day. */
  readonly start: string;
  /** End of the event; for a whole day the day after the last. */
  readonly end: string;
  readonly color: EventColor;
}

interface WeeklyEvent {
  /** The day of the week, Sunday is 0. */
  readonly weekday: number;
  readonly at: string;
  readonly minutes: number;
  readonly title: string;
  readonly description: string;
  readonly color: EventColor;
  /** Every so many weeks; each week when left out. */
  readonly every?: number;
}

/** Weekly events of the demonstration's shop. */
const WEEKLY: readonly WeeklyEvent[] = [
  {
    weekday: 1,
    at: '08:00',
    minutes: 30,
    title: 'Opening talk',
    description: 'Who does what this week.',
    color: 'primary',
  },
  {
    weekday: 1,
    at: '13:30',
    minutes: 90,
    title: 'Rice delivery',
    description: 'Forty sacks; back door, two helpers.',
    color: 'warning',
  },
  {
    weekday: 2,
    at: '09:00',
    minutes: 60,
    title: 'Supplier call: Aling Rosa',
    description: 'Prices of calamansi and garlic.',
    color: 'info',
  },
  {
    weekday: 2,
    at: '15:00',
    minutes: 120,
    title: 'Shelf check',
    description: 'What runs low goes on the list.',
    color: 'primary',
    every: 2,
  },
  {
    weekday: 3,
    at: '06:30',
    minutes: 120,
    title: 'Market day',
    description: 'Stall 14, public market of San Isidro.',
    color: 'success',
  },
  {
    weekday: 3,
    at: '16:00',
    minutes: 60,
    title: 'Online orders packed',
    description: 'The rider comes at five.',
    color: 'info',
  },
  {
    weekday: 4,
    at: '10:00',
    minutes: 90,
    title: 'Visit of Mang Domeng',
    description: 'New price list for bottled fish.',
    color: 'info',
    every: 2,
  },
  {
    weekday: 5,
    at: '09:30',
    minutes: 60,
    title: 'Bank deposit',
    description: 'Rural bank, before the queue.',
    color: 'muted',
  },
  {
    weekday: 5,
    at: '16:00',
    minutes: 60,
    title: 'Pay day',
    description: 'Wages of five people.',
    color: 'success',
    every: 2,
  },
  {
    weekday: 6,
    at: '07:00',
    minutes: 180,
    title: 'Weekend tiangge',
    description: 'Table by the covered court.',
    color: 'success',
  },
  {
    weekday: 6,
    at: '14:00',
    minutes: 60,
    title: 'Cleaning',
    description: 'Freezer first, then the front.',
    color: 'muted',
    every: 2,
  },
];

interface Occasion {
  /** Days from today. */
  readonly from: number;
  readonly days: number;
  readonly title: string;
  readonly description: string;
  readonly color: EventColor;
}

const OCCASIONS: readonly Occasion[] = [
  { from: -16, days: 2, title: 'Inventory', description: 'The whole stock, closed in the morning.', color: 'warning' },
  { from: -3, days: 1, title: 'Birthday of Liwayway', description: 'Pancit for everybody.', color: 'danger' },
  { from: 0, days: 1, title: 'Quarter’s taxes due', description: 'Last day without surcharge.', color: 'danger' },
  { from: 4, days: 3, title: 'Town fiesta', description: 'Open until ten in the evening.', color: 'success' },
  { from: 11, days: 1, title: 'Fire drill', description: 'With the Bureau of Fire Protection.', color: 'danger' },
  { from: 20, days: 5, title: 'Leave of Joselito', description: 'Maricel takes the counter.', color: 'muted' },
];

const WEEKS_BEFORE = 5;
const WEEKS = 13;
const MINUTE_MS = 60_000;

function weeklyEvents(today: string): CalendarEvent[] {
  const sunday = getNextDay(today, -new Date(`${today}T00:00:00Z`).getUTCDay() - WEEKS_BEFORE * 7);
  return WEEKLY.flatMap(({ weekday, at, minutes, every = 1, ...details }, row) =>
    Array.from({ length: Math.ceil(WEEKS / every) }, (_, time) => {
      const start = `${getNextDay(sunday, time * every * 7 + weekday)}T${at}:00+08:00`;
      const end = toManilaInstant(Date.parse(start) + minutes * MINUTE_MS);
      return { id: `event-${row}-${time}`, ...details, allDay: false, start, end };
    }),
  );
}

function allDayEvents(today: string): CalendarEvent[] {
  return OCCASIONS.map(({ from, days, ...details }, place) => ({
    id: `occasion-${place}`,
    ...details,
    allDay: true,
    start: getNextDay(today, from),
    end: getNextDay(today, from + days),
  }));
}

/** The requested number of events, over a year around today. */
function many(today: string, count: number): CalendarEvent[] {
  return Array.from({ length: count }, (_, place) => {
    const { title, description, color } = WEEKLY[place % WEEKLY.length] ?? {
      title: '',
      description: '',
      color: 'muted',
    };
    const day = getNextDay(today, ((place * 37) % 365) - 182);
    const hour = String(6 + ((place * 5) % 12)).padStart(2, '0');
    const start = `${day}T${hour}:${place % 2 === 0 ? '00' : '30'}:00+08:00`;
    const end = toManilaInstant(Date.parse(start) + (30 + (place % 4) * 30) * MINUTE_MS);
    return { id: `event-${place}`, title: `${title} ${place + 1}`, description, color, allDay: false, start, end };
  });
}

/** The first events of the calendar: the same for everybody on the same day. */
export function createFirstEvents(count?: number, now = new Date()): CalendarEvent[] {
  const today = toManilaDate(now);
  return count === undefined ? [...weeklyEvents(today), ...allDayEvents(today)] : many(today, count);
}
