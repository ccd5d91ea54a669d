// Loads the person of a session for the replies of sign-in, refresh and account page.

import { getRoleKind, type User } from '@ebpls/contracts';
import { requiresSecondStep } from '@ebpls/rules';

import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { getUser } from './accounts.queries.ts';
import { hasSecondStep } from './second-step.ts';

interface UserSource {
  readonly db: Database;
  readonly config: Pick<Config, 'second_step_for'>;
}

/**
 * The person in the reply of a sign-in, a refresh and the account page, with whether a required second step is
 * missing.
 */
export async function loadSessionUser({ db, config }: UserSource, account_id: number): Promise<User> {
  const user = await getUser(db, account_id);
  const person = { role: getRoleKind(user.roles[0]?.name), permissions: user.permissions };
  const is_missing = requiresSecondStep(person, config.second_step_for) && !(await hasSecondStep(db, account_id));
  return is_missing ? { ...user, needs_second_step: true } : user;
}
