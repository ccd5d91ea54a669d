// A filed renewal of a municipality with a code of its own, that an office works on.

import { acceptAssessment, claimClearance, getAssessment } from '@ebpls/contracts';

import { OUT_OF_TURN_REASON } from '../application-fixture.ts';
import type { TestPerson } from '../open-server.ts';
import { type openTownFixture, toDeclaration, type WorkedBill } from './town-fixture.ts';

type TownFixture = Awaited<ReturnType<typeof openTownFixture>>;

/** A filed and accepted renewal of a worked bill, whose clearance of the fire bureau is claimed. */
export async function createFireCase(
  { server, people, prepareRenewal, file }: Pick<TownFixture, 'server' | 'people' | 'prepareRenewal' | 'file'>,
  bill: WorkedBill,
  fire: TestPerson,
) {
  const draft = await prepareRenewal(bill);
  const filingReply = await file(draft.assessment_code, toDeclaration(bill, 'ANNUAL'));
  if (filingReply.status !== 200) throw new Error(JSON.stringify(filingReply.body));
  const params = { assessment_code: filingReply.body.assessment_code };
  await server.request(acceptAssessment, people.clerk, { params, body: {} });
  const { clearances } = (await server.request(getAssessment, people.clerk, { params })).body;
  const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  await server.request(claimClearance, fire, { params: { clearance_id }, body: OUT_OF_TURN_REASON });
  return { ...draft, params, clearance_id };
}
