import type { FieldMessages } from '../check-form.ts';

/** What the page's action answers to one of its forms. */
export interface FormAnswer {
  readonly done?: true;
  readonly message?: string;
  readonly fields?: FieldMessages;
}
