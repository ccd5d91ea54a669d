import { type Permission, type Power, POWERS, roleKind } from '@ebpls/contracts';

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
export function powersOf({ roles, permissions }: Holding): Power[] {
  const isAdmin = roles.some((name) => roleKind(name) === 'admin');
  return POWERS.filter((power) => (power === 'admin' ? isAdmin : permissions.includes(power)));
}

/** What a change gives that was not there before. To take something away needs nobody else. */
export function powersAdded(before: Holding, after: Holding): Power[] {
  const held = powersOf(before);
  return powersOf(after).filter((power) => !held.includes(power));
}

/** What of it needs no second person, so that an invited person can begin with it. */
export function withoutPowers({ roles, permissions }: Holding): Holding {
  return {
    roles: roles.filter((name) => roleKind(name) !== 'admin'),
    permissions: permissions.filter((permission) => permission === 'office_head'),
  };
}

/** Whoever collects money never approves, cancels or refunds (decision E45). */
export function separatesCash(permissions: readonly Permission[]): boolean {
  return !(permissions.includes('cashier') && permissions.includes('treasurer'));
}
