import type { Sanction } from '@ebpls/contracts';
import { StatusBadge } from '@ebpls/ui/lists';

/** The state of a sanction case; a business without a permit is closed, because no permit was revoked. */
export function SanctionBadge({ of: { state, ground } }: { readonly of: Pick<Sanction, 'state' | 'ground'> }) {
  if (state === 'REVOKED' && ground === 'NO_PERMIT') return <StatusBadge kind="business" status="CLOSED_BY_ORDER" />;
  return <StatusBadge kind="sanction" status={state} />;
}
