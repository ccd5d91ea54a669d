// View and day of the calendar demo: read from the address, moved by pages, formatted.

const CALENDAR_DAY_MS = 86_400_000;
const MANILA_MS = 8 * 60 * 60 * 1000;

export const VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** View and day of the calendar, both from the address. */
export interface Period {
  readonly view: View;
  readonly day: string;
}

const PHONE = '(max-width: 639.98px)';

/** Reads the period from the address; today, and the agenda on a phone, where the address lacks a valid value. */
export function readPeriod(search: URLSearchParams, now = new Date()): Period {
  const view = search.get('view');
  const day = search.get('date') ?? '';
  const first: View = globalThis.matchMedia?.(PHONE).matches ? 'agenda' : 'month';
  return { view: VIEWS.find((one) => one === view) ?? first, day: isDay(day) ? day : toManilaDate(now) };
}

/** The first day that a period shows, and the day after its last; a day or a week more than it may need. */
export function listShownDays({ view, day }: Period): readonly [from: string, to: string] {
  if (view === 'month') return [getNextDay(`${day.slice(0, 7)}-01`, -7), getNextDay(`${day.slice(0, 7)}-01`, 44)];
  const margin = view === 'day' ? 1 : 7;
  return [getNextDay(day, -margin), getNextDay(day, margin + 1)];
}

/** The address of a period; other parameters of the address stay. */
export function formatPeriodAddress(search: URLSearchParams, { view, day }: Period): string {
  const next = new URLSearchParams(search);
  next.set('view', view);
  next.set('date', day);
  return `?${next}`;
}

/** The day that represents the page before or after this one. */
export function getAdjacentDay({ view, day }: Period, pages: 1 | -1): string {
  if (view !== 'month') return getNextDay(day, pages * (view === 'day' ? 1 : 7));
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + pages, 1)).toISOString().slice(0, 10);
}

/** The days that are shown, in words: `January 2026`, `11 – 17 January 2026`. */
export function formatPeriodTitle({ view, day }: Period, language: string): string {
  const date = (one: string): Date => new Date(`${one}T00:00:00Z`);
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
  if (view === 'month') return format({ month: 'long', year: 'numeric' }).format(date(day));
  if (view === 'day')
    return format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(date(day));
  const sunday = getNextDay(day, -date(day).getUTCDay());
  return format({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
    date(sunday),
    date(getNextDay(sunday, 6)),
  );
}

/** The day some days later. */
export function getNextDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * CALENDAR_DAY_MS).toISOString().slice(0, 10);
}

/** The moment as a clock in Manila writes it, with its offset. */
export function toManilaInstant(time: number): string {
  return `${new Date(time + MANILA_MS).toISOString().slice(0, 19)}+08:00`;
}

export function toManilaDate(moment: Date): string {
  return toManilaInstant(moment.getTime()).slice(0, 10);
}

/** A day of the calendar, `2026-02-28`; the thirtieth of February is none. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
