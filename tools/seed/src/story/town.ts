import { addDays, closedDays, manilaDay, yearOf } from '@ebpls/rules';

import * as acts from './acts.ts';
import type { Story, Town } from './acts.ts';
import { type Diary, openDiary, workingDaysBefore } from './diary.ts';
import { endOldPermits, revokePermit, setBusinessState } from './finish.ts';
import { payDue } from './gateway.ts';
import type { StoryServer } from './story-server.ts';
import { tellTreasury } from './treasury/treasury.ts';
import { MAIN_OWNER } from '../people/people.ts';
import { type BusinessRecord, readBusinesses, readRecords } from '../records.ts';
import { SCENARIOS } from './scenarios.ts';

/** Gross of the two years before, in per cent of the stated one (domain reference 8.5). */
const EARLIER = [
  { back: 2, percent: 90 },
  { back: 1, percent: 95 },
] as const;
/** When a good payer pays the second, third and fourth quarter. */
const QUARTER_DAYS = ['04-10', '07-10', '10-10'] as const;

/** Tells the story of every sample business up to now. */
export async function tellTown(server: StoryServer, now: Date): Promise<void> {
  const holidays = closedDays(readRecords<{ day: string; kind: string }[]>('holidays.json'));
  const town = { server, now, holidays };
  for (const [index, record] of readBusinesses().entries()) await tellBusiness(town, record, index);
  await tellTreasury(town);
  await endOldPermits(town, manilaDay(now));
  await revokePermit(town, 'SI-000140', 'Hauled without clearance of the road.');
}

async function tellBusiness(town: Town, record: BusinessRecord, index: number): Promise<void> {
  const year = yearOf(manilaDay(town.now));
  const owner = record.filed_by_main_owner ? MAIN_OWNER : acts.filerOf(record);
  const story = (from: string): Story => ({
    server: town.server,
    record,
    holidays: town.holidays,
    owner,
    diary: diaryOf(town, from, index),
  });
  const isNew = record.application_type === 'NEW';
  const opened = isNew ? startOf(town, record, index) : `${year - EARLIER[0].back}-01-02`;
  const company_code = await acts.register(story(opened), isNew ? addDays(opened, -10) : `${year - 5}-03-15`);
  // What the paper register knew: the business held permits before the system came.
  if (!isNew) await setBusinessState(town, company_code, 'EXPIRED');
  if (record.has_history)
    for (const { back, percent } of EARLIER)
      await tellEarlierYear(town, story(`${year - back}-01-05`), { company_code, year: year - back, percent });
  await tellThisYear(town, story(startOf(town, record, index)), { company_code, year });
}

async function tellEarlierYear(
  town: Town,
  story: Story,
  { company_code, year, percent }: { company_code: string; year: number; percent: number },
): Promise<void> {
  await setBusinessState(story, company_code, 'EXPIRED');
  const filed = await acts.submit(story, await acts.prepare(story, company_code, year), percent);
  await SCENARIOS['issued']?.tell?.(story, filed);
  if (story.record.scenario !== 'delinquent') await payQuarters(town, story, { filed, year });
}

async function tellThisYear(
  town: Town,
  story: Story,
  { company_code, year }: { company_code: string; year: number },
): Promise<void> {
  const scenario = SCENARIOS[story.record.scenario];
  if (!scenario) throw new Error(`${story.record.code}: unknown scenario ${story.record.scenario}`);
  if (scenario.files !== 'none') {
    if (story.record.application_type === 'RENEWAL') await setBusinessState(story, company_code, 'EXPIRED');
    const draft = await acts.prepare(story, company_code, year);
    if (scenario.files !== 'draft') await follow(town, story, await acts.submit(story, draft));
  }
  if (scenario.business) await setBusinessState(story, company_code, scenario.business);
}

async function follow(town: Town, story: Story, filed: acts.Filed): Promise<void> {
  await SCENARIOS[story.record.scenario]?.tell?.(story, filed);
  if (story.record.scenario === 'issued_all_quarters')
    await payQuarters(town, story, { filed, year: yearOf(manilaDay(town.now)) });
}

/** The later quarters of a quarterly payer, each some days before it is due, as far as time has come. */
async function payQuarters(
  town: Town,
  story: Story,
  { filed, year }: { filed: acts.Filed; year: number },
): Promise<void> {
  if (story.record.payment_mode !== 'QUARTERLY') return;
  const days = QUARTER_DAYS.map((day) => `${year}-${day}`).filter((day) => day < manilaDay(town.now));
  for (const day of days) await payDue({ ...story, diary: diaryOf(town, day, 0) }, filed);
}

/** When this year’s application is filed: some days ago, or in the first days of January. */
function startOf({ now, holidays }: Town, { scenario }: BusinessRecord, index: number): string {
  const today = manilaDay(now);
  const days_ago = SCENARIOS[scenario]?.days_ago;
  if (days_ago !== undefined) return workingDaysBefore(today, days_ago, holidays);
  const latest = workingDaysBefore(today, 5, holidays);
  const wanted = addDays(`${today.slice(0, 4)}-01-02`, index % 12);
  return wanted < latest ? wanted : latest;
}

function diaryOf({ now, holidays }: Town, from: string, index: number): Diary {
  return openDiary({ from, now, holidays, offset: index * 7 });
}
