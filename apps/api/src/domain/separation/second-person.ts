import { type Power, POWERS } from '@ebpls/contracts';
import { type Action, permissionFor, secondPersonProblem } from '@ebpls/rules';

import type { Trx } from '../../platform/database/database.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { listGrants } from './grants.queries.ts';

interface Deciding {
  readonly trx: Trx;
  readonly actor: Actor;
}

interface Decision {
  /** What the person is about to do, as the policy names it. */
  readonly action: Action;
  /** Accounts that asked for, filed, computed, collected or evaluated it; null for the system. */
  readonly people: readonly (number | null)[];
  /** When the case began. */
  readonly since: string | Date;
  /** What is said to somebody who worked on it themselves. */
  readonly own: MessageKey;
}

/**
 * A decision over money belongs to a second person: not to whoever had the case in hand, and not to somebody whom one
 * of those gave the permission after the case began (decision 0052). Refused: forbidden.
 */
export async function refuseDependent(
  { trx, actor }: Deciding,
  { action, people, since, own }: Decision,
): Promise<void> {
  const grants = await listGrants(trx, actor.account_id);
  const by = POWERS.find((power): power is Power => power === permissionFor(action));
  const problem = secondPersonProblem(
    { account_id: actor.account_id, grants },
    { people, since: new Date(since).toISOString(), by },
  );
  if (problem !== undefined) throw new Refused('forbidden', problem === 'same_person' ? own : 'separation.granted');
}
