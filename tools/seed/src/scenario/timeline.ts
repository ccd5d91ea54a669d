import {
  addDays,
  addWorkingDays,
  type CalendarDay,
  type Holidays,
  isWorkingDay,
  toManilaDay,
  startOfManilaDay,
  getWorkingDayFrom,
} from '@ebpls/rules';

const MINUTE_MS = 60_000;
const OPENING_MINUTE = 8 * 60 + 20;

/** Dates of one demo application: the timeline moves forward in office hours and never past now. */
export interface Timeline {
  /** The moment of the next act; each act takes some minutes. */
  readonly next: () => Date;
  /** Moves to the next working day. */
  readonly sleep: (days?: number) => void;
  /** Moves to the day this many working days before now, unless it is that day or a later one already. */
  readonly moveOnTo: (days_ago: number) => void;
  /** Moves to that day, if it has come; returns whether it has. */
  readonly moveTo: (wanted: CalendarDay) => boolean;
  readonly day: () => CalendarDay;
}

interface TimelineOptions {
  readonly from: CalendarDay;
  readonly now: Date;
  readonly holidays: Holidays;
  /** Separates the acts of several businesses on one day. */
  readonly offset: number;
}

/** Opens a timeline on a day, or on the working day after it. */
export function openTimeline({ from, now, holidays, offset }: TimelineOptions): Timeline {
  // A timeline that begins today begins today, also on a Sunday.
  let day = from >= toManilaDay(now) ? from : getWorkingDayFrom(from, holidays);
  let minute = OPENING_MINUTE + (offset % 90);
  let last = 0;
  return {
    day: () => day,
    sleep: (days = 1) => {
      day = addWorkingDays(day, days, holidays);
      minute = OPENING_MINUTE + (offset % 90);
    },
    moveOnTo: (days_ago) => {
      const target = subtractWorkingDays(toManilaDay(now), days_ago, holidays);
      if (target <= day) return;
      day = target;
      minute = OPENING_MINUTE + (offset % 90);
    },
    moveTo: (target) => {
      if (target > toManilaDay(now)) return false;
      if (target > day) {
        day = target;
        minute = OPENING_MINUTE + (offset % 90);
      }
      return true;
    },
    next: () => {
      minute += 3;
      const target = startOfManilaDay(day).getTime() + minute * MINUTE_MS;
      // Near now, acts are a second apart in their order.
      last = Math.max(Math.min(target, now.getTime()), last + 1000);
      return new Date(last);
    },
  };
}

/** The working day so many working days before a day, not before 2 January of its year. */
export function subtractWorkingDays(day: CalendarDay, days: number, holidays: Holidays): CalendarDay {
  const first = `${day.slice(0, 4)}-01-02`;
  let current = lastWorkingDay(day, holidays);
  for (let dayCount = 0; dayCount < days; dayCount += 1) current = lastWorkingDay(addDays(current, -1), holidays);
  return current < first ? first : current;
}

/** The day itself when the offices are open, else the last day they were. */
function lastWorkingDay(day: CalendarDay, holidays: Holidays): CalendarDay {
  let open = day;
  while (!isWorkingDay(open, holidays)) open = addDays(open, -1);
  return open;
}
