import * as contracts from '@ebpls/contracts';

import { advanceClock, type DemoMunicipality } from '../acts.ts';
import { getCase } from '../../municipality/municipality.ts';
import { getHeir, getOwnerEmail } from '../../people/people.ts';
import { fileAppeal } from './appeals.ts';
import { openCase, type OpenedCase } from './open-case.ts';
import { decideSanction, answerSanction, recommendSanction } from './sanctions.ts';
import { fileSuccession } from './successions.ts';
import { assignInspector } from './visits.ts';

/**
 * Makes demo cases beside the applications: sanctions, an heir's claim, ownership transfers, an erasure request, a
 * visit.
 */
export async function recordCases(municipality: DemoMunicipality): Promise<void> {
  const records = municipality.server.municipality;
  await recordSanctions(municipality);
  const inheritedCase = await openCase(municipality, getCase(records, 'inherited'), 4);
  await fileSuccession(inheritedCase, {
    heir: getHeir(records, 'inherited'),
    permit_no: inheritedCase.permit_no,
    statement: 'My mother died. I keep the shop open until the year ends.',
  });
  const offeredCase = await openCase(municipality, getCase(records, 'offered'), 2);
  advanceClock(offeredCase);
  await municipality.server.call(offeredCase.owner, contracts.offerTransfer, {
    params: { company_code: offeredCase.company_code },
    body: { buyer_email: getOwnerEmail(getCase(records, 'buyer_offered').owner, 'SOLE') },
  });
  // The former owner is to close it, the new one to register it.
  await handOver(await openCase(municipality, getCase(records, 'handed_over'), 3));
  const retiredCase = await openCase(municipality, getCase(records, 'erasure_requested'), 2);
  advanceClock(retiredCase);
  await municipality.server.call(retiredCase.owner, contracts.requestErasure, {
    body: { remarks: 'The company is closed, and nobody uses the account.' },
  });
  const visitedCase = await openCase(municipality, getCase(records, 'visited'), 0);
  await assignInspector(visitedCase, visitedCase, 'rhu');
}

async function handOver(context: OpenedCase): Promise<void> {
  advanceClock(context);
  const buyer_email = getOwnerEmail(getCase(context.server.municipality, 'buyer_accepted').owner, 'SOLE');
  const { transfer_id } = await context.server.call(context.owner, contracts.offerTransfer, {
    params: { company_code: context.company_code },
    body: { buyer_email },
  });
  context.timeline.sleep();
  advanceClock(context);
  await context.server.call(buyer_email, contracts.acceptTransfer, {
    params: { transfer_id: String(transfer_id) },
    body: { tin: '912-345-678-000', agrees: true },
  });
}

async function recordSanctions(municipality: DemoMunicipality): Promise<void> {
  const records = municipality.server.municipality;
  const answeredCase = await openCase(municipality, getCase(records, 'show_cause_answered'), 4);
  const sanction_no = await recommendSanction(answeredCase, {
    office: 'fire',
    ground: 'VIOLATION',
    finding: 'Two of four fire extinguishers are empty, for the second time this year.',
  });
  await answerSanction(
    answeredCase,
    sanction_no,
    'All four were refilled on the day of the inspection. The receipt is at the station.',
  );
  await recommendSanction(await openCase(municipality, getCase(records, 'suspension_recommended'), 1), {
    office: 'menro',
    ground: 'VIOLATION',
    finding: 'Waste water of the laundry runs into the creek behind the market.',
  });
  const suspendedCase = await openCase(municipality, getCase(records, 'suspended'), 5);
  const suspended_no = await recommendSanction(suspendedCase, {
    office: 'engineering',
    ground: 'NUISANCE',
    finding: 'Engines are repaired on the sidewalk, and oil runs into the drain.',
  });
  await answerSanction(suspendedCase, suspended_no, 'The yard behind the shop was flooded in that week.');
  await decideSanction(suspendedCase, suspended_no, {
    outcome: 'SUSPENDED',
    decision: 'Suspended until the yard is paved and the sidewalk is free.',
  });
  suspendedCase.timeline.sleep();
  await fileAppeal(suspendedCase, {
    against: 'sanction',
    reference: suspended_no,
    reason: 'The sidewalk is free since Monday, and the yard is being paved.',
  });
}
