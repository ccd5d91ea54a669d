import { COUNTED_MOST } from '@ebpls/contracts';

/** A count as its chip shows it; what only grows is not counted beyond a bound. */
export function counted(count: number): number | string {
  return count > COUNTED_MOST ? `${COUNTED_MOST.toLocaleString('en')}+` : count;
}
