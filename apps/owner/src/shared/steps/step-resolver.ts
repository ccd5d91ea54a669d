// Checks a step with the contract's schema and returns all errors at once. A schema that depends on one choice stops at
// that choice; then errors common to all choices are returned too, for the fields on the page.

import { toNestErrors } from '@hookform/resolvers';
import { type FieldError, type FieldValues, get, type Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** An error with the text that it is about: the field may have another one by now. */
interface CheckedError extends FieldError {
  readonly typedValue: unknown;
}

export type StepSchema = v.GenericSchema<FieldValues, FieldValues>;

export function createStepResolver(schema: StepSchema): Resolver<FieldValues, unknown, FieldValues> {
  return (values, _, options) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const problems = new Map(toMessages(result.issues));
    for (const [path, message] of listCommonErrors(schema, values)) {
      if (!problems.has(path) && options.names?.includes(path)) problems.set(path, message);
    }
    const errors = Object.fromEntries(
      [...problems].map(([path, message]): [string, CheckedError] => [
        path,
        { type: 'invalid', message, typedValue: get(values, path) },
      ]),
    );
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** Returns the first message of each path. */
function toMessages(issues: readonly v.BaseIssue<unknown>[]): [string, string][] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!first.has(path)) first.set(path, issue.message);
  }
  return [...first];
}

/** Returns the errors that every option of a schema with a choice reports; none once the choice is made. */
function listCommonErrors(schema: StepSchema, values: FieldValues): [string, string][] {
  if (
    !isVariant(schema) ||
    v.safeParse(v.picklist(schema.options.flatMap((option) => listChoices(option, schema.key))), values[schema.key])
      .success
  )
    return [];
  const [first = new Map<string, string>(), ...others] = schema.options.map(
    (option) => new Map(toMessages(v.safeParse(option, values).issues ?? [])),
  );
  return [...first].filter(([path]) => path !== schema.key && others.every((other) => other.has(path)));
}

interface Variant {
  readonly key: string;
  readonly options: readonly (StepSchema & { readonly entries: Readonly<Record<string, unknown>> })[];
}

function isVariant(schema: StepSchema): schema is StepSchema & Variant {
  return schema.type === 'variant';
}

/** Returns the choices that lead to an option. */
function listChoices({ entries }: Variant['options'][number], key: string): string[] {
  const entry = entries[key];
  if (typeof entry !== 'object' || entry === null) return [];
  if ('literal' in entry) return [String(entry.literal)];
  return 'options' in entry && Array.isArray(entry.options) ? entry.options.map(String) : [];
}
