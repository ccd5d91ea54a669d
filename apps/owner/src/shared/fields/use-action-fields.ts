import type { FieldMessages } from '@ebpls/remote-kit';
import { useEffectEvent, useLayoutEffect } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';

import { showRefusedFields } from './show-refused-fields.ts';

/**
 * The fields of a form that the action of the route receives: react-hook-form holds their values, and a refusal is
 * shown at each until it is edited.
 */
export function useActionFields(refusedFields: FieldMessages | undefined) {
  const { register, setError, clearErrors, getFieldState, formState, control } = useForm<FieldValues>();
  const show = useEffectEvent((messages: FieldMessages) => showRefusedFields(setError, messages));
  useLayoutEffect(() => {
    if (refusedFields) show(refusedFields);
  }, [refusedFields]);
  /** Properties of the field of that name. */
  const getField = (name: string) => {
    const error = getFieldState(name, formState).error?.message;
    return { ...register(name, { onChange: () => error !== undefined && clearErrors(name) }), error };
  };
  return { getField, control };
}
