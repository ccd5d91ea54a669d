import * as contracts from '@ebpls/contracts';
import { addWorkingDays, toManilaDay } from '@ebpls/rules';

import { BPLO, type Filed, mailbox, step, type Story } from './acts.ts';

/** Sent with every claim and kept by none that is in turn, as all are but the one that the story wants otherwise. */
const OUT_OF_TURN = { ground: 'AT_COUNTER', note: 'The owner came over from the island for the day.' } as const;

/** The clearances that no office has taken yet: the office, its row and its desk’s mailbox. */
async function openClearances({ server, record }: Story, { assessment_code }: Filed) {
  const { clearances } = await server.ask(BPLO, contracts.getAssessment, { params: { assessment_code } });
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
      : [{ clearance_id: String(clearance_id), office, desk: mailbox(office === 'barangay' ? secretary : office) }],
  );
}

/** Each office takes its clearance and approves it; `but` leaves some untouched. */
export async function clear(story: Story, filed: Filed, but: readonly string[] = []): Promise<void> {
  for (const { clearance_id, office, desk } of await openClearances(story, filed)) {
    if (but.includes(office)) continue;
    step(story);
    await story.server.ask(desk, contracts.claimClearance, { params: { clearance_id }, body: OUT_OF_TURN });
    step(story);
    await checkAll(story, desk, { clearance_id });
    await story.server.ask(desk, contracts.approveClearance, { params: { clearance_id }, body: { remarks: '' } });
  }
}

/** An office that has its clearance in hand approves it. */
export async function approveTaken(
  story: Story,
  { office, clearance_id }: { readonly office: string; readonly clearance_id: string },
): Promise<void> {
  step(story);
  await checkAll(story, mailbox(office), { clearance_id });
  const params = { clearance_id };
  await story.server.ask(mailbox(office), contracts.approveClearance, { params, body: { remarks: '' } });
}

/** One office takes its clearance and has not decided yet. */
export async function take(story: Story, filed: Filed, office: string): Promise<void> {
  await claimAndDecide(story, { filed, office }, () => Promise.resolve());
}

interface FailedItem {
  readonly item: string;
  readonly remark: string;
}

/** The office looked at everything on its list, and everything complies but what the story says. */
async function checkAll(
  story: Story,
  desk: string,
  { clearance_id, failed }: { clearance_id: string; failed?: FailedItem },
): Promise<void> {
  const { checklist } = await story.server.ask(desk, contracts.getClearance, { params: { clearance_id } });
  if (checklist.length === 0) return;
  const answers = checklist.map(({ item }) =>
    item === failed?.item ? { ...failed, answer: 'NOT_COMPLIANT' as const } : { item, answer: 'COMPLIANT' as const },
  );
  await story.server.ask(desk, contracts.answerChecklist, { params: { clearance_id }, body: { answers } });
}

interface OfficeClearance {
  readonly filed: Filed;
  readonly office: string;
}

/** One office takes its clearance and does with it what the story says. */
export async function claimAndDecide(
  story: Story,
  { filed, office }: OfficeClearance,
  decide: (desk: string, clearance_id: string) => Promise<unknown>,
): Promise<void> {
  const clearance = (await openClearances(story, filed)).find((one) => one.office === office);
  if (!clearance) throw new Error(`${story.record.code}: ${office} has no part of ${filed.assessment_code}`);
  step(story);
  await story.server.ask(clearance.desk, contracts.claimClearance, {
    params: { clearance_id: clearance.clearance_id },
    body: OUT_OF_TURN,
  });
  step(story);
  await decide(clearance.desk, clearance.clearance_id);
}

/** What an office sends back to the owner: papers, and answers of the form that it marks. */
export interface ReturnedCase {
  readonly office: string;
  readonly remarks: string;
  readonly papers?: readonly string[];
  readonly marks?: contracts.Marks;
}

export async function returnWithRemarks(
  story: Story,
  filed: Filed,
  { office, remarks, papers = [], marks = [] }: ReturnedCase,
): Promise<void> {
  const body = { remarks, requirement_codes: [...papers], marks };
  await claimAndDecide(story, { filed, office }, (desk, clearance_id) =>
    story.server.ask(desk, contracts.returnClearance, { params: { clearance_id }, body }),
  );
}

/** An office refuses its clearance in writing; answers the number of the clearance. */
export async function refuseClearance(
  story: Story,
  filed: Filed,
  { office, ...body }: { readonly office: string; readonly ground: string; readonly remarks: string },
): Promise<string> {
  let refused = '';
  await claimAndDecide(story, { filed, office }, (desk, clearance_id) => {
    refused = clearance_id;
    return story.server.ask(desk, contracts.rejectClearance, { params: { clearance_id }, body });
  });
  return refused;
}

export async function clearWithConditions(
  story: Story,
  filed: Filed,
  { office, condition, failed }: { readonly office: string; readonly condition: string; readonly failed: FailedItem },
): Promise<void> {
  const due_on = addWorkingDays(story.diary.day(), 15, story.holidays);
  const body = { remarks: '', conditions: [{ text: condition, due_on }] };
  await claimAndDecide(story, { filed, office }, async (desk, clearance_id) => {
    await checkAll(story, desk, { clearance_id, failed });
    await story.server.ask(desk, contracts.approveClearanceWithConditions, { params: { clearance_id }, body });
  });
}

/** Sets a visit; with findings, the visit has taken place and failed. */
export async function inspect(
  story: Story,
  filed: Filed,
  visit: { readonly office: string; readonly inspectors: string; readonly findings?: string },
): Promise<void> {
  const { server, diary, holidays } = story;
  await claimAndDecide(story, { filed, office: visit.office }, async (desk, clearance_id) => {
    const scheduled_on = addWorkingDays(toManilaDay(server.api.clock.now()), 1, holidays);
    await server.ask(desk, contracts.scheduleInspection, {
      params: { clearance_id },
      body: { scheduled_on, scheduled_time: '09:00', inspectors: visit.inspectors },
    });
    if (visit.findings === undefined) return;
    diary.sleep();
    step(story);
    await server.ask(desk, contracts.recordInspection, {
      params: { clearance_id },
      body: { result: 'FAILED', findings: visit.findings },
    });
  });
}
