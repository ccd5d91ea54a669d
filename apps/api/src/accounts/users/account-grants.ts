import { type Permission, getRoleKind } from '@ebpls/contracts';
import { listGrants, isCashSeparated, removePowers } from '@ebpls/rules';

import type { Trx } from '../../platform/database/database.ts';
import { createFieldRefusal } from '../../platform/refused.ts';
import { endGrants, insertGrants } from '../../domain/access/separation/grants.queries.ts';
import { saveRoles, type ListedUser, listRoleRows } from './users.queries.ts';

export interface AccountGrantsInput {
  readonly role_ids: readonly number[];
  readonly permissions: readonly Permission[];
}

/** Roles and permissions of an account, current or proposed: roles by number and by name, the first one first, and permissions. */
export interface AccountGrants extends AccountGrantsInput {
  readonly roles: readonly string[];
}

export const NO_ACCOUNT_GRANTS: AccountGrants = { role_ids: [], roles: [], permissions: [] };

export function toAccountGrants({ roles, permissions }: Pick<ListedUser, 'roles' | 'permissions'>): AccountGrants {
  return { role_ids: roles.map(({ id }) => id), roles: roles.map(({ name }) => name), permissions };
}

/**
 * Refused: invalid when a role does not exist, a permission does not fit the first role (decision E24), or deciding and
 * collecting money are not separate (E45).
 */
export async function readAccountGrants(
  trx: Trx,
  { role_ids, permissions }: AccountGrantsInput,
): Promise<AccountGrants> {
  const nameById = new Map((await listRoleRows(trx)).map(({ id, name }) => [id, name]));
  const roles = role_ids.map((id) => nameById.get(id)).filter((name) => name !== undefined);
  if (roles.length < role_ids.length) throw createFieldRefusal('role_ids', 'roles.unknown');
  const kind = getRoleKind(roles[0]);
  const isOffice = !['admin', 'user', 'affiliate', 'none', 'other'].includes(kind);
  const areFitting = permissions.every((permission) => (permission === 'office_head' ? isOffice : kind === 'admin'));
  if (!areFitting) throw createFieldRefusal('permissions', 'permissions.unfit');
  if (!isCashSeparated(permissions)) throw createFieldRefusal('permissions', 'permissions.cash_separation');
  return { role_ids, roles, permissions };
}

/** Grants of an invited person that need no second person and take effect while the rest waits. */
export function getUnsafeguardedGrants(holding: AccountGrants): AccountGrants {
  const { roles, permissions } = removePowers(holding);
  const role_ids = holding.role_ids.filter((_id, place) => roles.includes(holding.roles[place] ?? ''));
  return { role_ids, roles, permissions: role_ids.length === 0 ? [] : permissions };
}

interface HoldingChange {
  readonly before: AccountGrants;
  readonly after: AccountGrants;
  /** Null for the command on the server. */
  readonly asked_by: number | null;
  readonly approved_by: number | null;
  readonly now: Date;
}

/** Applies roles and permissions, and records who granted them and what ended. */
export async function saveAccountGrants(
  trx: Trx,
  account_id: number,
  { before, after, now, ...by }: HoldingChange,
): Promise<void> {
  await saveRoles(trx, account_id, after);
  await endGrants(trx, account_id, { kept: listGrants(after), now });
  await insertGrants(trx, account_id, { powers: listAddedGrants(before, after), now, ...by });
}

/** The former grants of a closed account count as granted again by the administrator who reopens it. */
export async function reopenAccountGrants(
  trx: Trx,
  account_id: number,
  { before, ...giving }: Omit<HoldingChange, 'after'>,
): Promise<void> {
  await insertGrants(trx, account_id, { powers: listGrants(before), ...giving });
}

/** Roles and permissions of staff that a change adds, by their recorded names. */
export function listAddedGrants(before: AccountGrants, after: AccountGrants): string[] {
  const heldGrants = listGrants(before);
  return listGrants(after).filter((name) => !heldGrants.includes(name));
}
