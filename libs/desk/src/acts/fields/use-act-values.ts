import type { FieldMessages } from '@ebpls/remote-kit';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';

import { type ActField, toActBody, toInitialValues } from '../act-form.ts';
import { useRefusedFields } from './use-refused-fields.ts';

/** Holds the values of an act's fields, and shows the messages of a refusal at them. */
export function useActValues(
  fields: readonly ActField[],
  refusedFields: FieldMessages | undefined,
): UseFormReturn<FieldValues, unknown, FieldValues> {
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: toInitialValues(fields),
    resolver: (values) => ({ values: toActBody(fields, values), errors: {} }),
  });
  useRefusedFields(form.setError, refusedFields, {
    getPlace: (path) => fields.findIndex(({ name }) => name === path.split('.')[0]),
  });
  return form;
}
