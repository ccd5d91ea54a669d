// Creates the demo data: runs the scenario of every business of a municipality, year by year.

import { addDays, toClosedDays, toManilaDay, getYear } from '@ebpls/rules';

import * as acts from './acts.ts';
import type { ScenarioContext, DemoMunicipality } from './acts.ts';
import { recordFireList } from './cases/fire-list.ts';
import { answerSurveys } from './cases/surveys.ts';
import { recordCases } from './cases/record-cases.ts';
import { type Timeline, openTimeline } from './timeline.ts';
import { endOldPermits, setBusinessState } from './system-moves.ts';
import { payDue } from './gateway.ts';
import type { ScenarioServer } from './scenario-server.ts';
import { runTreasury } from './treasury/treasury.ts';
import { recordProofs } from './treasury/proofs.ts';
import { listHolidays } from '../municipality/municipality.ts';
import { publishCode } from '../municipality/publish-code.ts';
import type { BusinessRecord } from '../records.ts';
import { SCENARIOS } from './scenarios.ts';
import { computeFilingDay } from './schedule/filing-day.ts';

/** Gross of the two years before the stated one in the demo data, in per cent (domain reference 8.5). */
const EARLIER = [
  { back: 2, percent: 90 },
  { back: 1, percent: 95 },
] as const;
/** When a good payer pays the second, third and fourth quarter. */
const QUARTER_DAYS = ['04-10', '07-10', '10-10'] as const;

/**
 * Cases that offices have not taken yet come last, in this order: a case that is open in the scenario of one business
 * would come before the claims of another that happened earlier (decision 0115).
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

/** Runs the scenario of every sample business up to now. */
export async function runMunicipality(server: ScenarioServer, now: Date): Promise<void> {
  const holidays = toClosedDays(listHolidays(server.municipality));
  const municipality = { server, now, holidays };
  const { code, code_reasons } = server.municipality;
  if (code !== undefined) await publishCode(server, code, code_reasons);
  const openApplications: LeftOpen[] = [];
  for (const [index, record] of server.municipality.businesses.entries()) {
    const open = await runBusiness(municipality, record, index);
    if (open) openApplications.push(open);
  }
  for (const scenario of LEFT_OPEN)
    for (const { context, application } of openApplications)
      if (context.record.scenario === scenario) await follow(municipality, context, application);
  await runTreasury(municipality);
  await recordCases(municipality);
  await recordProofs(municipality);
  await answerSurveys(municipality);
  await recordFireList(server, toManilaDay(now));
  await endOldPermits(municipality, toManilaDay(now));
}

/** A filed case whose scenario continues at the end. */
interface LeftOpen {
  readonly context: ScenarioContext;
  readonly application: acts.FiledApplication;
}

async function runBusiness(
  municipality: DemoMunicipality,
  record: BusinessRecord,
  index: number,
): Promise<LeftOpen | undefined> {
  const year = getYear(toManilaDay(municipality.now));
  const owner = acts.getFilerEmail(municipality.server, record);
  const context = (from: string): ScenarioContext => ({
    server: municipality.server,
    record,
    holidays: municipality.holidays,
    owner,
    timeline: createTimeline(municipality, from, index),
  });
  const isNew = record.application_type === 'NEW';
  const firstDay = isNew ? getStartDay(municipality, record, index) : `${year - EARLIER[0].back}-01-02`;
  const company_code = await acts.register(context(firstDay), isNew ? addDays(firstDay, -10) : `${year - 5}-03-15`);
  // Content of the paper register: the business held permits before the system came.
  if (!isNew) await setBusinessState(municipality, company_code, 'EXPIRED');
  if (record.has_history)
    for (const { back, percent } of listEarlier(municipality, record))
      await runEarlierYear(municipality, context(`${year - back}-01-05`), { company_code, year: year - back, percent });
  return runThisYear(municipality, context(getStartDay(municipality, record, index)), { company_code, year });
}

/** The years before this one for which the business filed, as far back as the revenue code goes. */
function listEarlier({ server, now }: DemoMunicipality, { scenario }: BusinessRecord) {
  const year = getYear(toManilaDay(now));
  const { code } = server.municipality;
  const first = code === undefined ? 0 : getYear(code.effective_on);
  return EARLIER.filter(({ back }) => year - back >= first && (back > 1 || !SCENARIOS[scenario]?.skipsLastYear));
}

async function runEarlierYear(
  municipality: DemoMunicipality,
  context: ScenarioContext,
  { company_code, year, percent }: { company_code: string; year: number; percent: number },
): Promise<void> {
  await setBusinessState(context, company_code, 'EXPIRED');
  const application = await acts.submit(context, await acts.prepare(context, company_code, year), { percent });
  await SCENARIOS['issued']?.run?.(context, application);
  if (context.record.scenario !== 'delinquent') await payQuarters(municipality, context, { application, year });
  if (year === getYear(toManilaDay(municipality.now)) - 1)
    await SCENARIOS[context.record.scenario]?.afterLastYear?.(context, application);
}

async function runThisYear(
  municipality: DemoMunicipality,
  context: ScenarioContext,
  { company_code, year }: { company_code: string; year: number },
): Promise<LeftOpen | undefined> {
  const scenario = SCENARIOS[context.record.scenario];
  if (!scenario) throw new Error(`${context.record.code}: unknown scenario ${context.record.scenario}`);
  if (scenario.files !== 'none') {
    if (context.record.application_type === 'RENEWAL') await setBusinessState(context, company_code, 'EXPIRED');
    const draft = await acts.prepare(context, company_code, year);
    if (scenario.files === 'at_once') await acts.renewAtOnce(context, draft);
    else if (scenario.files !== 'draft') {
      const application = await acts.submit(context, draft, { back_years: scenario.skipsLastYear ? [year - 1] : [] });
      if (LEFT_OPEN.some((scenario) => scenario === context.record.scenario)) return { context, application };
      await follow(municipality, context, application);
    }
  }
  if (scenario.business) await setBusinessState(context, company_code, scenario.business);
  return undefined;
}

async function follow(
  municipality: DemoMunicipality,
  context: ScenarioContext,
  application: acts.FiledApplication,
): Promise<void> {
  await SCENARIOS[context.record.scenario]?.run?.(context, application);
  if (context.record.scenario === 'issued_all_quarters')
    await payQuarters(municipality, context, { application, year: getYear(toManilaDay(municipality.now)) });
}

/** The later quarters of a quarterly payer, each some days before it is due, as far as time has come. */
async function payQuarters(
  municipality: DemoMunicipality,
  context: ScenarioContext,
  { application, year }: { application: acts.FiledApplication; year: number },
): Promise<void> {
  if (context.record.payment_mode !== 'QUARTERLY') return;
  const days = QUARTER_DAYS.map((day) => `${year}-${day}`).filter((day) => day < toManilaDay(municipality.now));
  for (const day of days) await payDue({ ...context, timeline: createTimeline(municipality, day, 0) }, application);
}

function getStartDay({ now, holidays }: DemoMunicipality, { scenario }: BusinessRecord, index: number): string {
  return computeFilingDay({ today: toManilaDay(now), holidays, days_ago: SCENARIOS[scenario]?.days_ago, index });
}

function createTimeline({ now, holidays }: DemoMunicipality, from: string, index: number): Timeline {
  return openTimeline({ from, now, holidays, offset: index * 7 });
}
