import type { FieldMessages } from '../forms/form-answers.ts';

/** What the page's action answers to one of its forms. */
export interface FormAnswer {
  readonly done?: true;
  readonly message?: string;
  readonly fields?: FieldMessages;
  /** Where the link for a new address went. */
  readonly mailed_to?: string;
  /** The second step waits for its first code. */
  readonly setup?: { readonly secret: string; readonly uri: string };
  /** Shown this once. */
  readonly recovery_codes?: readonly string[];
}
