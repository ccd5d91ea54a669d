// Makes payment claims of owners during a load test of gateway notifications.

import { answerClaim, makeClaim } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { TestPerson, TestServer } from '../open-server.ts';
import { PAYMENT_AMOUNT } from './started-payments.ts';
import { wait } from './seeded-random.ts';

/**
 * Statements of owners about a payment: all is right, an amount misread, an invented number, or nothing that matches.
 */
const CLAIM_TEXTS = [
  { words: 'right' },
  { words: 'wrong amount', amount: '3400.00' },
  { words: 'unknown reference', reference: '9012345678' },
  { words: 'nothing that fits', reference: '9087654321', amount: '999.00' },
] as const;

const WHEN = ['before', 'during', 'after'] as const;
export type When = (typeof WHEN)[number];

export interface StressClaim {
  readonly when: When;
  readonly words: (typeof CLAIM_TEXTS)[number]['words'];
  readonly owner: TestPerson;
  readonly request_id: string;
  readonly assessment_code: string;
  readonly reference: string;
  readonly amount: string;
}

/** Few enough for each owner that the endpoint's limit is not met, even with repetitions after errors. */
const CLAIMS_EACH = 10;

/**
 * Claims “I paid, and it is not posted” for every tenth payment: before the gateway's notification, meanwhile or
 * after. The claimed payments belong to owners of their own.
 */
export async function createStressClaims(
  server: TestServer,
  requests: readonly string[],
  random: () => number,
): Promise<StressClaim[]> {
  const claimedRequests = requests.filter((_, index) => index % 10 === 9);
  const pickOne = <const T extends readonly unknown[]>(things: T): T[number] =>
    things[Math.floor(random() * things.length)];
  const claims: StressClaim[] = [];
  for (let from = 0; from < claimedRequests.length; from += CLAIMS_EACH) {
    const owner = await server.person('user');
    for (const { request_id, assessment_code } of await reassignAttempts(
      server,
      owner,
      claimedRequests.slice(from, from + CLAIMS_EACH),
    )) {
      claims.push({
        when: pickOne(WHEN),
        owner,
        request_id,
        assessment_code,
        reference: request_id,
        amount: PAYMENT_AMOUNT,
        ...pickOne(CLAIM_TEXTS),
      });
    }
  }
  return claims;
}

async function reassignAttempts({ api }: TestServer, { account_id }: TestPerson, requests: readonly string[]) {
  const { rows } = await sql<{ request_id: string; assessment_code: string }>`
    with theirs as (
      select t.request_id, a.assessment_id, a.assessment_code, a.business_id
      from payment_attempt t
      join bill using (bill_id)
      join application a using (assessment_id)
      where t.request_id = any(${requests}::text[])
    ),
    moved as (
      update business b set owner_id = ${account_id}::bigint from theirs where b.business_id = theirs.business_id
    ),
    filed as (
      update application a
      set owner_id = ${account_id}::bigint
      from theirs
      where a.assessment_id = theirs.assessment_id
    )
    select request_id, assessment_code
    from theirs
    order by request_id`.execute(api.db);
  return rows;
}

const MAX_CLAIM_TRIES = 480;
const TRIED_AGAIN_AFTER_MS = 250;

/**
 * Repeats the claim until it is accepted, as an owner does whose page shows an error. A refusal of the endpoint ends
 * the test.
 */
export async function claimUntilAccepted(
  url: string,
  { api }: TestServer,
  { owner, assessment_code, reference, amount }: StressClaim,
): Promise<void> {
  const address = `${url}${makeClaim.path.replace(':assessment_code', assessment_code)}`;
  const body = JSON.stringify({ reference, amount, paid_on: '2026-01-12', note: '' });
  let status = 0;
  for (let tries = 0; tries < MAX_CLAIM_TRIES && (status === 0 || status >= 500); tries += 1) {
    if (tries > 0) await wait(TRIED_AGAIN_AFTER_MS);
    // A token lives for minutes, a storm may last longer.
    const headers = {
      authorization: `Bearer ${api.sessions.accessToken(owner.account_id, owner.session_id)}`,
      'content-type': 'application/json',
    };
    status = await fetch(address, { method: 'POST', headers, body }).then(
      (answer) => answer.status,
      () => 0,
    );
  }
  if (status !== 200) throw new Error(`the claim over ${assessment_code} was answered ${status}`);
}

/** Runs the job of open claims. Mails and other jobs stay queued. */
export async function runClaimJob({ api }: TestServer): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`.execute(api.db);
  await sql`select graphile_worker.add_job('chase_claims')`.execute(api.db);
  await api.jobs.runDue();
}

export async function countOpenClaims({ api }: TestServer): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*) as open from payment_claim where state = 'OPEN'`.execute(
    api.db,
  );
  return rows[0]?.open ?? 0;
}

/** The treasurer decides the claims that the job could only remind her of; returns their number. */
export async function refuseOpenClaims({ api, request }: TestServer, treasurer: TestPerson): Promise<number> {
  const late = await api.db
    .selectFrom('payment_claim')
    .select('claim_no')
    .where('state', '=', 'OPEN')
    .where('escalated_at', 'is not', null)
    .execute();
  const headers = { authorization: `Bearer ${api.sessions.accessToken(treasurer.account_id, treasurer.session_id)}` };
  for (const { claim_no } of late)
    await request(answerClaim, undefined, {
      params: { claim_no },
      body: { outcome: 'REFUSED', answer: 'The gateway knows of no such payment.' },
      headers,
    });
  return late.length;
}

/** Results of the claims. */
export interface ClaimOutcomes {
  readonly open: number;
  /**
   * Claims about a payment that the owner named correctly, or whose amount and day match, and whose end does not name
   * that payment.
   */
  readonly missed: number;
  /** Found, but about a payment without a receipt. */
  readonly unfounded: number;
  /** Mails that opened a claim less mails that ended one. */
  readonly without_end: number;
}

export async function readClaims({ api }: TestServer, claims: readonly StressClaim[]): Promise<ClaimOutcomes> {
  const findable = claims.filter(({ words }) => words !== 'nothing that fits');
  const payments = sql`
    unnest(
      ${findable.map(({ assessment_code }) => assessment_code)}::text[],
      ${findable.map(({ request_id }) => request_id)}::text[]
    )`;
  const { rows } = await sql<ClaimOutcomes>`
    select
      (select count(*) from payment_claim where state <> 'ANSWERED') as open,
      (
        select count(*)
        from ${payments} w (assessment_code, request_id)
        where not exists (select 1 from payment_claim k where k.request_id = w.request_id and k.outcome = 'MATCHED')
      ) as missed,
      (
        select count(*)
        from payment_claim k
        where outcome = 'MATCHED'
          and not exists (select 1 from payment p join receipt r using (payment_id) where p.request_id = k.request_id)
      ) as unfounded,
      (
        select
          count(*) filter (where kind = 'claim_opened') - count(*) filter (
            where kind in ('claim_matched', 'claim_refused')
          )
        from notification
      ) as without_end`.execute(api.db);
  const [counts] = rows;
  if (!counts) throw new Error('the claims cannot be read');
  return counts;
}
