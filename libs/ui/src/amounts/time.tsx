import type { Locale } from '../words/words.ts';
import { useLocale } from '../words/words.ts';

const MONTHS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fil: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
} as const;
const MONTHS_WHOLE = {
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
  /** The whole name of the month, for documents. */
  readonly long?: boolean | undefined;
}

function written(date: Date, locale: Locale, { weekday = false, year = true, long = false }: DayStyle): string {
  const month = (long ? MONTHS_WHOLE : MONTHS)[locale][date.getUTCMonth()] ?? '';
  const parts = [
    weekday ? WEEKDAYS[locale][date.getUTCDay()] : undefined,
    String(date.getUTCDate()),
    month,
    year ? String(date.getUTCFullYear()) : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** A calendar day, `20 Jan 2026`; what is not a day is given back as it came. */
export function dayWritten(day: string, locale: Locale = 'en', style: DayStyle = {}): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : written(date, locale, style);
}

/** A moment on the clocks of Manila, `20 Jan 2026, 8:55 AM`. */
export function momentWritten(at: string | Date, locale: Locale = 'en', style: DayStyle = {}): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return String(at);
  const manila = new Date(moment.getTime() + MANILA_MS);
  const hour = manila.getUTCHours();
  const minute = String(manila.getUTCMinutes()).padStart(2, '0');
  return `${written(manila, locale, style)}, ${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A calendar day for the reader. */
export function DayText({ day, ...style }: { readonly day: string } & DayStyle) {
  return (
    <time dateTime={day} className="eb-nowrap">
      {dayWritten(day, useLocale(), style)}
    </time>
  );
}

/** A moment for the reader, in Manila time wherever the reader is. */
export function MomentText({ at, ...style }: { readonly at: string } & DayStyle) {
  return (
    <time dateTime={at} className="eb-nowrap">
      {momentWritten(at, useLocale(), style)}
    </time>
  );
}
