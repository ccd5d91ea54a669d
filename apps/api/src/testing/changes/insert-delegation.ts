import type { DelegateScope } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { TestPerson, TestServer } from '../open-server.ts';

interface DelegationInput {
  readonly owner: TestPerson;
  readonly delegate: TestPerson;
  readonly scope: readonly DelegateScope[];
  readonly ends_on?: string;
  readonly state?: 'ACTIVE' | 'ENDED';
  readonly company_code?: string; // One business alone; by default all of the owner's.
}

/** Inserts an accepted appointment for the owner's businesses, as if it had been offered and accepted long ago. */
export async function insertDelegation(
  { api }: TestServer,
  { owner, delegate, scope, ends_on = '2026-12-31', state = 'ACTIVE', company_code }: DelegationInput,
): Promise<number[]> {
  const { rows } = await sql<{ delegation_id: number }>`
    insert into delegation (
      delegation_no, business_id, owner_id, delegate_email, delegate_id, scope, state, offered_at, answer_by, ends_on,
      answered_at
    )
    select
      'DLG-2025-' || lpad((900000 + ${delegate.account_id}::bigint * 1000 + business_id)::text, 9, '0'), business_id,
      owner_id, ${delegate.email}, ${delegate.account_id}::bigint, ${[...scope]}::text[], ${state},
      '2026-01-01T08:00:00+08:00', '2026-01-02', ${ends_on}::date, '2026-01-01T09:00:00+08:00'
    from business
    where owner_id = ${owner.account_id}::bigint
      and (${company_code ?? null}::text is null or company_code = ${company_code ?? null})
    returning delegation_id`.execute(api.db);
  return rows.map(({ delegation_id }) => delegation_id);
}
