// Loads the signed list of invalid permits, by which affiliates check permits offline.

import type { PermitList, PermitState, SignedPermitList } from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import { isUnpaidShown } from '../../domain/applications/compliance/public-check.queries.ts';
import { hasFormerInForce, hasOverdue, toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { listLawfulPermits } from '../../domain/applications/deemed-approval/permit-extension.ts';
import type { Api } from '../../platform/http/api.ts';
import { listPublicKeys, createSignature, type SigningKeys } from '../../platform/pdf/signing-keys.ts';

const LISTED_STATES = {
  REVOKED: 'revoked',
  SUSPENDED: 'suspended',
  SUPERSEDED: 'superseded',
  SURRENDERED: 'closed',
} as const satisfies Partial<Record<PermitState, PermitList['not_in_force'][number][1]>>;

/**
 * Permits that are out of force before their last day, with our public keys, signed as one text. It contains no
 * personal data: a number and a verdict, which the public check shows to anyone.
 */
export async function loadSignedPermitList(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  keys: SigningKeys,
): Promise<SignedPermitList> {
  const { rows } = await sql<{ permit_no: string; state: keyof typeof LISTED_STATES }>`
    select permit_no, state
    from permit
    where state = any(${Object.keys(LISTED_STATES)}::text[]) and expires_on >= ${clock.today()}::date
    order by permit_no`.execute(db);
  const list: PermitList = {
    issued_at: clock.now().toISOString(),
    keys: listPublicKeys(keys),
    not_in_force: rows.map(({ permit_no, state }) => [permit_no, LISTED_STATES[state]]),
    ...(await listConditional({ db, clock })),
  };
  const text = JSON.stringify(list);
  return { text, key_id: keys.key_id, signature: createSignature(keys, text) };
}

/** Permits in force whose verdict depends on the standing of their business or on the law of silence. */
async function listConditional({
  db,
  clock,
}: Pick<Api, 'db' | 'clock'>): Promise<Pick<PermitList, 'unpaid' | 'until_decided' | 'by_law'>> {
  const today = clock.today();
  const at = toStandingDay(today, await loadReferenceRows(db));
  const { rows } = await sql<{ permit_no: string; is_unpaid: boolean; is_former: boolean }>`
    select p.permit_no, true as is_unpaid, false as is_former
    from business b
    join permit p using (business_id)
    where p.kind in ('PERMIT', 'PROVISIONAL')
      and p.state = 'ACTIVE'
      and p.expires_on >= ${today}::date
      and ${hasOverdue(today, 'register')}
    union all
    select p.permit_no, ${hasOverdue(today)} as is_unpaid, true as is_former
    from business b
    join permit p using (business_id)
    where p.kind = 'PERMIT'
      and p.state in ('ACTIVE', 'EXPIRED')
      and p.expires_on = make_date(${getYear(today) - 1}::int, 12, 31)
      and ${hasFormerInForce(at, 'register')}
    order by permit_no`.execute(db);
  const showsUnpaid = await isUnpaidShown(db);
  const lawful = await listLawfulPermits(db, today);
  const unpaidPermits = [...rows, ...lawful].filter(({ is_unpaid }) => showsUnpaid && is_unpaid);
  return {
    unpaid: [...new Set(unpaidPermits.map(({ permit_no }) => permit_no))],
    by_law: lawful.map(({ permit_no, by_law }) => [permit_no, by_law]),
    until_decided: rows.filter(({ is_former }) => is_former).map(({ permit_no }) => permit_no),
  };
}
