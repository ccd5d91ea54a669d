import type { Sanction } from '@ebpls/contracts';
import { StatusBadge } from '@ebpls/ui/lists';

/** The state of a case; what had no permit is closed, and nothing was revoked. */
export function SanctionBadge({ of: { state, ground } }: { readonly of: Pick<Sanction, 'state' | 'ground'> }) {
  if (state === 'REVOKED' && ground === 'NO_PERMIT') return <StatusBadge kind="business" status="CLOSED_BY_ORDER" />;
  return <StatusBadge kind="sanction" status={state} />;
}
