// Periods of the administrator's dashboard, and the hours, days, weeks and months of its charts.

import type { DashboardPeriod } from '@ebpls/contracts';
import { addDays, getMonth, getYear } from '@ebpls/rules';

/** Two days, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The part of a chart's time axis that one column covers; `hour` only for an hour of today. */
interface FlowRange extends DayRange {
  readonly hour: number | null;
}

const RECENT_DAYS = 30;
const RECENT_WEEKS = 8;
const HOURS_PER_DAY = 24;
const MONTHS_PER_YEAR = 12;

/** First day of a period that ends today. */
export function getPeriodStart(period: DashboardPeriod, today: string): string {
  if (period === 'today') return today;
  if (period === 'last_30_days') return addDays(today, 1 - RECENT_DAYS);
  return period === 'month' ? `${today.slice(0, 7)}-01` : `${today.slice(0, 4)}-01-01`;
}

/** Columns of the chart of filed and issued applications: hours of today, days, or months of the year up to today. */
export function listFlowRanges(period: DashboardPeriod, today: string): FlowRange[] {
  if (period === 'today') return Array.from({ length: HOURS_PER_DAY }, (_, hour) => ({ from: today, to: today, hour }));
  if (period === 'year') return listMonths(today).map((month) => ({ ...month, hour: null }));
  return listDays(getPeriodStart(period, today), today).map((day) => ({ from: day, to: day, hour: null }));
}

/** Bars of the chart of collections: today, eight weeks, the weeks of this month, or the months of this year. */
export function listCollectionRanges(period: DashboardPeriod, today: string): DayRange[] {
  if (period === 'today') return [{ from: today, to: today }];
  if (period === 'year') return listMonths(today);
  const monday = getMonday(today);
  const weeks = Array.from({ length: RECENT_WEEKS }, (_, index) => {
    const from = addDays(monday, (index + 1 - RECENT_WEEKS) * 7);
    return { from, to: addDays(from, 6) };
  });
  if (period === 'last_30_days') return weeks;
  const first = getPeriodStart(period, today);
  return weeks
    .filter(({ to }) => to >= first)
    .map(({ from, to }) => ({ from: from < first ? first : from, to: to > today ? today : to }));
}

/** The months of this year up to this month, the last one up to today. */
function listMonths(today: string): DayRange[] {
  const year = getYear(today);
  const startOfMonth = (month: number): string =>
    month > MONTHS_PER_YEAR ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`;
  return Array.from({ length: getMonth(today) }, (_, index) => ({
    from: startOfMonth(index + 1),
    to: index + 1 === getMonth(today) ? today : addDays(startOfMonth(index + 2), -1),
  }));
}

function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const DAYS_PER_WEEK = 7;

function getMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay(); // 0 is Sunday
  return addDays(day, -((weekday + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK));
}
