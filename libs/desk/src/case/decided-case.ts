import type { HeldAct } from '@ebpls/contracts';

/** A decision that can still be undone within its ten seconds. */
export interface DecidedCase {
  readonly clearance_id: string;
  readonly act: HeldAct;
  readonly business: string;
  readonly seconds: number;
}

export interface NumberedCase extends DecidedCase {
  /** Distinguishes one decision from the next. */
  readonly number: number;
}
