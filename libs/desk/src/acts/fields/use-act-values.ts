import { type FieldMessages, useSession } from '@ebpls/remote-kit';
import { loadTypedValues, removeTypedValues, saveTypedValues } from '@ebpls/remote-kit/typed-values';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';

import { type ActField, type ActForm, toActBody, toInitialValues } from '../act-form.ts';
import { useRefusedFields } from './use-refused-fields.ts';

type FormOfAct = UseFormReturn<FieldValues, unknown, FieldValues>;

/** Holds the values of an act's fields, and shows the messages of a refusal at them. */
export function useActValues(fields: readonly ActField[], refusedFields: FieldMessages | undefined): FormOfAct {
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: toInitialValues(fields),
    resolver: (values) => ({ values: toActBody(fields, values), errors: {} }),
  });
  useRefusedFields(form.setError, refusedFields, {
    getPlace: (path) => fields.findIndex(({ name }) => name === path.split('.')[0]),
  });
  return form;
}

interface TypedForm {
  /** The values were typed before, in a session that ended or on a page that was left. */
  readonly isRestored: boolean;
  /** Called when the dialog is closed or the act is done: what was typed is not needed any more. */
  readonly forget: () => void;
}

/** Stores each change of an act's values, which survive the end of the session for the same person, and restores them. */
export function useTypedValues(
  form: FormOfAct,
  { act, on, fields }: Pick<ActForm, 'act' | 'on' | 'fields'>,
): TypedForm {
  const name = `act ${act} ${on}`;
  const account = useSession(({ user }) => user?.id);
  const [isRestored, setRestored] = useState(false);
  const [initial] = useState(() => toInitialValues(fields));
  const hasChanges = (values: FieldValues): boolean =>
    Object.entries(initial).some(([field, value]) => JSON.stringify(values[field]) !== JSON.stringify(value));
  const forget = (): void => {
    if (account !== undefined) removeTypedValues(account, name);
  };
  const save = useEffectEvent((values: FieldValues) => {
    if (account === undefined) return;
    if (hasChanges(values)) void saveTypedValues(account, name, values);
    else forget();
  });
  const restore = useEffectEvent((typedValues: FieldValues) => {
    if (hasChanges(form.getValues())) return;
    form.reset({ ...form.getValues(), ...typedValues });
    setRestored(true);
  });
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const typedValues = account === undefined ? undefined : await loadTypedValues(account, name);
      if (isLeft) return;
      if (typedValues) restore(typedValues);
      stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
    };
    void begin();
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [account, form, name]);
  return { isRestored, forget };
}
