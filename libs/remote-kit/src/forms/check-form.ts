import { inputProblem, isInputMessageKey, type InputMessageKey, inputMessageText } from '@ebpls/contracts';
import * as v from 'valibot';

import type { FieldMessages } from './form-answers.ts';
import { useSettings } from '../settings/settings.store.ts';

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
