import type { AssessmentReply, BillReply, CurrentDue, Reference } from '@ebpls/contracts';

import type { CompanyAppeals } from '../open-appeals.tsx';

/** What the record of an application shows: the bill once it has a number, and what is due today where something is. */
export interface RecordData {
  readonly assessment: AssessmentReply;
  readonly reference: Reference;
  readonly bill: BillReply | undefined;
  readonly due: CurrentDue | undefined;
  /** Where something was refused: what can be appealed, and what was. */
  readonly appeals: CompanyAppeals | undefined;
}
