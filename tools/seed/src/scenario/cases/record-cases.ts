import * as contracts from '@ebpls/contracts';

import { step, type Town } from '../acts.ts';
import { HEIR, ownerEmail } from '../../people/people.ts';
import { fileAppeal } from './appeals.ts';
import { openCase, type OpenedCase } from './open-case.ts';
import { decideSanction, hearOwner, recommendSanction } from './sanctions.ts';
import { fileSuccession } from './successions.ts';
import { assignInspector } from './visits.ts';

const HEARD = 'SI-000111';
const RECOMMENDED = 'SI-000120';
const SUSPENDED = 'SI-000166';
const INHERITED = 'SI-000163';
const OFFERED = 'SI-000165';
/** Offered and taken over: the former owner is to close it, and the new one to register it. */
const HANDED_OVER = 'SI-000172';
const RETIRED = 'SI-000132';
const VISITED = 'SI-000122';

/** The last working days: sanctions, an appeal, a claim of an heir, an offer, an erasure, a visit with its inspector. */
export async function recordCases(town: Town): Promise<void> {
  await recordSanctions(town);
  const inherited = await openCase(town, INHERITED, 4);
  await fileSuccession(inherited, {
    heir: HEIR,
    permit_no: inherited.permit_no,
    statement: 'My mother died. I keep the shop open until the year ends.',
  });
  const offered = await openCase(town, OFFERED, 2);
  step(offered);
  await town.server.ask(offered.owner, contracts.offerTransfer, {
    params: { company_code: OFFERED },
    body: { buyer_email: ownerEmail('Roberto M. Salonga', 'SOLE') },
  });
  await handOver(await openCase(town, HANDED_OVER, 3));
  const retired = await openCase(town, RETIRED, 2);
  step(retired);
  await town.server.ask(retired.owner, contracts.requestErasure, {
    body: { remarks: 'The company is closed, and nobody uses the account.' },
  });
  const visited = await openCase(town, VISITED, 0);
  await assignInspector(visited, visited, 'rhu');
}

async function handOver(story: OpenedCase): Promise<void> {
  step(story);
  const buyer_email = ownerEmail('Magdalena F. Ortiz', 'SOLE');
  const { transfer_id } = await story.server.ask(story.owner, contracts.offerTransfer, {
    params: { company_code: story.company_code },
    body: { buyer_email },
  });
  story.diary.sleep();
  step(story);
  await story.server.ask(buyer_email, contracts.acceptTransfer, {
    params: { transfer_id: String(transfer_id) },
    body: { tin: '912-345-678-000', agrees: true },
  });
}

async function recordSanctions(town: Town): Promise<void> {
  const heard = await openCase(town, HEARD, 4);
  const heard_no = await recommendSanction(heard, {
    office: 'fire',
    ground: 'VIOLATION',
    finding: 'Two of four fire extinguishers at the pumps are empty, for the second time this year.',
  });
  await hearOwner(
    heard,
    heard_no,
    'All four were refilled on the day of the inspection. The receipt is at the station.',
  );
  await recommendSanction(await openCase(town, RECOMMENDED, 1), {
    office: 'menro',
    ground: 'VIOLATION',
    finding: 'Waste water of the laundry runs into the creek behind the market.',
  });
  const suspended = await openCase(town, SUSPENDED, 5);
  const suspended_no = await recommendSanction(suspended, {
    office: 'engineering',
    ground: 'NUISANCE',
    finding: 'Engines are repaired on the sidewalk, and oil runs into the drain.',
  });
  await hearOwner(suspended, suspended_no, 'The yard behind the shop was flooded in that week.');
  await decideSanction(suspended, suspended_no, {
    outcome: 'SUSPENDED',
    decision: 'Suspended until the yard is paved and the sidewalk is free.',
  });
  suspended.diary.sleep();
  await fileAppeal(suspended, {
    against: 'sanction',
    reference: suspended_no,
    reason: 'The sidewalk is free since Monday, and the yard is being paved.',
  });
}
