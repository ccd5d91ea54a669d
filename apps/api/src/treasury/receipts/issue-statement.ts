import { formatPersonName, type ReplyBody, type issueStatement } from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { allocateNumber, type Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { lockAuthority } from '../../domain/access/delegations/authority.ts';
import { findDelegateName } from '../../domain/access/delegations/representatives.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import type { StatementContent } from '../../tables/ledger.ts';
import { loadStatement } from './statement.ts';

interface StatementInput {
  readonly company_code: string;
  readonly as_of?: string | undefined;
}

/**
 * Issues the statement of one business under the next number of the year and stores it; an identical one is issued as the same
 * paper. Refused: missing, when it is not theirs or nothing was ever billed.
 */
export async function issueBusinessStatement(
  api: Api,
  actor: Actor,
  input: StatementInput,
): Promise<ReplyBody<typeof issueStatement>> {
  const { as_of, companies } = await loadStatement(api, actor, { ...input, limit: 1 });
  const company = companies[0];
  if (!company) throw new Refused('missing', 'resource.missing');
  return inTransaction(api, actor, async ({ trx, now, today }) => {
    const { business_id, ...names } = await lockNamed(trx, actor, company.company_code);
    const content: StatementContent = { ...company, ...names, locale: actor.locale };
    const sameStatement = await findSame(trx, { business_id, as_of, content });
    if (sameStatement !== undefined) return { soa_no: sameStatement };
    const soa_no = await allocateStatementNo(trx, today);
    const own = { soa_no, business_id, as_of };
    await trx
      .insertInto('statement_paper')
      .values({ ...own, issued_at: now, issued_by: actor.account_id, content: JSON.stringify(content) })
      .execute();
    await recordAudit(trx, actor, {
      act: 'statement.issue',
      object_kind: 'statement',
      object_id: soa_no,
      detail: { company_code: company.company_code, as_of, balance: company.since.balance },
    });
    return { soa_no };
  });
}

/** The business with the printed names: the owner's, and that of a delegate who requests the statement. */
async function lockNamed(trx: Trx, actor: Actor, company_code: string) {
  const { business_id, owner_id, address, firstname, lastname } = await trx
    .selectFrom('business')
    .innerJoin('account', 'account.id', 'business.owner_id')
    .select(['business_id', 'owner_id', 'business.address', 'firstname', 'lastname'])
    .where('company_code', '=', company_code)
    .forNoKeyUpdate(['business'])
    .executeTakeFirstOrThrow();
  await lockAuthority(trx, actor, { business_id, owner_id });
  const issued_to = await findDelegateName(trx, actor.locale);
  return {
    business_id,
    owner_name: formatPersonName({ firstname, lastname }),
    address,
    ...(issued_to !== undefined && { issued_to }),
  };
}

async function allocateStatementNo(trx: Trx, today: string): Promise<string> {
  const year = getYear(today);
  return `SOA-${year}-${String(await allocateNumber(trx, 'statement', year)).padStart(6, '0')}`;
}

interface StoredStatementQuery {
  readonly business_id: number;
  readonly as_of: string;
  readonly content: StatementContent;
}

async function findSame(trx: Trx, { business_id, as_of, content }: StoredStatementQuery): Promise<string | undefined> {
  const { rows } = await sql<{ soa_no: string }>`
    select soa_no
    from statement_paper
    where business_id = ${business_id}::bigint
      and as_of = ${as_of}::date
      and content = ${JSON.stringify(content)}::jsonb
    order by soa_no desc
    limit 1`.execute(trx);
  return rows[0]?.soa_no;
}
