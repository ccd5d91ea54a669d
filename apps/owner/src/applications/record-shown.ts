import type { Assessment, Bill, CurrentDue, Reference } from '@ebpls/contracts';

/** What the record of an application shows: the bill once it has a number, and what is due today where something is. */
export interface RecordShown {
  readonly assessment: Assessment;
  readonly reference: Reference;
  readonly bill: Bill | undefined;
  readonly due: CurrentDue | undefined;
}
