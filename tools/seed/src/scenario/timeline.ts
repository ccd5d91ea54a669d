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

/** The dates of one application’s story: it moves forward in office hours and never past now. */
export interface Timeline {
  /** The moment of the next act; each act takes some minutes. */
  readonly next: () => Date;
  /** Goes on the next working day. */
  readonly sleep: (days?: number) => void;
  /** Goes on the day so many working days before now, unless it is that day or a later one already. */
  readonly moveOnTo: (days_ago: number) => void;
  /** Goes on that day, if it has come; answers whether it has. */
  readonly moveTo: (wanted: CalendarDay) => boolean;
  readonly day: () => CalendarDay;
}

interface Pages {
  readonly from: CalendarDay;
  readonly now: Date;
  readonly holidays: Holidays;
  /** Tells the stories of one day apart. */
  readonly offset: number;
}

/** Opens a diary on a day, or on the working day after it. */
export function openDiary({ from, now, holidays, offset }: Pages): Timeline {
  // A story that begins today begins today, also on a Sunday.
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
      const wanted = workingDaysBefore(toManilaDay(now), days_ago, holidays);
      if (wanted <= day) return;
      day = wanted;
      minute = OPENING_MINUTE + (offset % 90);
    },
    moveTo: (wanted) => {
      if (wanted > toManilaDay(now)) return false;
      if (wanted > day) {
        day = wanted;
        minute = OPENING_MINUTE + (offset % 90);
      }
      return true;
    },
    next: () => {
      minute += 3;
      const wanted = startOfManilaDay(day).getTime() + minute * MINUTE_MS;
      // Near now, acts keep their order a second apart.
      last = Math.max(Math.min(wanted, now.getTime()), last + 1000);
      return new Date(last);
    },
  };
}

/** The working day so many working days before a day, not before 2 January of its year. */
export function workingDaysBefore(day: CalendarDay, days: number, holidays: Holidays): CalendarDay {
  const first = `${day.slice(0, 4)}-01-02`;
  let reached = lastWorkingDay(day, holidays);
  for (let counted = 0; counted < days; counted += 1) reached = lastWorkingDay(addDays(reached, -1), holidays);
  return reached < first ? first : reached;
}

/** The day itself when the offices are open, else the last day they were. */
function lastWorkingDay(day: CalendarDay, holidays: Holidays): CalendarDay {
  let open = day;
  while (!isWorkingDay(open, holidays)) open = addDays(open, -1);
  return open;
}
