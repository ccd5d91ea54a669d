// Test fixtures of disputed bill lines, and sample requests of their endpoints.

import { fileDispute, getDisputable } from '@ebpls/contracts';

import type { TestPerson, TestServer } from '../open-server.ts';

export const A_PROTEST = { amount_held: '100', reason: 'The area of the store was measured twice by mistake.' };

/** An order with one open dispute, and another line of it that may be disputed. */
export interface DisputeFixtures {
  readonly dispute_no: string;
  readonly disputable: { readonly assessment_code: string; readonly line_no: number };
}

interface DisputeStaging {
  readonly owner: TestPerson;
  /** In force, and unpaid. */
  readonly order: { readonly assessment_code: string };
}

/** The number of a line of an order that may be disputed: the one billed highest. */
export async function findLineToDispute(
  { request }: TestServer,
  owner: TestPerson,
  assessment_code: string,
): Promise<number> {
  const { lines } = (await request(getDisputable, owner, { params: { assessment_code } })).body;
  const [line] = lines
    .filter(({ blocked }) => blocked === null)
    .toSorted((one, other) => Number(other.amount) - Number(one.amount));
  return line?.line_no ?? 0;
}

export async function createDisputeFixtures(
  server: TestServer,
  { owner, order: { assessment_code } }: DisputeStaging,
): Promise<DisputeFixtures> {
  const { body } = await server.request(fileDispute, owner, {
    params: { assessment_code },
    body: { ...A_PROTEST, line_no: await findLineToDispute(server, owner, assessment_code) },
  });
  return {
    dispute_no: body.dispute_no,
    disputable: { assessment_code, line_no: await findLineToDispute(server, owner, assessment_code) },
  };
}

interface DisputeSampleFixture {
  readonly people: { readonly owner: TestPerson; readonly treasurer: TestPerson };
  readonly disputes: DisputeFixtures;
}

export function listDisputeSamples({
  people: { owner, treasurer },
  disputes: { dispute_no, disputable },
}: DisputeSampleFixture) {
  const { assessment_code, line_no } = disputable;
  const order = { params: { assessment_code } };
  const open = { params: { dispute_no } };
  return {
    getDisputable: { who: owner, ...order },
    fileDispute: { who: owner, ...order, body: { ...A_PROTEST, line_no } },
    withdrawDispute: { who: owner, ...open },
    listDisputes: { who: treasurer, query: { search: 'DSP', state: 'waiting', limit: '5' } },
    getDispute: { who: owner, ...open },
    decideDispute: { who: treasurer, ...open, body: { is_upheld: false, decision: 'The area was measured once.' } },
  };
}
