import { MAX_COUNT } from '@ebpls/contracts';

/** Formats the count of a list view; a list that only grows is counted up to a bound. */
export function formatCount(count: number): number | string {
  return count > MAX_COUNT ? `${MAX_COUNT.toLocaleString('en')}+` : count;
}
