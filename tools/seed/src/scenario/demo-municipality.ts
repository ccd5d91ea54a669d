import { addDays, toClosedDays, toManilaDay, getYear } from '@ebpls/rules';

import * as acts from './acts.ts';
import type { Story, Town } from './acts.ts';
import { recordFireList } from './cases/fire-list.ts';
import { answerSurveys } from './cases/surveys.ts';
import { recordCases } from './cases/record-cases.ts';
import { type Timeline, openDiary } from './timeline.ts';
import { endOldPermits, setBusinessState } from './finish.ts';
import { payDue } from './gateway.ts';
import type { StoryServer } from './story-server.ts';
import { tellTreasury } from './treasury/treasury.ts';
import { MAIN_OWNER } from '../people/people.ts';
import { type BusinessRecord, readBusinesses, readRecords } from '../records.ts';
import { SCENARIOS } from './scenarios.ts';
import { computeFilingDay } from './schedule/filing-day.ts';

/** Gross of the two years before, in per cent of the stated one (domain reference 8.5). */
const EARLIER = [
  { back: 2, percent: 90 },
  { back: 1, percent: 95 },
] as const;
/** When a good payer pays the second, third and fourth quarter. */
const QUARTER_DAYS = ['04-10', '07-10', '10-10'] as const;

/**
 * What offices have not taken yet is told last, in this order: a case that lies open in the story of one business would
 * come before the claims of another that happened earlier (decision 0115).
 */
const LEFT_OPEN = [
  'waits_for_mao',
  'waits_for_barangay',
  'in_clearance',
  'in_clearance_technical',
  'in_clearance_taken_first',
  'revoked_reapplying',
  'waits_for_mpdo',
] as const;

/** On the list of the fire bureau: one without a second exit, and a resort of many buildings. */
const NOT_CLEARED_BY_FIRE = ['SI-000104', 'SI-000125'] as const;

/** Tells the story of every sample business up to now. */
export async function tellTown(server: StoryServer, now: Date): Promise<void> {
  const holidays = toClosedDays(readRecords<{ day: string; kind: string }[]>('holidays.json'));
  const town = { server, now, holidays };
  const left: LeftOpen[] = [];
  for (const [index, record] of readBusinesses().entries()) {
    const open = await tellBusiness(town, record, index);
    if (open) left.push(open);
  }
  for (const scenario of LEFT_OPEN)
    for (const { story, filed } of left) if (story.record.scenario === scenario) await follow(town, story, filed);
  await tellTreasury(town);
  await recordCases(town);
  await answerSurveys(town);
  await recordFireList(server, toManilaDay(now), NOT_CLEARED_BY_FIRE);
  await endOldPermits(town, toManilaDay(now));
}

/** A case that is filed, of which the rest is told last. */
interface LeftOpen {
  readonly story: Story;
  readonly filed: acts.Filed;
}

async function tellBusiness(town: Town, record: BusinessRecord, index: number): Promise<LeftOpen | undefined> {
  const year = getYear(toManilaDay(town.now));
  const owner = record.filed_by_main_owner ? MAIN_OWNER : acts.getFilerEmail(record);
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
    for (const { back, percent } of listEarlier(record))
      await tellEarlierYear(town, story(`${year - back}-01-05`), { company_code, year: year - back, percent });
  return tellThisYear(town, story(startOf(town, record, index)), { company_code, year });
}

function listEarlier({ scenario }: BusinessRecord) {
  return EARLIER.filter(({ back }) => back > 1 || !SCENARIOS[scenario]?.skipsLastYear);
}

async function tellEarlierYear(
  town: Town,
  story: Story,
  { company_code, year, percent }: { company_code: string; year: number; percent: number },
): Promise<void> {
  await setBusinessState(story, company_code, 'EXPIRED');
  const filed = await acts.submit(story, await acts.prepare(story, company_code, year), { percent });
  await SCENARIOS['issued']?.tell?.(story, filed);
  if (story.record.scenario !== 'delinquent') await payQuarters(town, story, { filed, year });
  if (year === getYear(toManilaDay(town.now)) - 1)
    await SCENARIOS[story.record.scenario]?.afterLastYear?.(story, filed);
}

async function tellThisYear(
  town: Town,
  story: Story,
  { company_code, year }: { company_code: string; year: number },
): Promise<LeftOpen | undefined> {
  const scenario = SCENARIOS[story.record.scenario];
  if (!scenario) throw new Error(`${story.record.code}: unknown scenario ${story.record.scenario}`);
  if (scenario.files !== 'none') {
    if (story.record.application_type === 'RENEWAL') await setBusinessState(story, company_code, 'EXPIRED');
    const draft = await acts.prepare(story, company_code, year);
    if (scenario.files === 'at_once') await acts.renewAtOnce(story, draft);
    else if (scenario.files !== 'draft') {
      const filed = await acts.submit(story, draft, { back_years: scenario.skipsLastYear ? [year - 1] : [] });
      if (LEFT_OPEN.some((left) => left === story.record.scenario)) return { story, filed };
      await follow(town, story, filed);
    }
  }
  if (scenario.business) await setBusinessState(story, company_code, scenario.business);
  return undefined;
}

async function follow(town: Town, story: Story, filed: acts.Filed): Promise<void> {
  await SCENARIOS[story.record.scenario]?.tell?.(story, filed);
  if (story.record.scenario === 'issued_all_quarters')
    await payQuarters(town, story, { filed, year: getYear(toManilaDay(town.now)) });
}

/** The later quarters of a quarterly payer, each some days before it is due, as far as time has come. */
async function payQuarters(
  town: Town,
  story: Story,
  { filed, year }: { filed: acts.Filed; year: number },
): Promise<void> {
  if (story.record.payment_mode !== 'QUARTERLY') return;
  const days = QUARTER_DAYS.map((day) => `${year}-${day}`).filter((day) => day < toManilaDay(town.now));
  for (const day of days) await payDue({ ...story, diary: diaryOf(town, day, 0) }, filed);
}

function startOf({ now, holidays }: Town, { scenario }: BusinessRecord, index: number): string {
  return computeFilingDay({ today: toManilaDay(now), holidays, days_ago: SCENARIOS[scenario]?.days_ago, index });
}

function diaryOf({ now, holidays }: Town, from: string, index: number): Timeline {
  return openDiary({ from, now, holidays, offset: index * 7 });
}
