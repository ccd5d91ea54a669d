// Acts of the offices on their clearances in the demo data: claim, approve, return, refuse, inspect.

import * as contracts from '@ebpls/contracts';
import { addWorkingDays, toManilaDay } from '@ebpls/rules';

import { BPLO, type FiledApplication, advanceClock, type ScenarioContext } from './acts.ts';

/** Reason sent with every claim of a clearance and stored by none that is in turn, as all are but one scenario's. */
const OUT_OF_TURN = { ground: 'AT_COUNTER', note: 'The owner came over from the island for the day.' } as const;

/** The clearances that no office has taken yet: the office, its row and its desk’s mailbox. */
async function openClearances({ server, record }: ScenarioContext, { assessment_code }: FiledApplication) {
  const { clearances } = await server.call(BPLO, contracts.getAssessment, { params: { assessment_code } });
  const secretary = (
    await server.api.db
      .selectFrom('barangay')
      .select('role_name')
      .where('brgycode', '=', record.brgycode)
      .executeTakeFirstOrThrow()
  ).role_name;
  return clearances.flatMap(({ clearance_id, office, state }) =>
    clearance_id === null || state !== 'PENDING'
      ? []
      : [{ clearance_id: String(clearance_id), office, desk: office === 'barangay' ? secretary : office }],
  );
}

/** Each office takes its clearance and approves it; `but` leaves some untouched. */
export async function clearOffices(
  context: ScenarioContext,
  application: FiledApplication,
  but: readonly string[] = [],
): Promise<void> {
  for (const { clearance_id, office, desk } of await openClearances(context, application)) {
    if (but.includes(office)) continue;
    advanceClock(context);
    await context.server.call(desk, contracts.claimClearance, { params: { clearance_id }, body: OUT_OF_TURN });
    advanceClock(context);
    await checkAll(context, desk, { clearance_id });
    await context.server.call(desk, contracts.approveClearance, { params: { clearance_id }, body: { remarks: '' } });
  }
}

/** An office that has its clearance in hand approves it. */
export async function approveTaken(
  context: ScenarioContext,
  { office, clearance_id }: { readonly office: string; readonly clearance_id: string },
): Promise<void> {
  advanceClock(context);
  await checkAll(context, office, { clearance_id });
  const params = { clearance_id };
  await context.server.call(office, contracts.approveClearance, { params, body: { remarks: '' } });
}

/** One office takes its clearance and has not decided yet. */
export async function claimClearance(
  context: ScenarioContext,
  application: FiledApplication,
  office: string,
): Promise<void> {
  await claimAndDecide(context, { application, office }, () => Promise.resolve());
}

interface FailedItem {
  readonly item: string;
  readonly remark: string;
}

/** The office inspects every item of its list, and each complies but the given ones. */
async function checkAll(
  context: ScenarioContext,
  desk: string,
  { clearance_id, failed }: { clearance_id: string; failed?: FailedItem },
): Promise<void> {
  const { checklist } = await context.server.call(desk, contracts.getClearance, { params: { clearance_id } });
  if (checklist.length === 0) return;
  const answers = checklist.map(({ item }) =>
    item === failed?.item ? { ...failed, answer: 'NOT_COMPLIANT' as const } : { item, answer: 'COMPLIANT' as const },
  );
  await context.server.call(desk, contracts.answerChecklist, { params: { clearance_id }, body: { answers } });
}

interface OfficeClearance {
  readonly application: FiledApplication;
  readonly office: string;
}

/** One office takes its clearance and decides it as given. */
export async function claimAndDecide(
  context: ScenarioContext,
  { application, office }: OfficeClearance,
  decide: (desk: string, clearance_id: string) => Promise<unknown>,
): Promise<void> {
  const clearance = (await openClearances(context, application)).find((one) => one.office === office);
  if (!clearance)
    throw new Error(`${context.record.code}: ${office} has no clearance in ${application.assessment_code}`);
  advanceClock(context);
  await context.server.call(clearance.desk, contracts.claimClearance, {
    params: { clearance_id: clearance.clearance_id },
    body: OUT_OF_TURN,
  });
  advanceClock(context);
  await decide(clearance.desk, clearance.clearance_id);
}

/** Papers that an office returns to the owner, and the answers of the form that it marks. */
export interface ReturnedCase {
  readonly office: string;
  readonly remarks: string;
  readonly papers?: readonly string[];
  readonly marks?: contracts.Marks;
}

export async function returnWithRemarks(
  context: ScenarioContext,
  application: FiledApplication,
  { office, remarks, papers = [], marks = [] }: ReturnedCase,
): Promise<void> {
  const body = { remarks, requirement_codes: [...papers], marks };
  await claimAndDecide(context, { application, office }, (desk, clearance_id) =>
    context.server.call(desk, contracts.returnClearance, { params: { clearance_id }, body }),
  );
}

/** An office refuses its clearance in writing; answers the number of the clearance. */
export async function refuseClearance(
  context: ScenarioContext,
  application: FiledApplication,
  { office, ...body }: { readonly office: string; readonly ground: string; readonly remarks: string },
): Promise<string> {
  let refusedOffice = '';
  await claimAndDecide(context, { application, office }, (desk, clearance_id) => {
    refusedOffice = clearance_id;
    return context.server.call(desk, contracts.rejectClearance, { params: { clearance_id }, body });
  });
  return refusedOffice;
}

export async function clearWithConditions(
  context: ScenarioContext,
  application: FiledApplication,
  { office, condition, failed }: { readonly office: string; readonly condition: string; readonly failed: FailedItem },
): Promise<void> {
  const due_on = addWorkingDays(context.timeline.day(), 15, context.holidays);
  const body = { remarks: '', conditions: [{ text: condition, due_on }] };
  await claimAndDecide(context, { application, office }, async (desk, clearance_id) => {
    await checkAll(context, desk, { clearance_id, failed });
    await context.server.call(desk, contracts.approveClearanceWithConditions, { params: { clearance_id }, body });
  });
}

/** Sets a visit; with findings, the visit has taken place and failed. */
export async function recordInspection(
  context: ScenarioContext,
  application: FiledApplication,
  visit: { readonly office: string; readonly inspectors: string; readonly findings?: string },
): Promise<void> {
  const { server, timeline, holidays } = context;
  await claimAndDecide(context, { application, office: visit.office }, async (desk, clearance_id) => {
    const scheduled_on = addWorkingDays(toManilaDay(server.api.clock.now()), 1, holidays);
    await server.call(desk, contracts.scheduleInspection, {
      params: { clearance_id },
      body: { scheduled_on, scheduled_time: '09:00', inspectors: visit.inspectors },
    });
    if (visit.findings === undefined) return;
    timeline.sleep();
    advanceClock(context);
    await server.call(desk, contracts.recordInspection, {
      params: { clearance_id },
      body: { result: 'FAILED', findings: visit.findings },
    });
  });
}
