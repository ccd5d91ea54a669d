import type { SuccessionState } from '@ebpls/contracts';

/** Colour of an heir's claim in each of its states. */
export const SUCCESSION_TONES = {
  FILED: 'info',
  CHECKED: 'info',
  GRANTED: 'success',
  REFUSED: 'danger',
  OBJECTED: 'danger',
  WITHDRAWN: 'muted',
} as const satisfies Record<SuccessionState, string>;
