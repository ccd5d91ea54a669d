import type { RoleKind } from '@ebpls/contracts';
import { may } from '@ebpls/rules';

/** Whether the person looks through records for the hall: an owner has few of them, and a menu. */
export function worksAtHall(visitor: RoleKind): boolean {
  return visitor !== 'user' && may({ role: visitor, permissions: [] }, 'search.ask');
}
