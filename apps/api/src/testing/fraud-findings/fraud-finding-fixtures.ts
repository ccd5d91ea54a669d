// Test fixtures of fraud findings in every state, and sample requests of their endpoints.

import { decideFraudFinding, proposeFraudFinding, proposeFraudWithdrawal } from '@ebpls/contracts';

import type { TestPerson, TestServer } from '../open-server.ts';

const A_FINDING = {
  ground: 'FRAUD' as const,
  evidence: 'Two sets of books were kept.',
  evidence_no: 'BIR-2025-77',
  discovered_on: '2025-12-01',
};
const DECISION = { is_confirmed: true, decision: 'The books were compared.' };

/** Findings on one business, one in every state that an act begins from. */
export interface FraudFindingFixtures {
  readonly company_code: string;
  readonly proposed: string;
  readonly confirmed: string;
  readonly withdrawal_proposed: string;
}

interface FindingStaging {
  readonly treasurer: TestPerson;
  readonly company_code: string;
}

/** Everything is proposed by a second treasurer, so that the first one decides. */
export async function createFraudFindingFixtures(
  server: TestServer,
  { treasurer, company_code }: FindingStaging,
): Promise<FraudFindingFixtures> {
  const second = await server.person('admin', { permissions: ['treasurer'] });
  const propose = async (tax_year: number): Promise<string> => {
    const body = { ...A_FINDING, tax_years: [tax_year] };
    return (await server.request(proposeFraudFinding, second, { params: { company_code }, body })).body.finding_no;
  };
  const confirm = async (tax_year: number): Promise<string> => {
    const finding_no = await propose(tax_year);
    await server.request(decideFraudFinding, treasurer, { params: { finding_no }, body: DECISION });
    return finding_no;
  };
  const withdrawal_proposed = await confirm(2018);
  await server.request(proposeFraudWithdrawal, second, {
    params: { finding_no: withdrawal_proposed },
    body: { reason: 'The books were another’s.' },
  });
  return { company_code, proposed: await propose(2019), confirmed: await confirm(2020), withdrawal_proposed };
}

interface FindingSampleFixture {
  readonly people: { readonly treasurer: TestPerson };
  readonly fraud_findings: FraudFindingFixtures;
}

export function listFraudFindingSamples({ people: { treasurer }, fraud_findings }: FindingSampleFixture) {
  const { company_code, proposed, confirmed, withdrawal_proposed } = fraud_findings;
  return {
    proposeFraudFinding: { who: treasurer, params: { company_code }, body: { ...A_FINDING, tax_years: [2021] } },
    listFraudFindings: { who: treasurer, query: { search: 'FRD', state: 'waiting', limit: '5' } },
    getFraudFinding: { who: treasurer, params: { finding_no: confirmed } },
    decideFraudFinding: { who: treasurer, params: { finding_no: proposed }, body: DECISION },
    proposeFraudWithdrawal: {
      who: treasurer,
      params: { finding_no: confirmed },
      body: { reason: 'The books were another’s.' },
    },
    decideFraudWithdrawal: {
      who: treasurer,
      params: { finding_no: withdrawal_proposed },
      body: { is_withdrawn: true, decision: 'The owner showed it.' },
    },
  };
}
