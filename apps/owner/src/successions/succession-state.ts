import type { SuccessionState } from '@ebpls/contracts';

/** Tone of a claim in each of its states. */
export const SUCCESSION_TONES = {
  FILED: 'info',
  CHECKED: 'info',
  GRANTED: 'success',
  REFUSED: 'danger',
  OBJECTED: 'danger',
  WITHDRAWN: 'muted',
} as const satisfies Record<SuccessionState, string>;
