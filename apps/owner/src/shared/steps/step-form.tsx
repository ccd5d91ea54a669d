// Form of one step with its problems, its saved state and its buttons.

import { type FieldMessages, useSettings } from '@ebpls/remote-kit';
import { Button, momentWritten, Stack } from '@ebpls/ui';
import { ErrorSummary, FormBar, type FormBarProps } from '@ebpls/ui/forms';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldValues, FormProvider, get, useForm } from 'react-hook-form';

import type { SaveStatus, DraftValues } from '../drafts/autosave.ts';
import { type StepSchema, createStepResolver } from './step-resolver.ts';
import { type StepScreens, useScreens } from './step-screens.ts';
import { type FieldSentences, listProblems, SentencesContext } from '../fields/form-fields.ts';
import { showRefusedFields } from '../fields/show-refused-fields.ts';
import { useWords } from '../../owner.messages.ts';

/** Fields of this step with a new value from elsewhere, and the values. */
export interface StepArrival {
  readonly keys: readonly string[];
  readonly values: DraftValues;
}

interface StepFormProps {
  readonly schema: StepSchema;
  /** Values typed before, checked or not. */
  readonly values: DraftValues;
  /** Names and questions of the fields, so that every message names its field. */
  readonly sentences: FieldSentences;
  readonly saveStatus: SaveStatus;
  readonly onTyped: (values: DraftValues) => void;
  /** Called when all fields of the step are valid. */
  readonly onContinue: (values: DraftValues) => void;
  readonly arrival?: StepArrival | undefined;
  /** The server's messages about fields of this step when the whole form was sent. */
  readonly refusedFields?: FieldMessages | undefined;
  readonly back?: ReactNode;
  /** Screens of the step where it does not fit on one; a single one is shown. */
  readonly screens?: StepScreens | undefined;
  /** The act of a last step; the others continue. */
  readonly submit?: { readonly label: string; readonly busy: boolean; readonly why?: string | undefined } | undefined;
  readonly children: ReactNode;
}

/**
 * One step of a form: checked by the contract's schema when the person continues, never while they are still typing.
 */
export function StepForm({
  schema,
  values,
  sentences,
  saveStatus,
  onTyped,
  onContinue,
  arrival,
  refusedFields,
  back,
  screens,
  submit,
  children,
}: StepFormProps) {
  const t = useWords();
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: values,
    resolver: createStepResolver(schema),
    shouldFocusError: false,
  });
  const { formState, handleSubmit, setError } = form;
  const saveState = useSaveState(saveStatus);

  useEffect(() => {
    return form.subscribe({ formState: { values: true }, callback: ({ values: next }) => onTyped(next) });
  }, [form, onTyped]);

  // Once for every arrival; values that came before this step was opened are in its initial values.
  const [firstArrival] = useState(arrival);
  useEffect(() => {
    if (arrival === undefined || arrival === firstArrival) return;
    for (const key of arrival.keys) form.setValue(key, get(arrival.values, key));
  }, [arrival, firstArrival, form]);

  useEffect(() => {
    showRefusedFields(setError, refusedFields);
  }, [refusedFields, setError]);

  const { group, send, show } = useScreens(form, screens, () => void handleSubmit(onContinue)());
  const isOneOfSeveral = screens !== undefined && screens.count > 1;

  return (
    <FormProvider {...form}>
      <SentencesContext value={sentences}>
        <form noValidate onSubmit={send}>
          <Stack gap={6}>
            <ErrorSummary title={t('problems')} errors={listProblems(formState.errors, sentences)} onAbsent={show} />
            {isOneOfSeveral ? (
              <section
                ref={group}
                tabIndex={-1}
                aria-label={t('part_of', { now: screens.place + 1, all: screens.count })}
              >
                {children}
              </section>
            ) : (
              children
            )}
            <FormBar {...saveState} back={back}>
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

/**
 * Returns `Saved 10:42 AM`, or why it is not saved, for the bar of a form; nothing before the first save. A save before
 * this visit is shown with its date.
 */
export function useSaveState(saving: SaveStatus): Pick<FormBarProps, 'savedState' | 'saveState'> {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  if (saving.has_choices) return { saveState: 'failed', savedState: t('choose_first') };
  if (saving.state === 'offline') return { saveState: 'offline', savedState: t('not_saved_offline') };
  if (saving.state === 'failed') return { saveState: 'failed', savedState: t('not_saved') };
  if (saving.state === 'saving') return { saveState: 'saving', savedState: t('saving') };
  if (saving.at === undefined) return {};
  const moment = momentWritten(saving.at, language);
  const time = saving.state === 'untouched' ? moment : (moment.split(', ').at(-1) ?? '');
  return { saveState: 'saved', savedState: t('saved', { time }) };
}
