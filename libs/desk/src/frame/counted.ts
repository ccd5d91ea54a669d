import { MAX_COUNT } from '@ebpls/contracts';

/** A count as its chip shows it; what only grows is not counted beyond a bound. */
export function formatCount(count: number): number | string {
  return count > MAX_COUNT ? `${MAX_COUNT.toLocaleString('en')}+` : count;
}
