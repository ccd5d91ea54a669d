import { toManilaDay, getWorkingDayFrom } from '@ebpls/rules';
import { sql } from 'kysely';

import { type FiledApplication, getFilerEmail, type ScenarioContext, type DemoMunicipality } from '../acts.ts';
import type { BusinessRecord } from '../../records.ts';
import { openTimeline, subtractWorkingDays } from '../timeline.ts';

export interface OpenedCase extends ScenarioContext, FiledApplication {
  readonly permit_no: string;
}

interface NewestFiled {
  readonly assessment_code: string;
  readonly permit_no: string | null;
  readonly moved_on: string;
}

/** Continues the scenario of a business so many working days ago, but not before the last act on its application. */
export async function openCase(
  municipality: DemoMunicipality,
  record: BusinessRecord,
  days_ago: number,
): Promise<OpenedCase> {
  const company_code = record.code;
  const today = toManilaDay(municipality.now);
  const { rows } = await sql<NewestFiled>`
    select
      a.assessment_code, (max(t.at) at time zone 'Asia/Manila')::date as moved_on,
      (select p.permit_no from permit p where p.assessment_id = a.assessment_id limit 1) as permit_no
    from application a
    join business b using (business_id)
    join timeline t using (assessment_id)
    where b.company_code = ${company_code}
    group by a.assessment_id
    order by a.assessment_id desc
    limit 1
  `.execute(municipality.server.api.db);
  const [row] = rows;
  const startDay = subtractWorkingDays(today, days_ago, municipality.holidays);
  const after = row === undefined ? startDay : getWorkingDayFrom(row.moved_on, municipality.holidays);
  const from = [[startDay, after].toSorted().at(-1) ?? today, today].toSorted()[0] ?? today;
  return {
    ...municipality,
    record,
    owner: getFilerEmail(municipality.server, record),
    timeline: openTimeline({ ...municipality, from, offset: 60 }),
    company_code,
    assessment_code: row?.assessment_code ?? '',
    permit_no: row?.permit_no ?? '',
  };
}
