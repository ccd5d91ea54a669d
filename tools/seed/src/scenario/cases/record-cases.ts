import * as contracts from '@ebpls/contracts';

import { advanceClock, type DemoMunicipality } from '../acts.ts';
import { HEIR, getOwnerEmail } from '../../people/people.ts';
import { fileAppeal } from './appeals.ts';
import { openCase, type OpenedCase } from './open-case.ts';
import { decideSanction, answerSanction, recommendSanction } from './sanctions.ts';
import { fileSuccession } from './successions.ts';
import { assignInspector } from './visits.ts';

const ANSWERED_BUSINESS = 'SI-000111';
const RECOMMENDED_BUSINESS = 'SI-000120';
const SUSPENDED_BUSINESS = 'SI-000166';
const INHERITED_BUSINESS = 'SI-000163';
const OFFERED_BUSINESS = 'SI-000165';
const HANDED_OVER = 'SI-000172'; // the former owner is to close it, the new one to register it
const RETIRED_BUSINESS = 'SI-000132';
const VISITED_BUSINESS = 'SI-000122';

/**
 * Makes demo cases beside the applications: sanctions, an heir's claim, ownership transfers, an erasure request, a
 * visit.
 */
export async function recordCases(municipality: DemoMunicipality): Promise<void> {
  await recordSanctions(municipality);
  const inheritedCase = await openCase(municipality, INHERITED_BUSINESS, 4);
  await fileSuccession(inheritedCase, {
    heir: HEIR,
    permit_no: inheritedCase.permit_no,
    statement: 'My mother died. I keep the shop open until the year ends.',
  });
  const offeredCase = await openCase(municipality, OFFERED_BUSINESS, 2);
  advanceClock(offeredCase);
  await municipality.server.call(offeredCase.owner, contracts.offerTransfer, {
    params: { company_code: OFFERED_BUSINESS },
    body: { buyer_email: getOwnerEmail('Roberto M. Salonga', 'SOLE') },
  });
  await handOver(await openCase(municipality, HANDED_OVER, 3));
  const retiredCase = await openCase(municipality, RETIRED_BUSINESS, 2);
  advanceClock(retiredCase);
  await municipality.server.call(retiredCase.owner, contracts.requestErasure, {
    body: { remarks: 'The company is closed, and nobody uses the account.' },
  });
  const visitedCase = await openCase(municipality, VISITED_BUSINESS, 0);
  await assignInspector(visitedCase, visitedCase, 'rhu');
}

async function handOver(context: OpenedCase): Promise<void> {
  advanceClock(context);
  const buyer_email = getOwnerEmail('Magdalena F. Ortiz', 'SOLE');
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
  const answeredCase = await openCase(municipality, ANSWERED_BUSINESS, 4);
  const sanction_no = await recommendSanction(answeredCase, {
    office: 'fire',
    ground: 'VIOLATION',
    finding: 'Two of four fire extinguishers at the pumps are empty, for the second time this year.',
  });
  await answerSanction(
    answeredCase,
    sanction_no,
    'All four were refilled on the day of the inspection. The receipt is at the station.',
  );
  await recommendSanction(await openCase(municipality, RECOMMENDED_BUSINESS, 1), {
    office: 'menro',
    ground: 'VIOLATION',
    finding: 'Waste water of the laundry runs into the creek behind the market.',
  });
  const suspendedCase = await openCase(municipality, SUSPENDED_BUSINESS, 5);
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
