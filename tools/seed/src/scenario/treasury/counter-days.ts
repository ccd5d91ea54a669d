// Prepares the days of the payment counter in the demo data, and the orders that are paid there.

import { type CalendarDay, toManilaDay, getWorkingDayFrom, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import {
  approve,
  compute,
  type FiledApplication,
  getFilerEmail,
  type ScenarioContext,
  type DemoMunicipality,
} from '../acts.ts';
import { openTimeline, subtractWorkingDays } from '../timeline.ts';
import type { CounterDay } from './counter.ts';
import { getCase, type MunicipalityRecords } from '../../municipality/municipality.ts';

/** Lists demo businesses whose scenario the treasury completes. */
const listCodes = ({ businesses }: MunicipalityRecords): string[] =>
  businesses.flatMap(({ code, scenario, cases }) =>
    scenario === 'at_counter' || cases?.includes('paid_online') ? [code] : [],
  );

export type Counter = Awaited<ReturnType<typeof openCounter>>;

/** An order of payment of the day, and the context of its business. */
export interface DayOrder {
  readonly context: ScenarioContext;
  readonly application: FiledApplication;
}

/** The counter’s days, and the businesses that come to it, by the name of their case. */
export async function openCounter(municipality: DemoMunicipality) {
  const filedCases = await listFiled(municipality);
  const days = {
    ...createDays(
      municipality,
      [...filedCases.values()].map(({ moved_on }) => moved_on),
    ),
    today: toManilaDay(municipality.now),
  };
  const application = (name: string): FiledApplication => {
    const { code } = getCase(municipality.server.municipality, name);
    const filedCase = filedCases.get(code);
    if (!filedCase) throw new Error(`${code} has no application this year`);
    return filedCase;
  };
  const context = ({ timeline }: CounterDay, name: string): ScenarioContext => {
    const record = getCase(municipality.server.municipality, name);
    return { ...municipality, timeline, record, owner: getFilerEmail(municipality.server, record) };
  };
  return {
    application,
    context,
    on: (day: keyof typeof days, offset: number): CounterDay => ({
      server: municipality.server,
      timeline: openTimeline({ ...municipality, from: days[day], offset }),
    }),
    // Computed and approved on the day on which it is paid: an order holds until its month ends, or its quarter is due.
    order: async (day: CounterDay, name: string): Promise<DayOrder> => {
      const openOrder = { context: context(day, name), application: application(name) };
      await approve(openOrder.context, await compute(openOrder.context, openOrder.application));
      return openOrder;
    },
  };
}

/**
 * A working day some days ago and the last one, both after the offices were done; early in January they move towards
 * today.
 */
function createDays(
  { now, holidays }: DemoMunicipality,
  movedDays: readonly CalendarDay[],
): { readonly early: CalendarDay; readonly yesterday: CalendarDay } {
  const today = toManilaDay(now);
  const last = movedDays.toSorted().at(-1) ?? today;
  const after = (day: CalendarDay): CalendarDay => {
    const target = day > last ? day : getWorkingDayFrom(last, holidays);
    return target < today ? target : today;
  };
  return {
    early: after(subtractWorkingDays(today, 4, holidays)),
    yesterday: after(subtractWorkingDays(today, 1, holidays)),
  };
}

interface FiledRow extends FiledApplication {
  /** When something was last done with it. */
  readonly moved_on: CalendarDay;
}

async function listFiled({ server, now }: DemoMunicipality): Promise<ReadonlyMap<string, FiledRow>> {
  const { rows } = await sql<FiledRow>`
      select company_code, assessment_code, (max(t.at) at time zone 'Asia/Manila')::date as moved_on
      from application a
      join business using (business_id)
      join timeline t using (assessment_id)
      where a.tax_year = ${getYear(toManilaDay(now))} and company_code = any(${listCodes(server.municipality)})
      group by 1, 2
    `.execute(server.api.db);
  return new Map(rows.map((row) => [row.company_code, row]));
}
