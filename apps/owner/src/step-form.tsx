import { type FieldMessages, messageInWords, useSettings } from '@ebpls/remote-kit';
import { Button, ErrorSummary, FormBar, momentWritten, Stack } from '@ebpls/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useEffect } from 'react';
import { type FieldValues, FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

import type { Saving, Typed } from './autosave.ts';
import { useWords } from './owner-words.ts';

interface StepFormProps {
  readonly schema: GenericSchema<FieldValues, FieldValues>;
  /** What was typed before, checked or not. */
  readonly values: Typed;
  readonly saving: Saving;
  readonly onTyped: (values: Typed) => void;
  /** All fields of the step are right. */
  readonly onContinue: (values: Typed) => void;
  /** What the server said about fields of this step when the whole was sent. */
  readonly refused?: FieldMessages | undefined;
  readonly back?: ReactNode;
  /** The act of a last step; the others continue. */
  readonly submit?: { readonly label: string; readonly busy: boolean; readonly why?: string | undefined } | undefined;
  readonly children: ReactNode;
}

/** One step of a form: checked by the contract's schema when the person goes on, never while they are still typing. */
export function StepForm({
  schema,
  values,
  saving,
  onTyped,
  onContinue,
  refused,
  back,
  submit,
  children,
}: StepFormProps) {
  const t = useWords();
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: values,
    resolver: valibotResolver<FieldValues, unknown, FieldValues>(schema),
    shouldFocusError: false,
  });
  const { formState, handleSubmit, setError } = form;
  const saved = useSavedText(saving);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => onTyped(typed) }),
    [form, onTyped],
  );

  useEffect(() => {
    for (const [name, messages] of Object.entries(refused ?? {}))
      setError(name, { type: 'refused', message: messages[0] ?? '' });
  }, [refused, setError]);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void handleSubmit(onContinue)(event)}>
        <Stack gap={6}>
          <ErrorSummary title={t('problems')} errors={problemsOf(formState.errors)} />
          {children}
          <FormBar savedState={saved} back={back}>
            <Button
              type="submit"
              kind="primary"
              busy={submit?.busy}
              disabled={submit?.why !== undefined}
              why={submit?.why}
            >
              {submit?.label ?? t('next')}
            </Button>
          </FormBar>
        </Stack>
      </form>
    </FormProvider>
  );
}

export interface Problem {
  readonly field_id: string;
  readonly message: string;
}

/** Every message of a form with the id of its field, in the person's language. Arrays and groups are walked. */
export function problemsOf(errors: object, path = ''): Problem[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const field_id = path === '' ? name : `${path}.${name}`;
    if ('message' in error && typeof error.message === 'string')
      return [{ field_id: field_id.replace(/\.root$/, ''), message: messageInWords(error.message) }];
    return problemsOf(error, field_id);
  });
}

/** What a field of the step needs beside its words: name, handlers and its message. */
export function useFields() {
  const { register, getFieldState, formState } = useFormContext();
  const errorOf = (name: string): { error?: string } => {
    const { error } = getFieldState(name, formState);
    const message = error?.root?.message ?? error?.message;
    return message ? { error: messageInWords(message) } : {};
  };
  return {
    text: (name: string) => ({ ...register(name, { setValueAs: textOf }), ...errorOf(name) }),
    /** An amount keeps its emptiness, so that the contract asks for it where leaving it out would mean something else. */
    amount: (name: string) => ({ ...register(name), ...errorOf(name) }),
    count: (name: string) => ({ ...register(name, { setValueAs: wholeOf }), ...errorOf(name) }),
    errorOf,
  };
}

/** Nothing typed is no answer, so that the contract says that one is wanted and not that it looks wrong. */
function textOf(typed: unknown): unknown {
  return typed === '' ? undefined : typed;
}

/** A typed number; commas are forgiven. What is not a number stays undefined, so that the contract asks for one. */
function wholeOf(typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed;
  const text = String(typed ?? '').replaceAll(/[,\s]/g, '');
  return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/** `Saved 10:42 AM`, or that it is not, for the bar of a form; nothing before the first save. */
export function useSavedText(saving: Saving): string | undefined {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  if (saving.state === 'failed') return t('not_saved');
  if (saving.state === 'saving') return t('saving');
  if (saving.at === undefined) return undefined;
  return t('saved', { time: momentWritten(saving.at, language).split(', ').at(-1) ?? '' });
}
