// Decides whether a change of an account takes effect at once or needs a second administrator (decision 0052).

import { type AccountRequestKind, getRoleKind, type SafeguardedPower } from '@ebpls/contracts';
import { type Holding, isLicensingHead, listAddedPowers, listPowers, listRemovedPowers } from '@ebpls/rules';

import type { Trx } from '../../../platform/database/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { countOtherAdministrators, isFirstAdministrator } from './grants.queries.ts';

interface ProposedChange {
  /** Undefined when the account is still to be created. */
  readonly user_id: number | undefined;
  readonly kind: AccountRequestKind;
  readonly is_closed: boolean;
  /** Whether the person has a password and the account is open. */
  readonly is_active: boolean;
  readonly before: Holding;
  readonly after: Holding;
}

interface ChangeEvaluation {
  /** Powers that a second person must agree to: those added, or those that a closed account holds. */
  readonly powers: readonly SafeguardedPower[];
  /** Powers that are removed. */
  readonly removedPowers: readonly SafeguardedPower[];
  readonly needsApproval: boolean;
  /** Recorded in the audit when one person alone did an act that needs two. */
  readonly exception?: 'first_administrator';
}

/**
 * Whether a change of an account takes effect at once or waits for another administrator (decision 0052). The caller
 * holds `lockGrants`.
 */
export async function evaluateChange(trx: Trx, actor: Actor, change: ProposedChange): Promise<ChangeEvaluation> {
  const affectedPowers = await listSafeguarded(trx, change);
  // Without a second step the password alone opens the account, so removing it needs two people for every account.
  const isHarmless =
    affectedPowers.powers.length + affectedPowers.removedPowers.length === 0 && change.kind !== 'second_step';
  if (isHarmless) return { ...affectedPowers, needsApproval: false };
  const isAlone = await isFirstAdministrator(trx, { actor_id: actor.account_id, user_id: change.user_id });
  return isAlone
    ? { ...affectedPowers, needsApproval: false, exception: 'first_administrator' }
    : { ...affectedPowers, needsApproval: true };
}

async function listSafeguarded(
  trx: Trx,
  change: ProposedChange,
): Promise<Pick<ChangeEvaluation, 'powers' | 'removedPowers'>> {
  const { kind, is_closed, before, after } = change;
  const head = (await takesLastHead(trx, change)) ? (['licensing_head'] as const) : [];
  if (kind === 'close') return { powers: is_closed ? [] : [...listPowers(before), ...head], removedPowers: [] };
  if (kind === 'second_step') return { powers: listPowers(before), removedPowers: [] };
  if (kind === 'reopen') return { powers: is_closed ? listPowers(before) : [], removedPowers: [] };
  return { powers: listAddedPowers(before, after), removedPowers: [...listRemovedPowers(before, after), ...head] };
}

/** Whether a change of this kind may remove powers. */
const takesAway = (kind: AccountRequestKind): boolean => kind === 'change' || kind === 'close';

async function takesLastHead(trx: Trx, { user_id, kind, is_active, before, after }: ProposedChange): Promise<boolean> {
  const stays = !takesAway(kind) || (kind !== 'close' && isLicensingHead(after));
  if (user_id === undefined || !is_active || stays || !isLicensingHead(before)) return false;
  return (await countOtherAdministrators(trx, user_id)).licensing_heads === 0;
}

/**
 * Refused: conflict when a change removes administration from an account and leaves fewer than two administrators; the
 * command on the server can do that (decision E63). The caller holds `lockGrants`.
 */
export async function assertTwoAdministrators(trx: Trx, change: ProposedChange): Promise<void> {
  const { user_id, kind, is_active, before, after } = change;
  if (user_id === undefined || !is_active || getRoleKind(before.roles[0]) !== 'admin') return;
  const stays = !takesAway(kind) || (kind !== 'close' && getRoleKind(after.roles[0]) === 'admin');
  if (stays || (await countOtherAdministrators(trx, user_id)).administrators >= 2) return;
  throw new Refused('conflict', 'user.two_administrators');
}
