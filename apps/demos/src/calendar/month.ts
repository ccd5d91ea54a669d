/** A month as it stands in the address: `2026-01`. */
const WRITTEN = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAYS_OF_A_WEEK = 7;

/** Reads a month from the address; today's month in Manila when it is missing or nonsense. */
export function readMonth(text: string | null, now: Date): string {
  return text !== null && WRITTEN.test(text) ? text : dayInManila(now).slice(0, 7);
}

export function dayInManila(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(moment);
}

/** The month some months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks that show a month, Sunday first: whole weeks, so the first and last may have days of its neighbours. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const begin = first.getTime() - first.getUTCDay() * 86_400_000;
  const days_shown = Math.ceil((first.getUTCDay() + daysIn(month)) / DAYS_OF_A_WEEK) * DAYS_OF_A_WEEK;
  const days = Array.from({ length: days_shown }, (_, place) =>
    new Date(begin + place * 86_400_000).toISOString().slice(0, 10),
  );
  return Array.from({ length: days_shown / DAYS_OF_A_WEEK }, (_, week) =>
    days.slice(week * DAYS_OF_A_WEEK, (week + 1) * DAYS_OF_A_WEEK),
  );
}

function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
