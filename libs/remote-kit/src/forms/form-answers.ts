// Turns the server's refusal of a form into messages by field, and checks whether a form is being sent.

import { isRefusal } from '@ebpls/api-client';

/** Messages by the dotted path of their field, in the server's format. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** Refusal shown by a form: its sentence, and the messages by field. */
export interface RefusedForm {
  readonly message: string;
  readonly fields: FieldMessages;
}

/** Converts a refusal for its form. Any other error is rethrown. */
export function toRefusedForm(error: unknown): RefusedForm {
  if (!isRefusal(error)) throw error;
  return { message: error.message, fields: error.fields };
}

/** Returns a getter of a field's first message, for the `error` of a field. */
export function createMessageGetter(fields: FieldMessages | undefined): (name: string) => string | undefined {
  return (name) => fields?.[name]?.[0];
}

/** The fields of a form's fetcher that are used here; the router's own type has more. */
interface SentForm {
  readonly state: 'idle' | 'submitting' | 'loading';
  readonly data?: unknown;
}

/**
 * Returns whether a form must not be sent again now. After the answer the router reloads the page: a person who has
 * corrected a refusal meanwhile need not wait for that, and a finished act is not repeated.
 */
export function isSending({ state, data }: SentForm): boolean {
  return state === 'submitting' || (state === 'loading' && !isRefused(data));
}

const REFUSED_BY = ['message', 'fields', 'refused'] as const;

function isRefused(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !('done' in data) && REFUSED_BY.some((key) => key in data);
}
