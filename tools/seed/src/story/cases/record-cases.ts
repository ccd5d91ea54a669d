import * as contracts from '@ebpls/contracts';
import { manilaDay, workingDayFrom } from '@ebpls/rules';
import { sql } from 'kysely';

import { type Filed, filerOf, step, type Story, type Town } from '../acts.ts';
import { openDiary, workingDaysBefore } from '../diary.ts';
import { ownerEmail } from '../../people/people.ts';
import { readBusinesses } from '../../records.ts';
import { fileAppeal } from './appeals.ts';
import { hearOwner, recommendSanction, suspendBusiness } from './sanctions.ts';
import { fileSuccession } from './successions.ts';
import { assignInspector } from './visits.ts';

const HEARD = 'SI-000111';
const RECOMMENDED = 'SI-000120';
const SUSPENDED = 'SI-000166';
const INHERITED = 'SI-000163';
const OFFERED = 'SI-000165';
const RETIRED = 'SI-000132';
const VISITED = 'SI-000122';

/** The last working days: sanctions, an appeal, a claim of an heir, an offer, an erasure, a visit with its inspector. */
export async function recordCases(town: Town): Promise<void> {
  await recordSanctions(town);
  const inherited = await openCase(town, INHERITED, 4);
  await fileSuccession(inherited, inherited.permit_no, 'My mother died. I keep the shop open until the year ends.');
  const offered = await openCase(town, OFFERED, 2);
  step(offered);
  await town.server.ask(offered.owner, contracts.offerTransfer, {
    params: { company_code: OFFERED },
    body: { buyer_email: ownerEmail('Roberto M. Salonga', 'SOLE') },
  });
  const retired = await openCase(town, RETIRED, 2);
  step(retired);
  await town.server.ask(retired.owner, contracts.requestErasure, {
    body: { remarks: 'The company is closed, and nobody uses the account.' },
  });
  const visited = await openCase(town, VISITED, 0);
  await assignInspector(visited, visited, 'rhu');
}

async function recordSanctions(town: Town): Promise<void> {
  const heard = await openCase(town, HEARD, 4);
  const heard_no = await recommendSanction(heard, {
    office: 'fire',
    ground: 'VIOLATION',
    finding: 'Two of four fire extinguishers at the pumps are empty, for the second time this year.',
  });
  await hearOwner(
    heard,
    heard_no,
    'All four were refilled on the day of the inspection. The receipt is at the station.',
  );
  await recommendSanction(await openCase(town, RECOMMENDED, 1), {
    office: 'menro',
    ground: 'VIOLATION',
    finding: 'Waste water of the laundry runs into the creek behind the market.',
  });
  const suspended = await openCase(town, SUSPENDED, 5);
  const suspended_no = await recommendSanction(suspended, {
    office: 'engineering',
    ground: 'NUISANCE',
    finding: 'Engines are repaired on the sidewalk, and oil runs into the drain.',
  });
  await hearOwner(suspended, suspended_no, 'The yard behind the shop was flooded in that week.');
  await suspendBusiness(suspended, suspended_no, 'Suspended until the yard is paved and the sidewalk is free.');
  suspended.diary.sleep();
  await fileAppeal(suspended, {
    against: 'sanction',
    reference: suspended_no,
    reason: 'The sidewalk is free since Monday, and the yard is being paved.',
  });
}

interface OpenedCase extends Story, Filed {
  readonly permit_no: string;
}

interface NewestFiled {
  readonly assessment_code: string;
  readonly permit_no: string | null;
  readonly moved_on: string;
}

/** Continues with a business so many working days ago, but not before the last act on its application. */
async function openCase(town: Town, company_code: string, days_ago: number): Promise<OpenedCase> {
  const record = readBusinesses().find(({ code }) => code === company_code);
  if (!record) throw new Error(`${company_code} is no business of the demonstration`);
  const today = manilaDay(town.now);
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
  `.execute(town.server.api.db);
  const [found] = rows;
  const wanted = workingDaysBefore(today, days_ago, town.holidays);
  const after = found === undefined ? wanted : workingDayFrom(found.moved_on, town.holidays);
  const from = [[wanted, after].toSorted().at(-1) ?? today, today].toSorted()[0] ?? today;
  return {
    ...town,
    record,
    owner: filerOf(record),
    diary: openDiary({ ...town, from, offset: 60 }),
    company_code,
    assessment_code: found?.assessment_code ?? '',
    permit_no: found?.permit_no ?? '',
  };
}
