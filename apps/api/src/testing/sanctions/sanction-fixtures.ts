// Test fixtures of sanction cases, and sample requests of their endpoints.

import { issueShowCause, recommendSanction } from '@ebpls/contracts';

import type { TestPerson, TestServer } from '../open-server.ts';

export const GROUND_SAMPLE = { ground: 'VIOLATION', finding: 'The rear exit was found bricked up.' } as const;

/** A business whose owner was ordered to show cause. */
export interface SanctionFixtures {
  readonly sanction_no: string;
}

interface SanctionStaging {
  readonly head: TestPerson | undefined;
  readonly signatory: TestPerson;
  readonly company_code: string;
}

/** Creates the case through its own endpoints. */
export async function createSanctionFixtures(
  { request }: TestServer,
  { head, signatory, company_code }: SanctionStaging,
): Promise<SanctionFixtures> {
  const { sanction_no } = (await request(recommendSanction, head, { params: { company_code }, body: GROUND_SAMPLE }))
    .body;
  await request(issueShowCause, signatory, { params: { sanction_no } });
  return { sanction_no };
}

interface SanctionSampleFixture {
  readonly people: {
    readonly owner: TestPerson;
    readonly signatory: TestPerson;
    readonly officers: ReadonlyMap<string, TestPerson>;
  };
  readonly stages: { readonly issued: { readonly company_code: string } };
  readonly sanctions: SanctionFixtures;
}

/** One request for every endpoint of suspensions and revocations. */
export function listSanctionSamples({
  people: { owner, signatory, officers },
  stages: { issued },
  sanctions,
}: SanctionSampleFixture) {
  const business = { params: { company_code: issued.company_code } };
  const input = { params: { sanction_no: sanctions.sanction_no } };
  const head = officers.get('engineering');
  return {
    recommendSanction: { who: head, ...business, body: GROUND_SAMPLE, expectedStatus: 409 },
    listCompanySanctions: { who: owner, ...business },
    listSanctions: { who: signatory, query: { search: 'SCO', state: 'open', limit: '5' } },
    getSanction: { who: owner, ...input },
    withdrawSanction: { who: head, ...input, expectedStatus: 409 },
    issueShowCause: { who: signatory, ...input, expectedStatus: 409 },
    answerShowCause: { who: owner, ...input, body: { answer: 'The exit was opened again.' } },
    sendSanctionPaper: { who: owner, ...input, expectedStatus: 422 },
    downloadSanctionPaper: {
      who: owner,
      params: { paper_id: '00000000-0000-4000-8000-000000000000' },
      expectedStatus: 404,
    },
    decideSanction: {
      who: signatory,
      ...input,
      body: { outcome: 'SUSPENDED', decision: 'The exit is still closed.' },
      expectedStatus: 409,
    },
    reportCompliance: { who: owner, ...input, body: { compliance: 'The exit is open.' }, expectedStatus: 409 },
    reinstateBusiness: { who: signatory, ...input, body: { reinstatement: 'The exit is open.' }, expectedStatus: 409 },
    downloadSanctionNotice: { who: owner, ...input },
  } as const;
}
