// Test fixtures of an appeal, and sample requests of the appeal endpoints.

import { sql } from 'kysely';

import type { TestPerson, TestServer } from '../open-server.ts';

/** An appeal of an owner against a sanction that the treasurer decided. */
export interface AppealFixtures {
  readonly appeal_no: string;
}

interface AppealStaging {
  readonly sanction_no: string;
  readonly decider: TestPerson;
  readonly owner: TestPerson;
}

/** Not through the endpoints: the fixture’s sanction keeps the state that the samples of sanctions need. */
export async function createAppealFixtures(
  { api }: TestServer,
  { sanction_no, decider, owner }: AppealStaging,
): Promise<AppealFixtures> {
  const appeal_no = 'APL-2026-000001';
  await sql`
    insert into appeal (
      appeal_no, business_id, sanction_id, office, contested_by, contested_at, contested_reason, reason, filed_by, filed_at
    )
    select
      ${appeal_no}, business_id, sanction_id, office, ${decider.account_id}::bigint, ${api.clock.now()}::timestamptz, 'The exit is closed.',
      'It is open.', ${owner.account_id}::bigint, ${api.clock.now()}::timestamptz
    from sanction
    where sanction_no = ${sanction_no}`.execute(api.db);
  return { appeal_no };
}

interface AppealSampleFixture {
  readonly people: { readonly owner: TestPerson; readonly signatory: TestPerson };
  readonly stages: { readonly issued: { readonly company_code: string } };
  readonly appeals: AppealFixtures;
}

/** One request for every endpoint of appeals. */
export function listAppealSamples({
  people: { owner, signatory },
  stages: { issued },
  appeals: { appeal_no },
}: AppealSampleFixture) {
  const business = { params: { company_code: issued.company_code } };
  const input = { params: { appeal_no } };
  return {
    listCompanyAppeals: { who: owner, ...business },
    fileAppeal: {
      who: owner,
      ...business,
      body: { against: 'sanction', reference: 'SCO-2026-000001', reason: 'The exit is open.' },
      expectedStatus: 409,
    },
    listAppeals: { who: signatory, query: { search: 'APL', state: 'open', limit: '5' } },
    getAppeal: { who: owner, ...input },
    sendAppealPaper: { who: owner, ...input, expectedStatus: 422 },
    downloadAppealPaper: {
      who: owner,
      params: { paper_id: '00000000-0000-4000-8000-000000000000' },
      expectedStatus: 404,
    },
    decideAppeal: { who: signatory, ...input, body: { outcome: 'UPHELD', decision: 'It was seen closed.' } },
  } as const;
}
