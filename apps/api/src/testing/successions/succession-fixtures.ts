// Test fixtures of an heir's claim, and sample requests of its endpoints.

import { fileSuccession } from '@ebpls/contracts';

import type { TestPerson, TestServer } from '../open-server.ts';

/** An heir's sworn statement about a permit. */
export const createClaimInput = (permit_no: string) => ({
  permit_no,
  deceased_name: 'Ernesto Villarin',
  relation: 'CHILD',
  died_on: '2026-01-05',
  statement: 'We are her two children, and my brother agrees that I go on with the store.',
  signed_name: 'Ana Reyes',
  agrees: true,
});

/** A claim that is not checked yet. */
export interface SuccessionFixtures {
  readonly succession_no: string;
  readonly heir: TestPerson;
}

export async function createSuccessionFixtures(
  server: TestServer,
  { permit_no }: { readonly permit_no: string },
): Promise<SuccessionFixtures> {
  const heir = await server.person('user', { firstname: 'Ana', lastname: 'Reyes' });
  const { body } = await server.request(fileSuccession, heir, { body: createClaimInput(permit_no) });
  return { succession_no: body.succession_no, heir };
}

interface SuccessionSampleFixture {
  readonly people: { readonly owner: TestPerson; readonly bplo: TestPerson; readonly signatory: TestPerson };
  readonly stages: { readonly issued: { readonly permit_no: string } };
  readonly succession: SuccessionFixtures;
}

/** One request for every endpoint of the claims of heirs. */
export function listSuccessionSamples({
  people,
  stages: { issued },
  succession: { succession_no, heir },
}: SuccessionSampleFixture) {
  const open = { params: { succession_no } };
  const paper = { ...open, query: { paper: 'R31' } };
  return {
    fileSuccession: { who: heir, body: createClaimInput(issued.permit_no), expectedStatus: 409 },
    listMySuccessions: { who: heir },
    listSuccessions: { who: people.bplo },
    getSuccession: { who: heir, ...open },
    sendSuccessionPaper: { who: heir, ...paper, expectedStatus: 422 },
    downloadSuccessionPaper: { who: heir, ...paper, expectedStatus: 404 },
    withdrawSuccession: { who: heir, ...open },
    objectToSuccession: {
      who: people.owner,
      body: { permit_no: issued.permit_no, reason: 'I live.' },
      expectedStatus: 422,
    },
    checkSuccession: {
      who: people.bplo,
      ...open,
      body: { outcome: 'REFUSED', finding: 'The certificate is of another person.' },
    },
    decideSuccession: {
      who: people.signatory,
      ...open,
      body: { outcome: 'REFUSED', reason: 'The certificate is of another person.' },
    },
  };
}
