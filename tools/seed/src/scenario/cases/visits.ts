// Plans, assigns and reports inspection visits in the demo data.

import * as contracts from '@ebpls/contracts';
import { addWorkingDays, toManilaDay } from '@ebpls/rules';

import { type FiledApplication, advanceClock, type ScenarioContext } from '../acts.ts';
import { claimAndDecide } from '../clearances.ts';

/** Plans an inspection visit on the next working day and reports from the place that everything complies. */
export async function inspectInField(
  context: ScenarioContext,
  application: FiledApplication,
  { office, met_name }: { readonly office: string; readonly met_name: string },
): Promise<void> {
  const { server, timeline, holidays } = context;
  await claimAndDecide(context, { application, office }, async (desk, clearance_id) => {
    const scheduled_on = addWorkingDays(toManilaDay(server.api.clock.now()), 1, holidays);
    const body = { scheduled_on, scheduled_time: '09:00', inspectors: 'FO2 Liza Marasigan' };
    await server.call(desk, contracts.scheduleInspection, { params: { clearance_id }, body });
    timeline.sleep();
    advanceClock(context);
    const visit = await findVisit(context, application, { desk, from: scheduled_on });
    const { items } = await server.call(desk, contracts.getFieldVisits, {});
    await server.call(desk, contracts.reportVisit, {
      params: { inspection_no: visit.inspection_no },
      body: {
        report_key: crypto.randomUUID(),
        scheduled_at: visit.scheduled_at,
        visited_at: server.api.clock.now().toISOString(),
        result: 'PASSED',
        findings: '',
        checklist: items.map(({ item_code }) => ({ item_code, answer: 'COMPLIANT' as const, remark: '' })),
        met_name,
        signature: [],
        refuses_to_sign: true,
        place: null,
      },
    });
  });
}

/** Names the head of the office as the inspector of the visit that is planned. */
export async function assignInspector(
  context: ScenarioContext,
  application: FiledApplication,
  office: string,
): Promise<void> {
  advanceClock(context);
  const { inspection_no } = await findVisit(context, application, {
    desk: office,
    from: toManilaDay(context.server.api.clock.now()),
  });
  const { id } = await context.server.api.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', context.server.toEmail(office))
    .executeTakeFirstOrThrow();
  await context.server.call(office, contracts.assignVisit, { params: { inspection_no }, body: { inspector_id: id } });
}

async function findVisit(
  { server, record }: ScenarioContext,
  { assessment_code }: FiledApplication,
  { desk, from }: { readonly desk: string; readonly from: string },
): Promise<contracts.VisitReply> {
  const { data } = await server.call(desk, contracts.listVisits, { query: { from } });
  const visit = data.find((one) => one.assessment_code === assessment_code);
  if (!visit) throw new Error(`${record.code}: no visit of ${assessment_code} is planned`);
  return visit;
}
