// Values of the form of a reply: the marked answers by section, as in the form of the business, and the note.

import { BusinessForm, type CorrectedValue, type Correction } from '@ebpls/contracts';
import { correctForm, findFormField } from '@ebpls/rules';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

import type { DraftValues } from '../../shared/drafts/autosave.ts';

/** Returns the marked fields that are not answered yet. */
export function listOpenCorrections({ corrections }: { readonly corrections: readonly Correction[] }): Correction[] {
  return corrections.filter(({ answered_at }) => answered_at === null);
}

/** Returns the initial values: the former answers, and over them what was typed before in this tab. */
export function toReplyValues(corrections: readonly Correction[], storage_key: string): DraftValues {
  const formerValues = Object.fromEntries(corrections.map(({ field, before }) => [field, before]));
  const typedReply = loadTypedReply(storage_key);
  const answers = Object.fromEntries(
    corrections.map(({ field }) => [field, findFormField(typedReply, field) ?? formerValues[field]]),
  );
  return { note: typeof typedReply['note'] === 'string' ? typedReply['note'] : '', ...correctForm({}, answers) };
}

/** Returns the answers by field; an emptied one is sent empty. */
export function toCorrectedAnswers(
  corrections: readonly Correction[],
  values: DraftValues,
): Record<string, CorrectedValue> {
  return Object.fromEntries(
    corrections.map(({ field }) => [field, (findFormField(values, field) ?? '') as CorrectedValue]),
  );
}

/** Checks the marked answers, and no others, with the schema of the form in which they were first typed. */
export function createReplyResolver(
  business: Readonly<Record<string, unknown>> | null,
  corrections: readonly Correction[],
): Resolver<FieldValues, unknown, FieldValues> {
  const markedFields = corrections.map(({ field }) => field);
  return (values, _, options) => {
    const form = correctForm(business ?? {}, toTypedAnswers(corrections, values));
    const errors = new Map<string, FieldError & { readonly typedValue: unknown }>();
    for (const issue of v.safeParse(BusinessForm, form).issues ?? []) {
      const path = v.getDotPath(issue) ?? '';
      if (!markedFields.includes(path) || errors.has(path)) continue;
      errors.set(path, { type: 'invalid', message: issue.message, typedValue: findFormField(values, path) });
    }
    if (errors.size === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
  };
}

function toTypedAnswers(corrections: readonly Correction[], values: DraftValues): Record<string, unknown> {
  return Object.fromEntries(corrections.map(({ field }) => [field, findFormField(values, field)]));
}

/** Returns the storage key of one reply; each round of marks has its own. */
export function getReplyKey(of: string, corrections: readonly Correction[]): string {
  return `answers ${of} ${corrections.map(({ field, marked_at }) => `${field} ${marked_at}`).join()}`;
}

/** Text typed for an office survives a reload of this tab, until its account signs out. */
function loadTypedReply(storage_key: string): DraftValues {
  try {
    return (JSON.parse(sessionStorage.getItem(storage_key) ?? '{}') ?? {}) as DraftValues;
  } catch {
    return {};
  }
}

/** Returns whether the browser stored the values; without its storage they stay on the page only. */
export function saveTypedReply(storage_key: string, values: DraftValues): boolean {
  try {
    sessionStorage.setItem(storage_key, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}
