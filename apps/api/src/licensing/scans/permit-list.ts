import type { PermitList, PermitState, SignedPermitList } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { publicKeysOf, signatureOf, type SigningKeys } from '../../platform/pdf/signing-keys.ts';

const LISTED = {
  REVOKED: 'revoked',
  SUSPENDED: 'suspended',
  SUPERSEDED: 'superseded',
  SURRENDERED: 'closed',
} as const satisfies Partial<Record<PermitState, PermitList['not_in_force'][number][1]>>;

/**
 * Which permits are out of force before their last day, with our public keys, signed as one text. Nothing of it is
 * personal: a number and a word, which the public check says to anyone.
 */
export async function permitList(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  keys: SigningKeys,
): Promise<SignedPermitList> {
  const { rows } = await sql<{ permit_no: string; state: keyof typeof LISTED }>`
    select permit_no, state
    from permit
    where state = any(${Object.keys(LISTED)}::text[]) and expires_on >= ${clock.today()}::date
    order by permit_no`.execute(db);
  const list: PermitList = {
    issued_at: clock.now().toISOString(),
    keys: publicKeysOf(keys),
    not_in_force: rows.map(({ permit_no, state }) => [permit_no, LISTED[state]]),
  };
  const text = JSON.stringify(list);
  return { text, key_id: keys.key_id, signature: signatureOf(keys, text) };
}
