import { type FieldMessages, useSettings } from '@ebpls/remote-kit';
import { Button, ErrorSummary, FormBar, type FormBarProps, momentWritten, Stack } from '@ebpls/ui';
import { toNestErrors } from '@hookform/resolvers';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldError, type FieldValues, FormProvider, get, type Resolver, useForm } from 'react-hook-form';
import * as v from 'valibot';

import type { Saving, DraftValues } from './ground/drafts/autosave.ts';
import { type FieldSentences, problemsOf, SentencesContext } from './form-fields.ts';
import { useWords } from './owner.messages.ts';

/** Keys of this step that got another value from elsewhere, and the values that hold it. */
export interface StepArrival {
  readonly keys: readonly string[];
  readonly values: DraftValues;
}

interface StepFormProps {
  readonly schema: Schema;
  /** What was typed before, checked or not. */
  readonly values: DraftValues;
  /** What each field is called and asked for, so that every message names its field. */
  readonly sentences: FieldSentences;
  readonly saving: Saving;
  readonly onTyped: (values: DraftValues) => void;
  /** All fields of the step are right. */
  readonly onContinue: (values: DraftValues) => void;
  readonly arrival?: StepArrival | undefined;
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
  sentences,
  saving,
  onTyped,
  onContinue,
  arrival,
  refused,
  back,
  submit,
  children,
}: StepFormProps) {
  const t = useWords();
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: values,
    resolver: stepResolver(schema),
    shouldFocusError: false,
  });
  const { formState, handleSubmit, setError } = form;
  const saved = useSaveState(saving);

  useEffect(() => {
    return form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => onTyped(typed) });
  }, [form, onTyped]);

  // Once for every arrival; what came before this step was opened stands in its values.
  const [earlier] = useState(arrival);
  useEffect(() => {
    if (arrival === undefined || arrival === earlier) return;
    for (const key of arrival.keys) form.setValue(key, get(arrival.values, key));
  }, [arrival, earlier, form]);

  useEffect(() => {
    for (const [name, messages] of Object.entries(refused ?? {}))
      setError(name, { type: 'refused', message: messages[0] ?? '' });
  }, [refused, setError]);

  return (
    <FormProvider {...form}>
      <SentencesContext value={sentences}>
        <form noValidate onSubmit={(event) => void handleSubmit(onContinue)(event)}>
          <Stack gap={6}>
            <ErrorSummary title={t('problems')} errors={problemsOf(formState.errors, sentences)} />
            {children}
            <FormBar {...saved} back={back}>
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
      </SentencesContext>
    </FormProvider>
  );
}

/** `Saved 10:42 AM`, or why it is not, for the bar of a form; nothing before the first save. */
export function useSaveState(saving: Saving): Pick<FormBarProps, 'savedState' | 'saveState'> {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  if (saving.has_choices) return { saveState: 'failed', savedState: t('choose_first') };
  if (saving.state === 'offline') return { saveState: 'offline', savedState: t('not_saved_offline') };
  if (saving.state === 'failed') return { saveState: 'failed', savedState: t('not_saved') };
  if (saving.state === 'saving') return { saveState: 'saving', savedState: t('saving') };
  if (saving.at === undefined) return {};
  const time = momentWritten(saving.at, language).split(', ').at(-1) ?? '';
  return { saveState: 'saved', savedState: t('saved', { time }) };
}

/** An error that knows the text it is about: what stands in the field may be another one by now. */
interface CheckedError extends FieldError {
  readonly typed: unknown;
}

type Schema = v.GenericSchema<FieldValues, FieldValues>;

/**
 * Checks a step with the contract's schema and tells all that is wrong at once. A schema that depends on one choice
 * stops at that choice; then what would be wrong whatever is chosen is told too, of the fields that are on the page.
 */
export function stepResolver(schema: Schema): Resolver<FieldValues, unknown, FieldValues> {
  return (values, _, options) => {
    const read = v.safeParse(schema, values);
    if (read.success) return { values: read.output, errors: {} };
    const problems = new Map(messagesOf(read.issues));
    for (const [path, message] of wrongAnyhow(schema, values)) {
      if (!problems.has(path) && options.names?.includes(path)) problems.set(path, message);
    }
    const errors = Object.fromEntries(
      [...problems].map(([path, message]): [string, CheckedError] => [
        path,
        { type: 'invalid', message, typed: get(values, path) },
      ]),
    );
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** The first message of each path. */
function messagesOf(issues: readonly v.BaseIssue<unknown>[]): [string, string][] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!first.has(path)) first.set(path, issue.message);
  }
  return [...first];
}

/** What every option of a schema with a choice complains about; nothing once the choice is made. */
function wrongAnyhow(schema: Schema, values: FieldValues): [string, string][] {
  if (
    !isVariant(schema) ||
    v.safeParse(v.picklist(schema.options.flatMap((option) => chosenBy(option, schema.key))), values[schema.key])
      .success
  )
    return [];
  const [first = new Map<string, string>(), ...others] = schema.options.map(
    (option) => new Map(messagesOf(v.safeParse(option, values).issues ?? [])),
  );
  return [...first].filter(([path]) => path !== schema.key && others.every((other) => other.has(path)));
}

interface Variant {
  readonly key: string;
  readonly options: readonly (Schema & { readonly entries: Readonly<Record<string, unknown>> })[];
}

function isVariant(schema: Schema): schema is Schema & Variant {
  return schema.type === 'variant';
}

/** The choices that lead to an option. */
function chosenBy({ entries }: Variant['options'][number], key: string): string[] {
  const entry = entries[key];
  if (typeof entry !== 'object' || entry === null) return [];
  if ('literal' in entry) return [String(entry.literal)];
  return 'options' in entry && Array.isArray(entry.options) ? entry.options.map(String) : [];
}
