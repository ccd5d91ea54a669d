import * as contracts from '@ebpls/contracts';
import { addDays, toManilaDay, getWorkingDayFrom } from '@ebpls/rules';

import { BPLO, MAYOR, advanceClock, type ScenarioContext } from '../acts.ts';
import { renderPaper } from '../papers.ts';
import type { Person } from '../../people/people.ts';

interface HeirClaim {
  readonly heir: Person;
  readonly permit_no: string;
  readonly statement: string;
}

/** An heir requests to continue the business of an owner who died, with every required paper. */
export async function fileSuccession(
  context: ScenarioContext,
  { heir, permit_no, statement }: HeirClaim,
): Promise<contracts.Succession> {
  const { server, record, timeline } = context;
  const filed_at = timeline.next();
  server.at(filed_at);
  const claim = await server.call(heir.email, contracts.fileSuccession, {
    body: {
      permit_no,
      deceased_name: record.owner,
      relation: 'CHILD',
      died_on: toManilaDay(filed_at),
      statement,
      signed_name: `${heir.firstname} ${heir.lastname}`,
      agrees: true,
    },
  });
  for (const { code, name } of claim.papers) {
    advanceClock(context);
    const bytes = await renderPaper({ code, name, record, municipality: server.municipality });
    const file = new File([bytes], `${code.toLowerCase()}.pdf`, { type: 'application/pdf' });
    const params = { succession_no: claim.succession_no };
    await server.upload(heir.email, contracts.sendSuccessionPaper, { params, query: { paper: code }, file });
  }
  return claim;
}

/** The licensing office checks a claim, and the mayor grants it once the days for objections are over. */
export async function grantSuccession(
  context: ScenarioContext,
  { succession_no }: contracts.Succession,
  { finding, reason }: { readonly finding: string; readonly reason: string },
): Promise<void> {
  const params = { succession_no };
  context.timeline.sleep();
  advanceClock(context);
  const check = { params, body: { outcome: 'CHECKED' as const, finding } };
  const { object_until } = await context.server.call(BPLO, contracts.checkSuccession, check);
  if (object_until === null) throw new Error(`${succession_no} was not checked`);
  // Early in January these days are not over yet.
  if (!context.timeline.moveTo(getWorkingDayFrom(addDays(object_until, 1), context.holidays))) return;
  advanceClock(context);
  await context.server.call(MAYOR, contracts.decideSuccession, { params, body: { outcome: 'GRANTED', reason } });
}
