import {
  fillMessage,
  getInputMessage,
  type InputMessageKey,
  isInputMessageKey,
  type MessageParams,
  toGovernmentMessage,
  toInputProblem,
} from '@ebpls/contracts';
import * as v from 'valibot';

import type { FieldMessages } from './form-answers.ts';
import { useLocalGovernment } from '../settings/local-government.store.ts';
import { useSettings } from '../settings/settings.store.ts';

export type CheckedForm<T> =
  | { readonly values: T; readonly fields?: undefined }
  | { readonly values?: undefined; readonly fields: FieldMessages };

/**
 * Checks typed values with the contract's own schema, so that browser and server give the same messages in the person's
 * language.
 */
export function checkForm<S extends v.GenericSchema>(schema: S, values: unknown): CheckedForm<v.InferOutput<S>> {
  const result = v.safeParse(schema, values);
  return result.success ? { values: result.output } : { fields: toFieldMessages(result.issues) };
}

function toFieldMessages(issues: readonly v.BaseIssue<unknown>[]): FieldMessages {
  const fields: Record<string, string[]> = {};
  for (const issue of issues)
    (fields[v.getDotPath(issue) ?? ''] ??= []).push(formatInputProblem(issue.message, issue.input));
  return fields;
}

/**
 * Returns the sentence of the contracts' message key in the person's language. A key that only the server knows does
 * not compile.
 */
export function getInputText(key: InputMessageKey, params: MessageParams = {}): string {
  const message = toGovernmentMessage(getInputMessage(key), useLocalGovernment.getState().kind);
  return fillMessage(message, params, useSettings.getState().language);
}

/** Formats a message with the typed text where the catalogue has a more precise one than a wrong format. */
export function formatInputProblem(message: string, value: unknown): string {
  const { key, params } = toInputProblem(message, value);
  return isInputMessageKey(key) ? getInputText(key, params) : key;
}
