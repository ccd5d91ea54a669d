import { type Centavos, type Locale, pesosText } from '@ebpls/contracts';

const MONTHS = [
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
];

/** `3 February 2026`. */
export function longDay(day: string): string {
  return `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;
}

const WRITTEN = {
  en: new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone: 'UTC' }),
  fil: new Intl.DateTimeFormat('fil-PH', { dateStyle: 'medium', timeZone: 'UTC' }),
};

/** A calendar day inside a sentence, `Feb 3, 2026`. */
export function dayInWords(day: string, locale: Locale): string {
  return WRITTEN[locale].format(new Date(`${day}T00:00:00Z`));
}

/** `₱3,405.00`, from centavos or from the text of the wire. */
export function peso(amount: Centavos | string): string {
  const [whole = '', fraction = '00'] = (typeof amount === 'string' ? amount : pesosText(amount)).split('.');
  return `₱${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`;
}
