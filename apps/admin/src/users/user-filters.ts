// Reads the filters of the list of accounts from its address.

import { LIST_SORTS } from '@ebpls/contracts';
import { findReadableSort } from '@ebpls/desk';

export const USER_STATES = ['active', 'invited', 'unconfirmed', 'closed'] as const;

/** Filters of the address, as the list and its file have them. */
export function toUserFilters(params: URLSearchParams) {
  return {
    search: params.get('search') ?? undefined,
    ...toRoleFilter(getRoleChoice(params)),
    state: USER_STATES.find((candidate) => candidate === params.get('state')),
    sort: findReadableSort(params.get('sort'), LIST_SORTS.users),
  };
}

/**
 * The listed roles: one of them, the staff or everyone. Without a choice these are the staff, whom an administrator comes
 * for, and everyone where a name or a status is searched.
 */
export function getRoleChoice(params: URLSearchParams): string {
  const isSearched = ['search', 'state'].some((filter) => (params.get(filter) ?? '') !== '');
  return params.get('role_id') || (isSearched ? 'everyone' : 'staff');
}

function toRoleFilter(choice: string) {
  if (choice === 'staff') return { is_staff: 'true' as const };
  return choice === 'everyone' ? {} : { role_id: choice };
}
