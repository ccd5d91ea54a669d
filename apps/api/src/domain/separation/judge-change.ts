import type { AccountRequestKind, Power } from '@ebpls/contracts';
import { type Holding, powersAdded, powersOf } from '@ebpls/rules';

import type { Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { isFirstAdministrator, lockGrants } from './grants.queries.ts';

interface Proposed {
  readonly actor: Actor;
  /** Undefined when the account is still to be made. */
  readonly user_id: number | undefined;
  readonly kind: AccountRequestKind;
  readonly is_closed: boolean;
  readonly before: Holding;
  readonly after: Holding;
}

interface Judged {
  /** What a second person must agree to. */
  readonly powers: readonly Power[];
  readonly waits: boolean;
  /** For the audit row, when one person alone did what needs two. */
  readonly exception?: 'first_administrator';
}

/** Whether a change of an account takes effect at once or waits for another administrator (decision 0052). */
export async function judgeChange(trx: Trx, proposed: Proposed): Promise<Judged> {
  const powers = powersAt(proposed);
  // Without it the password alone opens the account: that needs two whoever it is.
  if (powers.length === 0 && proposed.kind !== 'second_step') return { powers, waits: false };
  await lockGrants(trx);
  const is_alone = await isFirstAdministrator(trx, { actor_id: proposed.actor.account_id, user_id: proposed.user_id });
  return is_alone ? { powers, waits: false, exception: 'first_administrator' } : { powers, waits: true };
}

function powersAt({ kind, is_closed, before, after }: Proposed): Power[] {
  if (kind === 'close') return is_closed ? [] : powersOf(before);
  if (kind === 'second_step') return powersOf(before);
  if (kind === 'reopen') return is_closed ? powersOf(before) : [];
  return powersAdded(before, after);
}
