import type {
  AssessmentReply,
  Company,
  CorrectedAnswers,
  DeclarationInput,
  DocumentRow,
  FiledChange,
  Reference,
  UploadQuota,
} from '@ebpls/contracts';
import type * as v from 'valibot';

/** An application that its owner is filling in or correcting, with the documents sent so far. */
export interface EditedApplication {
  readonly assessment: AssessmentReply;
  readonly company: Company;
  readonly reference: Reference;
  readonly documents: readonly DocumentRow[];
  readonly quotas: readonly UploadQuota[];
}

/** Content of the form: the whole declaration, a change, or the answer to one office. */
export type ApplicationSubmission =
  | { readonly act: 'change'; readonly filed: v.InferInput<typeof FiledChange>; readonly after: string }
  | {
      readonly act: 'submit';
      readonly declaration: DeclarationInput;
      readonly answers?: CorrectedAnswers;
      /** To the licensing office that returned the application. */
      readonly note?: string;
      readonly draft_revision: number;
      readonly after: string;
    }
  | {
      readonly act: 'resubmit';
      readonly clearance_id: number;
      /** Whether the deadline of the office is paused, and resumes with the reply. */
      readonly is_paused: boolean;
      readonly note: string;
      readonly answers: CorrectedAnswers;
      /** The page that says what was sent, without the time. */
      readonly after: string;
    };
