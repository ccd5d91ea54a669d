import type { FieldMessages } from '../forms/form-answers.ts';

/** Reply of the account page's action to one of its forms. */
export interface FormAnswer {
  readonly done?: true;
  readonly message?: string;
  readonly fields?: FieldMessages;
  /** Address to which the confirmation link was mailed. */
  readonly mailed_to?: string;
  /** The second step waits for its first code. */
  readonly setup?: { readonly secret: string; readonly uri: string };
  /** Shown only once. */
  readonly recovery_codes?: readonly string[];
}
