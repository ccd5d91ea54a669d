import { type Permission, type Power, POWERS, getRoleKind } from '@ebpls/contracts';

/** What an account holds, as far as it matters here. */
export interface Holding {
  /** Names of the roles, the first one first. */
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
}

/**
 * What an account holds that only two administrators together may give (decision 0052): administration at any place
 * among its roles.
 */
export function listPowers({ roles, permissions }: Holding): Power[] {
  const isAdmin = roles.some((name) => getRoleKind(name) === 'admin');
  return POWERS.filter((power) => (power === 'admin' ? isAdmin : permissions.includes(power)));
}

/** What a change gives that was not there before. */
export function listAddedPowers(before: Holding, after: Holding): Power[] {
  const held = listPowers(before);
  return listPowers(after).filter((power) => !held.includes(power));
}

/**
 * What a change takes away (decision 0052): what is held no longer, and what the person can act by no longer because
 * administration is not their first role any more.
 */
export function powersTaken(before: Holding, after: Holding): Power[] {
  const [held, actedBy, actsBy] = [listPowers(after), powersInForce(before), powersInForce(after)];
  return listPowers(before).filter(
    (power) => !held.includes(power) || (actedBy.includes(power) && !actsBy.includes(power)),
  );
}

/** Only a person's first role decides what they can do. */
function powersInForce(holding: Holding): Power[] {
  return getRoleKind(holding.roles[0]) === 'admin' ? listPowers(holding) : [];
}

/** Whether the person heads the licensing office, which alone publishes its checklists and extends legal days. */
export function isLicensingHead({ roles, permissions }: Holding): boolean {
  return getRoleKind(roles[0]) === 'bplo' && permissions.includes('office_head');
}

/**
 * What is written down of an account with who requested and who approved it: every role but the owner's, and every
 * permission.
 */
export function grantsOf({ roles, permissions }: Holding): string[] {
  const ofStaff = roles.filter((name) => !['user', 'none'].includes(getRoleKind(name)));
  return [...new Set([...ofStaff, ...permissions])];
}

/** What of it needs no second person, so that an invited person can begin with it. */
export function withoutPowers({ roles, permissions }: Holding): Holding {
  return {
    roles: roles.filter((name) => getRoleKind(name) !== 'admin'),
    permissions: permissions.filter((permission) => permission === 'office_head'),
  };
}

/** Whoever collects money never approves, cancels or refunds (decision E45). */
export function isCashSeparated(permissions: readonly Permission[]): boolean {
  return !(permissions.includes('cashier') && permissions.includes('treasurer'));
}
