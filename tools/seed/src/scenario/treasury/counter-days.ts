import { type CalendarDay, toManilaDay, getWorkingDayFrom, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import { approve, compute, type Filed, getFilerEmail, type Story, type Town } from '../acts.ts';
import { openDiary, workingDaysBefore } from '../timeline.ts';
import type { CounterDay } from './counter.ts';
import { MAIN_OWNER } from '../../people/people.ts';
import { readBusinesses } from '../../records.ts';

export const PAID_ONLINE = 'SI-000143';

/** Businesses that are told to the end by the treasury. */
const listCodes = (): string[] => [
  PAID_ONLINE,
  ...readBusinesses().flatMap(({ code, scenario }) => (scenario === 'at_counter' ? [code] : [])),
];

export type Counter = Awaited<ReturnType<typeof openCounter>>;

/** An order of payment of the day, and its business’s story. */
export interface Ordered {
  readonly story: Story;
  readonly filed: Filed;
}

/** The counter’s days, and the businesses that come to it. */
export async function openCounter(town: Town) {
  const known = await listFiled(town);
  const days = {
    ...daysOf(
      town,
      [...known.values()].map(({ moved_on }) => moved_on),
    ),
    today: toManilaDay(town.now),
  };
  const filed = (company_code: string): Filed => {
    const found = known.get(company_code);
    if (!found) throw new Error(`${company_code} has no application this year`);
    return found;
  };
  const story = ({ diary }: CounterDay, company_code: string): Story => {
    const record = readBusinesses().find(({ code }) => code === company_code);
    if (!record) throw new Error(`${company_code} is no business of the demonstration`);
    return { ...town, diary, record, owner: record.filed_by_main_owner ? MAIN_OWNER : getFilerEmail(record) };
  };
  return {
    filed,
    story,
    on: (day: keyof typeof days, offset: number): CounterDay => ({
      server: town.server,
      diary: openDiary({ ...town, from: days[day], offset }),
    }),
    // Computed and approved on the day on which it is paid: an order holds until its month ends, or its quarter is due.
    order: async (day: CounterDay, company_code: string): Promise<Ordered> => {
      const ordered = { story: story(day, company_code), filed: filed(company_code) };
      await approve(ordered.story, await compute(ordered.story, ordered.filed));
      return ordered;
    },
  };
}

/**
 * A working day some days ago and the last one, both after the offices were done; early in January they move towards
 * today.
 */
function daysOf(
  { now, holidays }: Town,
  moved: readonly CalendarDay[],
): { readonly early: CalendarDay; readonly yesterday: CalendarDay } {
  const today = toManilaDay(now);
  const last = moved.toSorted().at(-1) ?? today;
  const after = (day: CalendarDay): CalendarDay => {
    const wanted = day > last ? day : getWorkingDayFrom(last, holidays);
    return wanted < today ? wanted : today;
  };
  return {
    early: after(workingDaysBefore(today, 4, holidays)),
    yesterday: after(workingDaysBefore(today, 1, holidays)),
  };
}

interface FiledRow extends Filed {
  /** When something was last done with it. */
  readonly moved_on: CalendarDay;
}

async function listFiled({ server, now }: Town): Promise<ReadonlyMap<string, FiledRow>> {
  const { rows } = await sql<FiledRow>`
      select company_code, assessment_code, (max(t.at) at time zone 'Asia/Manila')::date as moved_on
      from application a
      join business using (business_id)
      join timeline t using (assessment_id)
      where a.tax_year = ${getYear(toManilaDay(now))} and company_code = any(${listCodes()})
      group by 1, 2
    `.execute(server.api.db);
  return new Map(rows.map((row) => [row.company_code, row]));
}
