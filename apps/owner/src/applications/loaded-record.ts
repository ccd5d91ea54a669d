// Type of the data that the page of an application's record shows.

import type { AssessmentReply, BillReply, CurrentDue, Reference } from '@ebpls/contracts';

import type { CompanyAppeals } from '../shared/open-appeals.tsx';

/** Data of an application's record: the bill once it has a number, and the amount due today if any. */
export interface RecordData {
  readonly assessment: AssessmentReply;
  readonly reference: Reference;
  readonly bill: BillReply | undefined;
  readonly due: CurrentDue | undefined;
  /** After a refusal: decisions that can be appealed, and filed appeals. */
  readonly appeals: CompanyAppeals | undefined;
}
