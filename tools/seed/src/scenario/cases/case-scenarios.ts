// Scenarios of demo businesses whose application takes an unusual course: a visit, an appeal, a dispute.

import type { Appeal } from '@ebpls/contracts';

import * as acts from '../acts.ts';
import type { FiledApplication, ScenarioContext } from '../acts.ts';
import * as clearances from '../clearances.ts';
import { issuePermit, payAndSign, advanceToClearance, advanceToPayment } from '../application-stages.ts';
import { refuseAndAppeal } from '../decided/office-decisions.ts';
import { disputeFirstLine } from './disputes.ts';
import { answerFirstCondition } from './conditions.ts';
import type { Scenario } from './scenario.ts';
import { inspectInField } from './visits.ts';

/** Creates a scenario in which one office alone has not begun its clearance. */
const waitsFor =
  (office: string) =>
  async (context: ScenarioContext, application: FiledApplication): Promise<void> => {
    await advanceToClearance(context, application);
    await clearances.clearOffices(context, application, [office]);
  };

/** The visit of the fire office was reported from the place; its decision is due. */
async function reportVisit(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await advanceToClearance(context, application);
  await clearances.clearOffices(context, application, ['fire']);
  await inspectInField(context, application, { office: 'fire', met_name: context.record.owner });
}

/** The planning office refuses; nobody has decided on the appeal yet. */
function appealRefusal(context: ScenarioContext, application: FiledApplication): Promise<Appeal> {
  return refuseAndAppeal(
    context,
    application,
    'The gate of the school was moved to the other street last year; from there it is 260 metres.',
  );
}

async function issueOnCondition(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await advanceToClearance(context, application);
  await clearances.clearWithConditions(context, application, {
    office: 'rhu',
    condition: 'Send the health cards of the two kitchen workers.',
    failed: { item: 'I04', remark: 'The cards of two kitchen workers are not issued yet.' },
  });
  await clearances.clearOffices(context, application);
  context.timeline.sleep();
  await acts.approve(context, await acts.compute(context, application));
  await payAndSign(context, application);
  await answerFirstCondition(context, application, 'Both workers have their cards since yesterday.');
}

async function disputeOrder(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await advanceToPayment(context, application);
  context.timeline.sleep();
  await disputeFirstLine(context, application, 'The fee was computed on a larger floor than the shop has.');
}

/** Cases beyond the ordinary course of an application. */
export const CASE_SCENARIOS: Readonly<Record<string, Scenario>> = {
  waits_for_mao: { days_ago: 1, run: waitsFor('mao') },
  // No office has begun: a part that one took would be out of turn while others lie open.
  waits_for_mpdo: { days_ago: 1, run: advanceToClearance },
  waits_for_barangay: { days_ago: 1, run: waitsFor('barangay') },
  visit_reported: { days_ago: 4, run: reportVisit },
  refused_by_mpdo: { days_ago: 4, run: appealRefusal },
  issued_on_condition: { days_ago: 8, run: issueOnCondition },
  issued_lately: { days_ago: 15, run: issuePermit },
  disputed: { days_ago: 5, run: disputeOrder },
  renewed_at_once: { days_ago: 3, files: 'at_once' },
};
