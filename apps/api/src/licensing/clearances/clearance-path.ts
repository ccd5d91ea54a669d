import type { OpenClearance } from './move-clearance.ts';

/** Path at which an office opens one of its clearances. */
export function getClearancePath({ clearance }: Pick<OpenClearance, 'clearance'>): string {
  return `/${clearance.office}/request/clearances?case=${clearance.clearance_id}`;
}
