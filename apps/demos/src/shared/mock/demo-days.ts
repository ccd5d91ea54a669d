// Days and times of the demo's invented data, relative to today in Manila.

const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar day in Manila, `2026-01-12`, that many days from now; before today when negative. */
export function getDemoDay(days: number, now = Date.now()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(now + days * DAY_MS);
}

/** A moment of that day on the clocks of Manila; `clock` is `09:30`. */
export function getDemoInstant(days: number, clock = '09:00'): string {
  return `${getDemoDay(days)}T${clock}:00+08:00`;
}

/** How many days there are until a calendar day; negative when it has passed. */
export function countDaysUntil(day: string, now = Date.now()): number {
  return Math.round((Date.parse(day) - Date.parse(getDemoDay(0, now))) / DAY_MS);
}
