// Scenarios of demo businesses in which an appeal, a succession or a sanction was decided.

import type { Appeal } from '@ebpls/contracts';

import type { FiledApplication, ScenarioContext } from '../acts.ts';
import * as acts from '../acts.ts';
import { decideAppeal, fileAppeal } from '../cases/appeals.ts';
import {
  decideSanction,
  answerSanction,
  recommendSanction,
  reinstateBusiness,
  reportCompliance,
} from '../cases/sanctions.ts';
import { fileSuccession, grantSuccession } from '../cases/successions.ts';
import * as clearances from '../clearances.ts';
import { issuePermit, payAndSign, advanceToClearance } from '../application-stages.ts';
import { getHeir } from '../../people/people.ts';

const WORKING_DAYS_CLOSED = 30;

/** The planning office refuses, and the owner appeals on the next working day. */
export async function refuseAndAppeal(
  context: ScenarioContext,
  application: FiledApplication,
  reason: string,
): Promise<Appeal> {
  await advanceToClearance(context, application);
  await clearances.clearOffices(context, application, ['mpdo']);
  const reference = await clearances.refuseClearance(context, application, {
    office: 'mpdo',
    ground: `Zoning Ordinance of ${context.server.municipality.name}, section 14`,
    remarks: 'A place of amusement is not permitted within 200 metres of a school.',
  });
  context.timeline.sleep();
  return fileAppeal(context, { against: 'clearance', reference, reason });
}

/** The refusal is reversed: the office decides again, and the permit is issued. */
export async function grantAppeal(context: ScenarioContext, application: FiledApplication): Promise<void> {
  const reason = 'The school moved to Purok 3 in June; the building beside us is a warehouse now.';
  const appeal = await refuseAndAppeal(context, application, reason);
  await decideAppeal(context, appeal, {
    outcome: 'REVERSED',
    decision: 'The school was moved. The nearest one is 640 metres away by the map of the planning office.',
  });
  context.timeline.sleep();
  await clearances.approveTaken(context, { office: 'mpdo', clearance_id: appeal.reference });
  context.timeline.sleep();
  await acts.approve(context, await acts.compute(context, application));
  await payAndSign(context, application);
}

/** The refusal remains. */
export async function upholdRefusal(context: ScenarioContext, application: FiledApplication): Promise<void> {
  const reason = 'The house opens at seven in the evening, when no class is held in the school.';
  await decideAppeal(context, await refuseAndAppeal(context, application, reason), {
    outcome: 'UPHELD',
    decision: 'Section 14 makes no exception for the hours. The distance was measured as 140 metres.',
  });
}

/** An heir continues with the store once nobody can object any more. */
export async function passToHeir(context: ScenarioContext, application: FiledApplication): Promise<void> {
  const permit_no = await issuePermit(context, application);
  context.timeline.sleep();
  const claim = await fileSuccession(context, {
    heir: getHeir(context.server.municipality, 'succession_granted'),
    permit_no,
    statement: 'My mother died. I am her only child and continue with the store.',
  });
  await grantSuccession(context, claim, {
    finding: 'The certificates of death and of birth agree with the permit.',
    reason: 'Nobody objected within the days.',
  });
}

export async function dismissSanction(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await issuePermit(context, application);
  context.timeline.sleep();
  const sanction_no = await recommendSanction(context, {
    office: 'menro',
    ground: 'VIOLATION',
    finding: 'Sacks of waste stand at the gate on three days of the week.',
  });
  await answerSanction(context, sanction_no, 'They belong to the neighbor, whose truck came late in that week.');
  await decideSanction(context, sanction_no, {
    outcome: 'DISMISSED',
    decision: 'The barangay confirms that the sacks were of the neighbor.',
  });
}

export async function suspendAndReinstate(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await issuePermit(context, application);
  context.timeline.sleep();
  const sanction_no = await recommendSanction(context, {
    office: 'fire',
    ground: 'VIOLATION',
    finding: 'The second exit is blocked by shelves, and paint is kept beside the stove.',
  });
  await answerSanction(context, sanction_no, 'We had a large delivery and no other place for it.');
  await decideSanction(context, sanction_no, {
    outcome: 'SUSPENDED',
    decision: 'Suspended until the second exit is free and the paint is kept outside.',
  });
  await reportCompliance(context, sanction_no, 'The shelves are removed, and the paint is in a steel cabinet outside.');
  await reinstateBusiness(context, sanction_no, 'The fire station inspected the shop. Both exits are free.');
}

/** Last year's permit is revoked by the mayor, who lets the business apply again after some weeks. */
export async function revokeAndAllowAgain(context: ScenarioContext): Promise<void> {
  context.timeline.sleep();
  const sanction_no = await recommendSanction(context, {
    office: 'engineering',
    ground: 'VIOLATION',
    finding: 'Trucks haul gravel over the barangay road without clearance, for the third time.',
  });
  await answerSanction(context, sanction_no, 'The other road was closed, and I did not know of the clearance.');
  await decideSanction(context, sanction_no, {
    outcome: 'REVOKED',
    decision: 'Hauled without clearance of the road.',
  });
  context.timeline.sleep(WORKING_DAYS_CLOSED);
  await reinstateBusiness(context, sanction_no, 'The road is repaired at the owner’s cost. He may apply again.');
}
