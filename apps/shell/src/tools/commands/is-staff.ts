import type { RoleKind } from '@ebpls/contracts';
import { isAllowed } from '@ebpls/rules';

/** Returns whether the person searches records for the municipality: an owner has few records, and a menu. */
export function isStaff(visitor: RoleKind): boolean {
  return visitor !== 'user' && isAllowed({ role: visitor, permissions: [] }, 'search.ask');
}
