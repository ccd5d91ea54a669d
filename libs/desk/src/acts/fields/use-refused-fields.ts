import type { FieldMessages } from '@ebpls/remote-kit';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { FieldProblem } from '@ebpls/ui/forms';
import {
  type FieldPath,
  type FieldValues,
  useFormContext,
  type UseFormReturn,
  type UseFormSetError,
} from 'react-hook-form';

interface RefusedFieldsOptions {
  /** The place of a field in the form, by its path; -1 for a path that is no field of it. */
  readonly getPlace?: (path: string) => number;
  /** The form lists its problems above the fields, and that list takes the focus. */
  readonly hasSummary?: boolean;
}

/**
 * Shows the messages of a refusal at their fields until these are edited; the first takes the focus. The contract's
 * schema checks a form where it is sent, so that the page does not load it.
 */
export function useRefusedFields<V extends FieldValues>(
  setError: UseFormSetError<V>,
  refusedFields: FieldMessages | undefined,
  { getPlace = () => 0, hasSummary = false }: RefusedFieldsOptions = {},
): void {
  const showMessages = useEffectEvent((messages: FieldMessages) => {
    const paths = Object.keys(messages)
      .filter((path) => getPlace(path) !== -1)
      .toSorted((a, b) => getPlace(a) - getPlace(b));
    for (const [place, path] of paths.entries())
      // The paths are those of the contract's body, whose names the fields have.
      setError(
        path as FieldPath<V>,
        { type: 'refused', message: messages[path]?.[0] ?? '' },
        { shouldFocus: place === 0 && !hasSummary },
      );
  });
  // Before the browser paints: a field that the refusal brings appears with its message.
  useLayoutEffect(() => {
    if (refusedFields) showMessages(refusedFields);
  }, [refusedFields]);
}

/** Returns the messages of a refusal whose fields were not edited since, for the list above the form. */
export function listRefusedProblems<V extends FieldValues>(
  { getFieldState, formState }: Pick<UseFormReturn<V>, 'getFieldState' | 'formState'>,
  refusedFields: FieldMessages | undefined,
): FieldProblem[] {
  return Object.keys(refusedFields ?? {}).flatMap((path) => {
    const message = getFieldState(path as FieldPath<V>, formState).error?.message;
    return message === undefined ? [] : [{ field_id: path, message }];
  });
}

/** Returns a getter of the message at a field of the form. */
export function useMessageGetter(): (name: string) => string | undefined {
  const { getFieldState, formState } = useFormContext();
  return (name) => getFieldState(name, formState).error?.message;
}
