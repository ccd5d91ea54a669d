// Formats days, instants and ages in English and Filipino for every page, document and mail (decision 0070).

import type { Locale } from '../accounts/auth.contract.ts';

const MONTHS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fil: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
} as const;
const WHOLE_MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fil: [
    'Enero',
    'Pebrero',
    'Marso',
    'Abril',
    'Mayo',
    'Hunyo',
    'Hulyo',
    'Agosto',
    'Setyembre',
    'Oktubre',
    'Nobyembre',
    'Disyembre',
  ],
} as const;
const WEEKDAYS = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  fil: ['Lin', 'Lun', 'Mar', 'Miy', 'Huw', 'Biy', 'Sab'],
} as const;

/** Manila keeps UTC+8 all year (PD 1149: no daylight saving since 1978). */
const MANILA_MS = 8 * 3_600_000;

export interface DayStyle {
  readonly weekday?: boolean | undefined;
  readonly year?: boolean | undefined;
}

/**
 * A calendar day as every page, paper and mail writes it: `20 Jan 2026` (decision 0070).
 * `day` is `YYYY-MM-DD`; what is not a day is given back as it came.
 */
export function formatDay(day: string, locale: Locale = 'en', style: DayStyle = {}): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : dateText(date, { ...style, locale, months: MONTHS });
}

/**
 * A calendar day with the whole name of its month, `20 January 2026`: for the papers by which somebody proves
 * something (permits, official receipts), and for nothing else.
 */
export function formatDayInWords(day: string, locale: Locale = 'en'): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : dateText(date, { locale, months: WHOLE_MONTHS });
}

/** The month of a calendar day, `January 2026`: over a calendar of it. */
export function formatMonth(day: string, locale: Locale = 'en'): string {
  return `${WHOLE_MONTHS[locale][Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;
}

/** The days of the week as days are written with them, Sunday first. */
export function listWeekdayNames(locale: Locale = 'en'): readonly string[] {
  return WEEKDAYS[locale];
}

/** The months as days are written with them, January first: for the axis of a chart. */
export function listMonthNames(locale: Locale = 'en'): readonly string[] {
  return MONTHS[locale];
}

/** The whole names of the months, January first: for choosing one. */
export function listWholeMonthNames(locale: Locale = 'en'): readonly string[] {
  return WHOLE_MONTHS[locale];
}

/** An instant on the clocks of Manila: `20 Jan 2026, 8:55 AM`. `at` is ISO 8601 with its zone. */
export function formatInstant(at: string | Date, locale: Locale = 'en', style: DayStyle = {}): string {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return String(at);
  const manila = new Date(instant.getTime() + MANILA_MS);
  return `${dateText(manila, { ...style, locale, months: MONTHS })}, ${timeText(manila)}`;
}

/** The same with the whole name of the month: `20 January 2026, 8:55 AM`. */
export function formatInstantInWords(at: string | Date, locale: Locale = 'en'): string {
  const manila = new Date(new Date(at).getTime() + MANILA_MS);
  return `${dateText(manila, { locale, months: WHOLE_MONTHS })}, ${timeText(manila)}`;
}

const AGES = {
  en: {
    now: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
    days: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
  },
  fil: {
    now: 'ngayon lang',
    minutes: (count: number) => `${count} minuto na`,
    hours: (count: number) => `${count} oras na`,
    days: (count: number) => `${count} araw na`,
  },
} as const;

/**
 * How long ago something was, for what still waits: `2 h ago`, `3 days ago`; in Filipino `2 oras na`. `minutes` are
 * whole minutes, counted by the server, whose business day is not the browser's; hours and days are rounded down.
 */
export function formatAge(minutes: number, locale: Locale = 'en'): string {
  const age = AGES[locale];
  if (minutes < 1) return age.now;
  if (minutes < 60) return age.minutes(minutes);
  return minutes < 1440 ? age.hours(Math.floor(minutes / 60)) : age.days(Math.floor(minutes / 1440));
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const STAMP = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** One value of a message: a day, an instant or a Manila stamp is written for the reader, all else stays as it is. */
export function formatIfDate<T extends string | number>(value: T, locale: Locale): T | string {
  if (typeof value !== 'string') return value;
  if (ISO_DAY.test(value)) return formatDay(value, locale);
  if (STAMP.test(value)) return formatInstant(`${value.replace(' ', 'T')}:00+08:00`, locale);
  return INSTANT.test(value) ? formatInstant(value, locale) : value;
}

type Months = typeof MONTHS | typeof WHOLE_MONTHS;

function dateText(
  date: Date,
  { locale, months, weekday = false, year = true }: DayStyle & { readonly locale: Locale; readonly months: Months },
): string {
  const parts = [
    weekday ? WEEKDAYS[locale][date.getUTCDay()] : undefined,
    String(date.getUTCDate()),
    months[locale][date.getUTCMonth()],
    year ? String(date.getUTCFullYear()) : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

function timeText(date: Date): string {
  const hour = date.getUTCHours();
  const minute = String(date.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
