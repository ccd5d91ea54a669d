import type { Appeal } from '@ebpls/contracts';

import * as acts from '../acts.ts';
import type { Filed, Story } from '../acts.ts';
import * as clearances from '../clearances.ts';
import { issue, payAndSign, toClearance, toPayment } from '../stages.ts';
import { refuseAndAppeal } from '../decided/office-decisions.ts';
import { disputeFirstLine } from './disputes.ts';
import { answerFirstCondition } from './conditions.ts';
import type { Scenario } from './scenario.ts';
import { inspectInField } from './visits.ts';

/** A case in which one office alone has not begun. */
const waitsFor =
  (office: string) =>
  async (story: Story, filed: Filed): Promise<void> => {
    await toClearance(story, filed);
    await clearances.clear(story, filed, [office]);
  };

/** The visit of the fire office was reported from the place; its decision is due. */
async function reportVisit(story: Story, filed: Filed): Promise<void> {
  await toClearance(story, filed);
  await clearances.clear(story, filed, ['fire']);
  await inspectInField(story, filed, { office: 'fire', met_name: story.record.owner });
}

/** The planning office refuses; nobody has decided on the appeal yet. */
function appealRefusal(story: Story, filed: Filed): Promise<Appeal> {
  return refuseAndAppeal(
    story,
    filed,
    'The gate of the school was moved to the other street last year; from there it is 260 metres.',
  );
}

async function issueOnCondition(story: Story, filed: Filed): Promise<void> {
  await toClearance(story, filed);
  await clearances.clearWithConditions(story, filed, {
    office: 'rhu',
    condition: 'Send the health cards of the two kitchen workers.',
    failed: { item: 'I04', remark: 'The cards of two kitchen workers are not issued yet.' },
  });
  await clearances.clear(story, filed);
  story.diary.sleep();
  await acts.approve(story, await acts.compute(story, filed));
  await payAndSign(story, filed);
  await answerFirstCondition(story, filed, 'Both workers have their cards since yesterday.');
}

async function disputeOrder(story: Story, filed: Filed): Promise<void> {
  await toPayment(story, filed);
  story.diary.sleep();
  await disputeFirstLine(story, filed, 'The fee was computed on a larger floor than the shop has.');
}

/** Cases beyond the ordinary course of an application. */
export const CASE_SCENARIOS: Readonly<Record<string, Scenario>> = {
  waits_for_mao: { days_ago: 1, tell: waitsFor('mao') },
  // No office has begun: a part that one took would be out of turn while others lie open.
  waits_for_mpdo: { days_ago: 1, tell: toClearance },
  waits_for_barangay: { days_ago: 1, tell: waitsFor('barangay') },
  visit_reported: { days_ago: 4, tell: reportVisit },
  refused_by_mpdo: { days_ago: 4, tell: appealRefusal },
  issued_on_condition: { days_ago: 8, tell: issueOnCondition },
  issued_lately: { days_ago: 15, tell: issue },
  disputed: { days_ago: 5, tell: disputeOrder },
  renewed_at_once: { days_ago: 3, files: 'at_once' },
};
