/** A decision that can still be undone within its ten seconds. */
export interface DecidedCase {
  /** The case as the address of its desk names it: `clearance_id` at an office, else `assessment_code`. */
  readonly on: string;
  /** What was decided, with the name of the business. */
  readonly sentence: string;
  readonly seconds: number;
}

export interface NumberedCase extends DecidedCase {
  /** Distinguishes one decision from the next. */
  readonly number: number;
}
