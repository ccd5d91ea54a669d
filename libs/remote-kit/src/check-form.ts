import { isRefusal } from '@ebpls/api-client';
import { inputProblem, isInputMessageKey, type InputMessageKey, inputMessageText } from '@ebpls/contracts';
import * as v from 'valibot';

import { useSettings } from './settings/settings.store.ts';

/** Messages by the dotted path of their field, as the server sends them too. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

export type Checked<T> =
  | { readonly values: T; readonly fields?: undefined }
  | { readonly values?: undefined; readonly fields: FieldMessages };

/**
 * Checks what a person typed with the contract's own schema, so that browser and server say the same in the person's
 * language.
 */
export function checkForm<S extends v.GenericSchema>(schema: S, typed: unknown): Checked<v.InferOutput<S>> {
  const read = v.safeParse(schema, typed);
  return read.success ? { values: read.output } : { fields: messagesOf(read.issues) };
}

function messagesOf(issues: readonly v.BaseIssue<unknown>[]): FieldMessages {
  const fields: Record<string, string[]> = {};
  for (const issue of issues)
    (fields[v.getDotPath(issue) ?? ''] ??= []).push(problemInWords(issue.message, issue.input));
  return fields;
}

/**
 * The sentence behind a message key of the contracts, in the person's language. A key that only the server knows does
 * not compile.
 */
export function messageInWords(key: InputMessageKey): string {
  return inputMessageText(key, {}, useSettings.getState().language);
}

/** The same about the very text that was typed, where the catalogue can say more than that it looks wrong. */
export function problemInWords(message: string, typed: unknown): string {
  const { key, params } = inputProblem(message, typed);
  return isInputMessageKey(key) ? inputMessageText(key, params, useSettings.getState().language) : key;
}

/** What a form shows when the server refused: its sentence, and the messages by field. */
export interface RefusedForm {
  readonly message: string;
  readonly fields: FieldMessages;
}

/** Reads a refusal for its form. Anything that is not a refusal is thrown on. */
export function refusedForm(error: unknown): RefusedForm {
  if (!isRefusal(error)) throw error;
  return { message: error.message, fields: error.fields };
}

/** The first message of a field, ready for the `error` of a field part. */
export function messagesAt(fields: FieldMessages | undefined): (name: string) => string | undefined {
  return (name) => fields?.[name]?.[0];
}

/** What a fetcher of a form is known by: the router's own has more. */
interface SentForm {
  readonly state: 'idle' | 'submitting' | 'loading';
  readonly data?: unknown;
}

/**
 * Whether a form must not be sent again now. After the answer the router reads the page anew: who has put a refusal
 * right meanwhile need not wait for that, and what was done is not done twice.
 */
export function isSending({ state, data }: SentForm): boolean {
  return state === 'submitting' || (state === 'loading' && !isRefused(data));
}

const REFUSED_BY = ['message', 'fields', 'refused'] as const;

function isRefused(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !('done' in data) && REFUSED_BY.some((key) => key in data);
}
