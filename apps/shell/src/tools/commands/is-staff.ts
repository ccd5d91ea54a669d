import type { RoleKind } from '@ebpls/contracts';
import { isAllowed } from '@ebpls/rules';

/** Whether the person looks through records for the hall: an owner has few of them, and a menu. */
export function isStaff(visitor: RoleKind): boolean {
  return visitor !== 'user' && isAllowed({ role: visitor, permissions: [] }, 'search.ask');
}
