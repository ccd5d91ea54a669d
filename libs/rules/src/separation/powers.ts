// Lists the safeguarded powers of an account, and those that a change of it adds or removes (decision 0052).

import { type Permission, type Power, POWERS, getRoleKind } from '@ebpls/contracts';

/** Roles and permissions of an account, from which its powers follow (decision 0052). */
export interface Holding {
  /** Names of the roles, the first one first. */
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
}

/**
 * Powers of an account that only two administrators together may grant (decision 0052): administration at any place
 * among its roles.
 */
export function listPowers({ roles, permissions }: Holding): Power[] {
  const isAdmin = roles.some((name) => getRoleKind(name) === 'admin');
  return POWERS.filter((power) => (power === 'admin' ? isAdmin : permissions.includes(power)));
}

/** Powers that a change adds. */
export function listAddedPowers(before: Holding, after: Holding): Power[] {
  const powersBefore = listPowers(before);
  return listPowers(after).filter((power) => !powersBefore.includes(power));
}

/**
 * Powers that a change removes (decision 0052): those no longer held, and those the person can no longer act by because
 * administration is no longer their first role.
 */
export function listRemovedPowers(before: Holding, after: Holding): Power[] {
  const [heldPowers, actedBy, actsBy] = [listPowers(after), powersInForce(before), powersInForce(after)];
  return listPowers(before).filter(
    (power) => !heldPowers.includes(power) || (actedBy.includes(power) && !actsBy.includes(power)),
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
 * Grants of an account that are recorded with their requester and approver: every role but the owner's, and every
 * permission.
 */
export function listGrants({ roles, permissions }: Holding): string[] {
  const staffRoles = roles.filter((name) => !['user', 'none'].includes(getRoleKind(name)));
  return [...new Set([...staffRoles, ...permissions])];
}

/** Grants that need no second person, so that an invited person can begin with them. */
export function removePowers({ roles, permissions }: Holding): Holding {
  return {
    roles: roles.filter((name) => getRoleKind(name) !== 'admin'),
    permissions: permissions.filter((permission) => permission === 'office_head'),
  };
}

/** A person who collects money never approves, cancels or refunds (decision E45). */
export function isCashSeparated(permissions: readonly Permission[]): boolean {
  return !(permissions.includes('cashier') && permissions.includes('treasurer'));
}
